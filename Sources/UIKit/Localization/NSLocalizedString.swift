// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

// Overloads of Foundation's function, which would look beside the program only, and in the language
// of the machine. Each takes what a call may name, so that it is a closer match than Foundation's
// with its standard values.

/// The text for `key` in the app's language; the key itself where there is none.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  Localization.text(key, table: nil, bundle: .main, value: "")
}

/// The text for `key` in the app's language, or else `value`.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  Localization.text(key, table: nil, bundle: .main, value: value)
}

/// The text for `key` of a table in the app's language; the key itself where there is none.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  Localization.text(key, table: tableName, bundle: .main, value: "")
}

/// The text for `key` of a bundle in the app's language; the key itself where there is none.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  Localization.text(key, table: nil, bundle: bundle, value: "")
}

/// The text for `key` of a table of a bundle; the key itself where there is none.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String { Localization.text(key, table: tableName, bundle: bundle, value: "") }

/// The text for `key` of a bundle in the app's language, or else `value`.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String { Localization.text(key, table: nil, bundle: bundle, value: value) }

/// The text for `key` of a table in the app's language, or else `value`.
public func NSLocalizedString(
  _ key: String, tableName: String?, value: String, comment: String
) -> String { Localization.text(key, table: tableName, bundle: .main, value: value) }

/// The text for `key` of a table of a bundle, or else `value`.
///
/// The table has to be named: with nil the call would be the same as Foundation's.
public func NSLocalizedString(
  _ key: String, tableName: String, bundle: Bundle, value: String, comment: String
) -> String { Localization.text(key, table: tableName, bundle: bundle, value: value) }

/// Finds texts for `NSLocalizedString`.
enum Localization {
  /// The text for `key`, or else `value`, or else the key.
  static func text(_ key: String, table: String?, bundle: Bundle, value: String) -> String {
    let languages = RunningApplication.settings.preferredLanguages
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let tables = RunningApplication.current?.strings ?? StringTables()
    let root = bundle == .main ? nil : (bundle.resourceURL ?? bundle.bundleURL).path
    return tables.text(key, table: name, languages: languages, in: root)
      ?? (value.isEmpty ? key : value)
  }
}
