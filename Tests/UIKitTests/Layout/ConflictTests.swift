import Synchronization
import Testing

@testable import UIKit

/// What is said when required constraints contradict each other.
@MainActor @Suite struct ConflictTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let view = UIView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  /// What the runtime logs meanwhile.
  private func logged(_ body: () -> Void) -> [String] {
    let log = Mutex<[String]>([])
    _UIKitDiagnostics.setHandler { text in log.withLock { $0.append(text) } }
    defer { _UIKitDiagnostics.setHandler(nil) }
    body()
    return log.withLock { $0 }
  }

  @Test func theLaterOfTwoConstraintsIsLeftOutAndLogged() {
    view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20).isActive = true
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let late = view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20)
    late.identifier = "late"
    late.isActive = true
    let log = logged { root.layoutIfNeeded() }
    #expect(view.frame.width == 280)
    #expect(
      log == [
        """
        Unable to simultaneously satisfy constraints.
            the size of UIView
            UIView.leading = superview.leading + 20
            UIView.trailing = superview.trailing - 20 ("late")
            UIView.width = 100
        Will attempt to recover by breaking constraint
            UIView.width = 100
        """
      ])
  }

  @Test func aConflictIsLoggedOnceUntilItIsSolved() {
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    let other = view.widthAnchor.constraint(equalToConstant: 200)
    other.isActive = true
    let counts = [100.0, 200, 201, 100, 202].map { constant in
      logged {
        other.constant = constant
        root.layoutIfNeeded()
      }.count
    }
    #expect(counts == [0, 1, 0, 0, 1])
    #expect(view.frame.width == 100)
  }

  @Test func equationsReadAsTheyWereWritten() {
    let guide = UILayoutGuide()
    guide.identifier = "column"
    root.addLayoutGuide(guide)
    view.accessibilityIdentifier = "box"
    let half = view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5)
    half.priority = UILayoutPriority(750)
    #expect(half.equation == "UIView(box).height = superview.height * 0.5 @750")
    #expect(
      view.topAnchor.constraint(
        greaterThanOrEqualTo: root.safeAreaLayoutGuide.topAnchor, constant: 8.5
      ).equation == "UIView(box).top >= superview.safeArea.top + 8.5")
    #expect(
      guide.leadingAnchor.constraint(
        lessThanOrEqualTo: root.layoutMarginsGuide.leadingAnchor, constant: -3
      ).equation == "column.leading <= UIView.layoutMargins.leading - 3")
  }

  // MARK: In files

  private func document(_ views: String, _ constraints: String) throws -> [String] {
    let document = try NibFixtures.xib(
      """
      <view id="V">
      <rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>
      \(views)
      </subviews>
      <constraints>
      \(constraints)
      </constraints>
      </view>
      """)
    let outcome = DocumentScreens.screens(of: document, options: DocumentOptions())
    return outcome.diagnostics.map(\.description)
  }

  private let label = """
    <label id="L" text="x" translatesAutoresizingMaskIntoConstraints="NO">
    <rect key="frame" x="8" y="8" width="9" height="20.5"/></label>
    """
  private let place = """
    <constraint firstItem="L" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="a"/>
    <constraint firstItem="L" firstAttribute="top" secondItem="V" secondAttribute="top" id="b"/>
    """

  @Test func aConflictInAFileNamesWhatItContradictsAndWhere() throws {
    let messages = try document(
      label,
      place + """
        <constraint firstItem="L" firstAttribute="width" constant="100" id="c"/>
        <constraint firstItem="L" firstAttribute="width" constant="200" id="d"/>
        """)
    #expect(
      messages == [
        "Test.xib:14: warning: label(L).width = 200 cannot hold together with "
          + "label(L).width = 100 (id c, line 13); it is left out"
      ])
  }

  @Test func manyConflictsAreCounted() throws {
    let widths = (0..<25).map {
      "<constraint firstItem=\"L\" firstAttribute=\"width\" constant=\"\($0)\" id=\"w\($0)\"/>"
    }
    let messages = try document(label, place + widths.joined(separator: "\n"))
    #expect(messages.count == 21)
    #expect(messages.last?.hasSuffix("note: 4 more required constraints that cannot hold") == true)
  }

  @Test func aStackThatCannotHoldIsNamed() throws {
    let messages = try document(
      """
      <stackView id="S" translatesAutoresizingMaskIntoConstraints="NO"><subviews>
      <view id="A" translatesAutoresizingMaskIntoConstraints="NO"/>
      </subviews></stackView>
      """,
      """
      <constraint firstItem="S" firstAttribute="leading" secondItem="V" secondAttribute="leading" id="a"/>
      <constraint firstItem="S" firstAttribute="top" secondItem="V" secondAttribute="top" id="b"/>
      <constraint firstItem="S" firstAttribute="width" constant="100" id="c"/>
      <constraint firstItem="A" firstAttribute="width" constant="50" id="d"/>
      <constraint firstItem="A" firstAttribute="height" constant="50" id="e"/>
      """)
    #expect(
      messages == [
        "Test.xib:8: warning: the arrangement of stackView(S) cannot hold together with "
          + "stackView(S).width = 100 (id c, line 15), view(A).width = 50 (id d, line 16); it is left out"
      ])
  }
}
