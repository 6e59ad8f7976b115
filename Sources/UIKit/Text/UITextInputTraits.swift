import InterfaceBuilder

/// What a keyboard should know about the text it is for; kept, since no keyboard is drawn.
@MainActor public protocol UITextInputTraits: AnyObject {
  /// Which words begin with a capital.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether words are corrected.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get set }
  /// How the keyboard looks.
  var keyboardAppearance: UIKeyboardAppearance { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key works only when there is text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether the text is hidden behind dots.
  var isSecureTextEntry: Bool { get set }
  /// What the text is, such as a user's name.
  var textContentType: UITextContentType? { get set }
  /// Whether two hyphens become a dash; kept, with no effect.
  var smartDashesType: UITextSmartDashesType { get set }
  /// Whether spaces are kept right where text is cut and pasted; kept, with no effect.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get set }
  /// Whether quotation marks become curly; kept, with no effect.
  var smartQuotesType: UITextSmartQuotesType { get set }
}

extension UITextInputTraits {
  /// The default; an object that wants another has the property itself.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// The default; an object that wants another has the property itself.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// The default; an object that wants another has the property itself.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The default; an object that wants another has the property itself.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// The default; an object that wants another has the property itself.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { .default }
    set {}
  }
  /// The default; an object that wants another has the property itself.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// The default; an object that wants another has the property itself.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// The default; an object that wants another has the property itself.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  /// The default; an object that wants another has the property itself.
  public var textContentType: UITextContentType? {
    get { nil }
    set {}
  }

  /// The default; an object that wants another has the property itself.
  public var smartDashesType: UITextSmartDashesType {
    get { .default }
    set {}
  }
  /// The default; an object that wants another has the property itself.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { .default }
    set {}
  }
  /// The default; an object that wants another has the property itself.
  public var smartQuotesType: UITextSmartQuotesType {
    get { .default }
    set {}
  }

  /// Reads `<textInputTraits>`.
  func decodeInputTraits(of owner: IBElement) {
    guard let traits = owner.first("textInputTraits") else { return }
    autocapitalizationType =
      traits.value("autocapitalizationType", UITextAutocapitalizationType.init(nib:)) ?? .none
    autocorrectionType =
      traits.value("autocorrectionType", UITextAutocorrectionType.init(nib:)) ?? .default
    spellCheckingType =
      traits.value("spellCheckingType", UITextSpellCheckingType.init(nib:)) ?? .default
    keyboardType =
      traits.value("keyboardType", UIKeyboardType.init(nib:)) ?? .default
    keyboardAppearance =
      traits.value("keyboardAppearance", UIKeyboardAppearance.init(nib:)) ?? .default
    returnKeyType =
      traits.value("returnKeyType", UIReturnKeyType.init(nib:)) ?? .default
    enablesReturnKeyAutomatically = traits.bool("enablesReturnKeyAutomatically") ?? false
    isSecureTextEntry = traits.bool("secureTextEntry") ?? false
    textContentType = traits["textContentType"].map(UITextContentType.init(rawValue:))
    smartDashesType =
      traits.value("smartDashesType", UITextSmartDashesType.init(nib:)) ?? .default
    smartInsertDeleteType =
      traits.value("smartInsertDeleteType", UITextSmartInsertDeleteType.init(nib:)) ?? .default
    smartQuotesType =
      traits.value("smartQuotesType", UITextSmartQuotesType.init(nib:)) ?? .default
  }
}

/// Which words begin with a capital.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none
  case words
  case sentences
  case allCharacters

  init?(nib name: String?) {
    let names = ["none", "words", "sentences", "allCharacters"]
    guard let name, let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable, YesOrNo {
  case `default`
  case no
  case yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable, YesOrNo {
  case `default`
  case no
  case yes
}

/// Which keys a keyboard has.
public enum UIKeyboardType: Int, Sendable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad
  /// The old name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable

  init?(nib name: String?) {
    let names = [
      "default", "alphabet", "numbersAndPunctuation", "URL", "numberPad", "phonePad",
      "namePhonePad", "emailAddress", "decimalPad", "twitter", "webSearch", "ASCIICapableNumberPad",
    ]
    guard let name, let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }
}

/// How a keyboard looks.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`
  case dark
  case light
  /// The old name of `dark`.
  public static let alert = UIKeyboardAppearance.dark

  init?(nib name: String?) {
    switch name {
    case "dark", "alert": self = .dark
    case "light": self = .light
    case "default": self = .default
    default: return nil
    }
  }
}

/// What the return key says.
public enum UIReturnKeyType: Int, Sendable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`

  init?(nib name: String?) {
    let names = [
      "default", "go", "google", "join", "next", "route", "search", "send", "yahoo", "done",
      "emergencyCall", "continue",
    ]
    guard let name, let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: index)
  }
}

/// What a text is, for keyboards that offer it.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  /// The name that files use.
  public let rawValue: String
  /// Makes a type from the name that files use.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A user's name in an app.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password to be made.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// A web address.
  public static let URL = UITextContentType(rawValue: "url")
  /// The code of a place.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
}
