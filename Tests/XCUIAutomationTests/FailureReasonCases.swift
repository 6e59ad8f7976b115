import UIKit
import XCUIAutomation

/// A screen, a step that cannot be done on it, and what the test is told.
struct FailureReasonCase: Sendable, CustomStringConvertible {
  let description: String
  let fill: @MainActor @Sendable (UIView) -> Void
  let step: @MainActor @Sendable (XCUIApplication) -> Void
  let message: String

  init(
    _ name: String, _ fill: @escaping @MainActor @Sendable (UIView) -> Void,
    step: @escaping @MainActor @Sendable (XCUIApplication) -> Void, message: String
  ) {
    description = name
    self.fill = fill
    self.step = step
    self.message = message
  }

  static let tapNext: @MainActor @Sendable (XCUIApplication) -> Void = {
    $0.buttons["Next"].tap()
  }

  static let all: [FailureReasonCase] = missing + notSeen + notReached

  static let missing: [FailureReasonCase] = [
    FailureReasonCase(
      "a misspelt name",
      { root in
        root.addSubview(makeButton("Next", y: 40))
        root.addSubview(makeButton("Cancel", y: 80))
        root.addSubview(makeLabel("Nest", y: 120))
      },
      step: {
        $0.buttons["Nxt"].tap()
      },
      message:
        """
        tap() on app.buttons["Nxt"]: there is no button "Nxt" on the screen.

        Nearest on the screen:
          button "Next"
          button "Cancel"
        """
    ),
    FailureReasonCase(
      "a name of another kind",
      { root in
        root.addSubview(makeLabel("Next", y: 40))
      },
      step: {
        $0.buttons["Next"].tap()
      },
      message:
        """
        tap() on app.buttons["Next"]: there is no button "Next" on the screen; a text is called so.

        Nearest on the screen:
          text "Next"
        """
    ),
    FailureReasonCase(
      "no element of the kind",
      { root in
        root.addSubview(makeButton("Next", y: 40))
      },
      step: {
        $0.sliders.element.tap()
      },
      message:
        """
        tap() on app.sliders: there is no slider on the screen.

        Nearest on the screen:
          button "Next"
        """
    ),
    FailureReasonCase(
      "an index too large",
      { root in
        root.addSubview(makeButton("Next", y: 40))
        root.addSubview(makeButton("Cancel", y: 80))
      },
      step: {
        $0.buttons.element(boundBy: 2).tap()
      },
      message:
        """
        tap() on app.buttons.element(boundBy: 2): there are only 2 buttons, none at 2 counted from 0.

        Nearest on the screen:
          button "Next"
          button "Cancel"
        """
    ),
    FailureReasonCase(
      "several of the name",
      { root in
        root.addSubview(makeButton("Next", y: 40))
        let second = makeButton("Next", y: 80)
        second.accessibilityIdentifier = "second"
        root.addSubview(second)
      },
      step: {
        $0.buttons["Next"].tap()
      },
      message:
        """
        tap() on app.buttons["Next"]: 2 buttons match, so it is not clear which one is meant. \
        Choose with element(boundBy:), firstMatch, or an accessibility identifier.

        These match:
          button "Next" at (20, 40) 120 × 32
          button "Next", identifier "second" at (20, 80) 120 × 32
        """
    ),
  ]

  static let notSeen: [FailureReasonCase] = [
    FailureReasonCase(
      "hidden",
      { root in
        let button = makeButton("Next", y: 40)
        button.isHidden = true
        root.addSubview(button)
        root.addSubview(makeButton("Cancel", y: 80))
      },
      step: {
        tapNext($0)
      },
      message:
        """
        tap() on app.buttons["Next"]: button "Next" is hidden: its isHidden is true.

        Nearest on the screen:
          button "Cancel"
        """
    ),
    FailureReasonCase(
      "inside something transparent",
      { root in
        let panel = UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
        panel.accessibilityIdentifier = "panel"
        panel.alpha = 0
        panel.addSubview(makeButton("Next", y: 0))
        root.addSubview(panel)
      },
      step: {
        tapNext($0)
      },
      message:
        """
        tap() on app.buttons["Next"]: button "Next" is hidden: it stands in view with identifier \
        "panel": its alpha is 0.
        """
    ),
    FailureReasonCase(
      "off-screen",
      { root in
        root.addSubview(makeButton("Next", y: 400))
      },
      step: {
        tapNext($0)
      },
      message:
        """
        tap() on app.buttons["Next"]: button "Next" is off-screen: it stands at (20, 400) 120 × 32, \
        outside the screen of 320 × 320 points.
        """
    ),
    FailureReasonCase(
      "cut off",
      { root in
        let panel = UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
        panel.clipsToBounds = true
        panel.addSubview(makeButton("Next", y: 60))
        root.addSubview(panel)
      },
      step: {
        tapNext($0)
      },
      message:
        """
        tap() on app.buttons["Next"]: button "Next" is off-screen: it stands at (20, 100) 120 × 32, \
        cut off by the views around it.
        """
    ),
    FailureReasonCase(
      "without a size",
      { root in
        let button = makeButton("Next", y: 40)
        button.frame.size = .zero
        root.addSubview(button)
      },
      step: {
        tapNext($0)
      },
      message:
        """
        tap() on app.buttons["Next"]: button "Next" has no size: it is 0 × 0.
        """
    ),
  ]

  static let notReached: [FailureReasonCase] = [
    FailureReasonCase(
      "disabled",
      { root in
        let button = makeButton("Next", y: 40)
        button.isEnabled = false
        root.addSubview(button)
        root.addSubview(makeButton("Cancel", y: 80))
      },
      step: {
        tapNext($0)
      },
      message:
        """
        tap() on app.buttons["Next"]: button "Next" is disabled.

        Nearest on the screen:
          button "Cancel"
        """
    ),
    FailureReasonCase(
      "covered by a view with a name",
      { root in
        root.addSubview(makeButton("Next", y: 40))
        let cover = UIView(frame: root.bounds)
        cover.accessibilityIdentifier = "cover"
        root.addSubview(cover)
      },
      step: {
        tapNext($0)
      },
      message:
        """
        tap() on app.buttons["Next"]: button "Next" is covered by view with identifier "cover".
        """
    ),
    FailureReasonCase(
      "covered by a view without a name",
      { root in
        root.addSubview(makeButton("Next", y: 40))
        let cover = UIView(frame: CGRect(x: 0, y: 30, width: 200, height: 100))
        cover.addSubview(makeLabel("Loading", y: 60))
        root.addSubview(cover)
      },
      step: {
        tapNext($0)
      },
      message:
        """
        tap() on app.buttons["Next"]: button "Next" is covered by a UIView without a name at \
        (0, 30) 200 × 100, in front with text "Loading".
        """
    ),
    FailureReasonCase(
      "deaf",
      { root in
        let button = makeButton("Next", y: 40)
        button.isUserInteractionEnabled = false
        root.addSubview(button)
      },
      step: {
        tapNext($0)
      },
      message:
        """
        tap() on app.buttons["Next"]: button "Next" takes no touches: its isUserInteractionEnabled \
        is false.
        """
    ),
    FailureReasonCase(
      "inside something deaf",
      { root in
        let panel = UIView(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
        panel.accessibilityIdentifier = "panel"
        panel.isUserInteractionEnabled = false
        panel.addSubview(makeButton("Next", y: 0))
        root.addSubview(panel)
      },
      step: {
        tapNext($0)
      },
      message:
        """
        tap() on app.buttons["Next"]: button "Next" takes no touches: isUserInteractionEnabled is \
        false on view with identifier "panel".
        """
    ),
  ]
}
