import UIKit

/// Looks at views that cannot be seen, to tell a test why a step failed.
@MainActor enum HiddenViews {
  /// Shows everything for the time of `body`, which gets the reasons why views were hidden.
  ///
  /// An accessibility tree leaves hidden views out. They are shown for a moment only after a step
  /// failed, when nothing more is done in the application.
  static func revealing<Result>(
    in application: UIApplication, _ body: ([ObjectIdentifier: String]) -> Result
  ) -> Result {
    var reasons: [ObjectIdentifier: String] = [:]
    var restore: [() -> Void] = []
    var waiting: [UIView] = application.windows.flatMap(\.subviews)
    while let view = waiting.popLast() {
      waiting.append(contentsOf: view.subviews)
      if let reason = reveal(view, &restore) { reasons[ObjectIdentifier(view)] = reason }
    }
    defer { for undo in restore.reversed() { undo() } }
    return body(reasons)
  }

  private static func reveal(_ view: UIView, _ restore: inout [() -> Void]) -> String? {
    var reason: String?
    if view.accessibilityElementsHidden {
      reason = "its accessibilityElementsHidden is true"
      view.accessibilityElementsHidden = false
      restore.append { view.accessibilityElementsHidden = true }
    }
    if view.alpha < 0.01 {
      let alpha = view.alpha
      reason = "its alpha is \(ElementNames.number(alpha))"
      view.alpha = 1
      restore.append { view.alpha = alpha }
    }
    if view.isHidden {
      reason = "its isHidden is true"
      view.isHidden = false
      restore.append { view.isHidden = true }
    }
    return reason
  }
}
