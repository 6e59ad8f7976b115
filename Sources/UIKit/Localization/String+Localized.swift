import Foundation

extension String {
  /// A key with the values that a string literal puts into it.
  public struct LocalizationValue: ExpressibleByStringInterpolation {
    /// The key: the literal with a format in the place of each value.
    let key: String
    let arguments: [any CVarArg]

    /// Makes a key without values.
    public init(_ value: String) {
      key = value
      arguments = []
    }

    /// Makes a key without values.
    public init(stringLiteral value: String) { self.init(value) }

    /// Makes a key with the values of a literal.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      fileprivate var key = ""
      fileprivate var arguments: [any CVarArg] = []

      /// Begins without parts.
      public init(literalCapacity: Int, interpolationCount: Int) {
        holdsValues = interpolationCount > 0
      }
      private let holdsValues: Bool

      /// Adds text; where there are values the key is a format, in which a percent sign is doubled.
      public mutating func appendLiteral(_ literal: String) {
        key += holdsValues ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      }
      /// Adds a text.
      public mutating func appendInterpolation(_ value: String) {
        add("%@", NSString(string: value))
      }
      /// Adds a whole number.
      public mutating func appendInterpolation(_ value: Int) { add("%lld", value) }
      /// Adds a whole number that is not negative.
      public mutating func appendInterpolation(_ value: UInt) { add("%llu", value) }
      /// Adds a number.
      public mutating func appendInterpolation(_ value: Double) { add("%lf", value) }
      /// Adds a number.
      public mutating func appendInterpolation(_ value: Float) { add("%f", Double(value)) }
      /// Adds anything else as it describes itself.
      public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value) {
        add("%@", NSString(string: value.description))
      }

      private mutating func add(_ format: String, _ value: any CVarArg) {
        key += format
        arguments.append(value)
      }
    }
  }

  /// The text for a key in the app's language, with the values of the key in place.
  ///
  /// - Parameters:
  ///   - keyAndValue: The key, which is also the text where there is none.
  ///   - table: The name of the strings file; nil for `Localizable`.
  ///   - bundle: Where it lies; nil for the app's own.
  ///   - locale: How numbers are written; nil for the app's own.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, value: keyAndValue, table: table, bundle: bundle, locale: locale)
  }

  /// The text for a key in the app's language, or else `defaultValue`, whose values it takes.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, value: defaultValue, table: table, bundle: bundle, locale: locale)
  }

  private init(
    key: String, value: LocalizationValue, table: String?, bundle: Bundle?, locale: Locale?
  ) {
    let text = Localization.text(key, table: table, bundle: bundle ?? .main, value: value.key)
    guard !value.arguments.isEmpty else {
      self = text
      return
    }
    let words = PluralFormats.expanded(text, value.arguments)
    let locale = locale ?? Locale(identifier: RunningApplication.settings.locale)
    self.init(format: words.format, locale: locale, arguments: words.arguments)
  }
}
