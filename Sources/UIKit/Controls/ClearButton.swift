/// The button at the right end of a text field that clears it.
///
/// The field draws it, as the last sign inside its brackets.
@MainActor final class ClearButton: UIControl {
  /// Called when the user taps the button.
  var onTap: (() -> Void)?

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isInsideTrackingArea(touch) else { return }
    onTap?()
  }

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = "Clear text"
  }
}
