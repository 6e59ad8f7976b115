import Testing

@testable import UIKit

@MainActor @Suite struct StackViewTests {
  /// Stacks of boxes that ask for 20 by 10, 40 by 20 and 60 by 30 points, in 300 by 100.
  private func frames(_ configure: (UIStackView) -> Void) -> [CGRect] {
    let stack = UIStackView(
      arrangedSubviews: [Box(20, 10), Box(40, 20), Box(60, 30)])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    configure(stack)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  @Test(
    arguments: [
      (UIStackView.Distribution.fillEqually, [0.0, 100, 200], [100.0, 100, 100]),
      (.fillProportionally, [0, 50, 150], [50, 100, 150]),
      (.equalSpacing, [0, 110, 240], [20, 40, 60]),
    ] as [(UIStackView.Distribution, [Double], [Double])])
  func viewsShareTheRoom(
    distribution: UIStackView.Distribution, starts: [Double], lengths: [Double]
  ) {
    let frames = frames { $0.distribution = distribution }
    #expect(frames.map { Double($0.minX) } == starts)
    #expect(frames.map { Double($0.width) } == lengths)
  }

  @Test(
    arguments: [
      (UIStackView.Alignment.fill, [0.0, 0, 0], [100.0, 100, 100]),
      (.top, [0, 0, 0], [10, 20, 30]), (.bottom, [90, 80, 70], [10, 20, 30]),
      (.center, [45, 40, 35], [10, 20, 30]),
    ] as [(UIStackView.Alignment, [Double], [Double])])
  func viewsAreAlignedAcross(
    alignment: UIStackView.Alignment, starts: [Double], lengths: [Double]
  ) {
    let frames = frames {
      $0.distribution = .fillEqually
      $0.alignment = alignment
    }
    #expect(frames.map { Double($0.minY) } == starts)
    #expect(frames.map { Double($0.height) } == lengths)
  }

  @Test func spacingAndHiddenViews() {
    let frames = frames { stack in
      stack.distribution = .fillEqually
      stack.spacing = 10
      stack.arrangedSubviews[1].isHidden = true
    }
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 145, height: 100))
    #expect(frames[1].width == 0)
    #expect(frames[2] == CGRect(x: 155, y: 0, width: 145, height: 100))
  }

  @Test func aColumnRunsDownwards() {
    let frames = frames { stack in
      stack.axis = .vertical
      stack.distribution = .fillEqually
      stack.alignment = .leading
      stack.setCustomSpacing(10, after: stack.arrangedSubviews[0])
    }
    #expect(frames.map { Double($0.minY) } == [0, 40, 70])
    #expect(frames.map { Double($0.width) } == [20, 40, 60])
  }

  @Test func marginsKeepViewsFromTheEdge() {
    let frames = frames { stack in
      stack.distribution = .fillEqually
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 15, right: 0)
    }
    #expect(frames[0] == CGRect(x: 30, y: 5, width: 90, height: 80))
  }

  @Test func aStackOfAFileIsLaidOutForItsSizeClasses() throws {
    let document = try NibFixtures.xib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="300" height="100"/><subviews>
      <stackView id="s" translatesAutoresizingMaskIntoConstraints="NO" distribution="fillEqually">
      <rect key="frame" x="0" y="0" width="1" height="1"/>
      <subviews><view id="a"/><view id="b"/></subviews>
      <variation key="heightClass=regular-widthClass=compact" axis="vertical"/>
      </stackView></subviews>
      <constraints>
      <constraint firstItem="s" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/>
      <constraint firstItem="s" firstAttribute="top" secondItem="v" secondAttribute="top" id="2"/>
      <constraint firstAttribute="trailing" secondItem="s" secondAttribute="trailing" constant="20" id="3">
      <variation key="widthClass=compact" constant="100"/></constraint>
      <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" id="4"/>
      <constraint firstAttribute="bottom" secondItem="s" secondAttribute="bottom" constant="50" id="5"/>
      </constraints>
      <variation key="default"><mask key="constraints"><exclude reference="5"/></mask></variation>
      </view>
      """, attributes: "useAutolayout=\"YES\" useTraitCollections=\"YES\"")
    let (screens, diagnostics) = DocumentScreens.screens(of: document, options: DocumentOptions())
    let stack = try #require(screens.first?.root.subviews.first)
    #expect(stack.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(stack.subviews.map(\.frame.height) == [50, 50])
    #expect(diagnostics.isEmpty)
  }
}

@MainActor @Suite struct HiddenArrangedViewTests {
  private func starts(hidden: Set<Int>, count: Int = 3) -> [CGFloat] {
    let stack = UIStackView(arrangedSubviews: (0..<count).map { _ in Box(20, 20) })
    stack.axis = .vertical
    stack.spacing = 10
    for index in hidden { stack.arrangedSubviews[index].isHidden = true }
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.addSubview(stack)
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame.minY)
  }

  @Test(
    arguments: [
      // In the middle of the spacing between two, at the end after the last.
      ([1], [0, 25, 30]), ([2], [0, 30, 50]),
      // Beside a single one that is seen, at the start.
      ([1, 2], [0, 0, 0]),
    ] as [(Set<Int>, [CGFloat])])
  func whereTheyLie(hidden: Set<Int>, expected: [CGFloat]) {
    #expect(starts(hidden: hidden) == expected)
  }

  @Test func aSizeOfItsOwnStays() {
    let stack = UIStackView(arrangedSubviews: [Box(20, 20), Box(20, 20), Box(20, 20)])
    stack.arrangedSubviews[1].widthAnchor.constraint(equalToConstant: 70).isActive = true
    stack.arrangedSubviews[1].isHidden = true
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[1].frame.width == 70)
    #expect(stack.arrangedSubviews[2].frame.minX == stack.arrangedSubviews[0].frame.maxX)
  }
}

@MainActor @Suite struct BaselineArrangementTests {
  @Test func aColumnMayBeSpacedFromBaselineToBaseline() {
    let labels = ["One", "Two"].map { text -> UILabel in
      let label = UILabel()
      label.text = text
      label.font = .systemFont(ofSize: 20)
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.isBaselineRelativeArrangement = true
    stack.spacing = 40
    stack.translatesAutoresizingMaskIntoConstraints = false
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    root.addSubview(stack)
    stack.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 40) <= 0.5)
  }
}
