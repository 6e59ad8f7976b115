import InterfaceBuilder
import Testing

@testable import UIKit

/// What is said of layouts that constraints leave open, and of frames that a file has otherwise.
@MainActor @Suite struct AmbiguityTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func ambiguities() -> [String] {
    root.layoutIfNeeded()
    var system = root.layoutStorage?.engine?.solved
    return system?.ambiguities().map { "\($0.description) of \(type(of: $0.view))" } ?? []
  }

  private func label() -> UILabel {
    let label = add(UILabel())
    label.text = "Some text"
    return label
  }

  @Test func nothingIsAmbiguousWhereAllIsSaid() {
    let view = label()
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8).isActive = true
    view.centerYAnchor.constraint(equalTo: root.centerYAnchor).isActive = true
    #expect(ambiguities() == [])
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func aViewWithoutASizeIsAmbiguousWhereItIsOpen() {
    let view = add(UIView())
    view.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    view.heightAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(ambiguities() == ["width of UIView"])
    #expect(view.hasAmbiguousLayout)
  }

  @Test func aViewWithoutAPlaceIsAmbiguous() {
    let view = label()
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(ambiguities() == ["horizontal position of UILabel"])
  }

  @Test func anInequalityLeavesAPlaceOpen() {
    let view = label()
    view.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor).isActive = true
    view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(ambiguities() == ["horizontal position of UILabel"])
  }

  @Test func onlyTheCauseIsNamed() {
    let first = add(UIView())
    let second = label()
    first.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    first.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    first.heightAnchor.constraint(equalToConstant: 20).isActive = true
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8).isActive = true
    second.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    #expect(ambiguities() == ["width of UIView"])
    #expect(second.hasAmbiguousLayout)
  }

  @Test func equallyEagerLabelsShareRoomAmbiguously() {
    let first = label()
    let second = label()
    for view in [first, second] {
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    first.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
    second.leadingAnchor.constraint(equalTo: first.trailingAnchor).isActive = true
    second.trailingAnchor.constraint(equalTo: root.trailingAnchor).isActive = true
    #expect(ambiguities() == ["width of UILabel"])
    second.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
    #expect(ambiguities() == [])
  }

  @Test func contentOfAScrollViewNeedsASize() {
    let scroll = add(UIScrollView())
    let content = UILabel()
    content.text = "x"
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      NSLayoutConstraint(
        item: scroll, attribute: attribute, relatedBy: .equal, toItem: root,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    content.leftAnchor.constraint(equalTo: scroll.leftAnchor).isActive = true
    content.rightAnchor.constraint(equalTo: scroll.rightAnchor).isActive = true
    content.topAnchor.constraint(equalTo: scroll.topAnchor).isActive = true
    #expect(ambiguities() == ["content height of UIScrollView"])
    content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    #expect(ambiguities() == [])
  }

  @Test func constraintsThatAPlaceFollowsFromAreKnown() {
    let view = label()
    let other = label()
    let constraints = [
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      other.topAnchor.constraint(equalTo: root.topAnchor),
    ]
    NSLayoutConstraint.activate(constraints)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [constraints[0]])
    root.layoutIfNeeded()
    #expect(other.constraintsAffectingLayout(for: .horizontal) == [constraints[0], constraints[2]])
    #expect(other.constraintsAffectingLayout(for: .vertical) == [constraints[3]])
  }

  @Test func aViewThatNothingPlacesIsAmbiguous() {
    #expect(label().hasAmbiguousLayout)
    #expect(!root.hasAmbiguousLayout)
  }

  // MARK: In files

  private func messages(_ views: String, isDesignTime: Bool) throws -> [String] {
    let document = try NibFixtures.xib(
      """
      <view id="V"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
      \(views)
      </subviews><constraints>
      <constraint firstItem="A" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="a"/>
      <constraint firstItem="A" firstAttribute="top" secondItem="V" secondAttribute="top" id="b"/>
      <constraint firstItem="A" firstAttribute="height" constant="30" id="c"/>
      </constraints></view>
      """)
    var options = DocumentOptions()
    options.isDesignTime = isDesignTime
    return DocumentScreens.screens(of: document, options: options).diagnostics.map(\.description)
  }

  @Test func ambiguousViewsOfAFileAreNamed() throws {
    let view = """
      <view id="A" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="0" width="0" height="30"/></view>
      """
    for isDesignTime in [false, true] {
      #expect(
        try messages(view, isDesignTime: isDesignTime) == [
          "Test.xib:6: warning: ambiguous width of view(A)"
        ])
    }
  }

  @Test func misplacedViewsAreNamedOnTheCanvasOnly() throws {
    let view = """
      <label id="A" text="" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0" y="12" width="0.5" height="30"/></label>
      """
    #expect(try messages(view, isDesignTime: false) == [])
    #expect(
      try messages(view, isDesignTime: true) == [
        "Test.xib:6: note: the frame of label(A) will be (0, 0, 0, 30) at run time; "
          + "the file has (0, 12, 0.5, 30)"
      ])
  }

  @Test func framesThatAFileLeavesOutAreNotMisplaced() throws {
    let view = """
      <label id="A" text="abc" translatesAutoresizingMaskIntoConstraints="NO">
      <rect key="frame" x="0.0" y="0.0" width="0.0" height="0.0"/></label>
      """
    #expect(try messages(view, isDesignTime: true) == [])
  }
}
