import Canvas

extension UISearchBar {
  /// How prominent a search bar is.
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal

    init?(nib name: String?) {
      switch name {
      case "default": self = .default
      case "prominent": self = .prominent
      case "minimal": self = .minimal
      default: return nil
      }
    }
  }

  /// The signs in the field that may have images of their own.
  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }
}

/// Whether a bar is light or dark; text pictures show no difference.
public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
  /// The old name of a black bar that shines through.
  public static let blackTranslucent = UIBarStyle.black

  init?(nib name: String?) {
    switch name {
    case "default": self = .default
    case "black", "blackTranslucent", "blackOpaque": self = .black
    default: return nil
    }
  }
}

/// The text input traits of a bar are those of its field.
extension UISearchBar: UITextInputTraits {
  /// Which words begin with a capital.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  /// Which keys there are.
  public var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// How the keyboard looks.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// What the return key says.
  public var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the return key works only when there is text; it does unless set.
  public var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden behind dots.
  public var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// What the text is.
  public var textContentType: UITextContentType? {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
}

/// A small button of a search bar that shows one sign.
@MainActor final class SignButton: UIControl {
  /// Called when the user taps the button.
  var onTap: (() -> Void)?

  private let sign: String
  private let name: String

  init(sign: String, name: String) {
    self.sign = sign
    self.name = name
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isInsideTrackingArea(touch) else { return }
    onTap?()
  }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(
      CapsuleDrawing(opening: "(", content: sign, closing: ")", frame: frame, extent: .hug))
  }

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = name
    element.isEnabled = isEnabled
  }
}
