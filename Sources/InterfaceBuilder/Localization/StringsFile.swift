/// A strings file: texts by their keys, in any of the formats that `.strings` files have.
public struct StringsFile: Sendable {
  /// A text and the line of its key, counted from 1; 1 in files without lines.
  public struct Entry: Sendable, Equatable {
    /// The text.
    public let text: String
    /// The line of the key.
    public let line: Int
  }

  /// The path of the file, as the caller gave it.
  public let file: String
  /// The texts by their keys; of two for one key the later one counts.
  public let entries: [String: Entry]
  /// What is odd about the file and was left out or mended, at most a hundred.
  public let diagnostics: [Diagnostic]

  /// Reads the file at `path`: the old text format, XML or a binary property list, in UTF-8, UTF-16
  /// or what an XML declaration says.
  ///
  /// Throws an ``IBReadError`` with file and line for what is neither.
  public init(contentsOfFile path: String) throws(IBReadError) {
    do throws(Refusal) {
      try self.init(read: try readFile(at: path), file: path)
    } catch {
      throw error.error(in: path)
    }
  }

  /// Reads `bytes`, which came from `file`.
  public init(bytes: [UInt8], file: String) throws(IBReadError) {
    do throws(Refusal) {
      try self.init(read: bytes, file: file)
    } catch {
      throw error.error(in: file)
    }
  }

  private init(read bytes: [UInt8], file: String) throws(Refusal) {
    var remarks: [Remark] = []
    guard case .dictionary(let list) = try PropertyList(bytes, remarks: &remarks) else {
      throw Refusal("not a strings file: the property list is no dictionary")
    }
    var entries: [String: Entry] = [:]
    for entry in list {
      if let text = entry.value.text {
        if let earlier = entries[entry.key] {
          let key = Refusal.quotable(entry.key)
          remarks.add(
            "\"\(key)\" stands on line \(earlier.line) already; this one counts", line: entry.line)
        }
        entries[entry.key] = Entry(text: text, line: entry.line)
      } else {
        let key = Refusal.quotable(entry.key)
        remarks.add(
          "the value of \"\(key)\" is \(entry.value.kind) and no text", line: entry.line)
      }
    }
    self.init(file: file, entries: entries, diagnostics: remarks.map { $0.warning(in: file) })
  }

  init(file: String, entries: [String: Entry], diagnostics: [Diagnostic] = []) {
    self.file = file
    self.entries = entries
    self.diagnostics = diagnostics
  }

  /// The text for `key`.
  public subscript(_ key: String) -> String? { entries[key]?.text }
}

/// A `.stringsdict` file: formats whose words depend on numbers.
public struct PluralsFile: Sendable {
  /// A number in a format, with the words for each category of numbers.
  public struct Variable: Sendable, Equatable {
    /// How the number is written, such as `d` or `lu`.
    public let valueType: String
    /// Texts by category: `zero`, `one`, `two`, `few`, `many`, `other`.
    public let texts: [String: String]
  }

  /// A format with its variables, named as in `%#@name@`.
  public struct Format: Sendable, Equatable {
    /// The format itself.
    public let format: String
    /// The variables by name.
    public let variables: [String: Variable]
  }

  /// The path of the file, as the caller gave it.
  public let file: String
  /// The formats by their keys.
  public let formats: [String: Format]
  /// What is odd about the file and was left out, at most a hundred.
  public let diagnostics: [Diagnostic]

  /// Reads the file at `path`. Throws an ``IBReadError`` for what is no such property list.
  public init(contentsOfFile path: String) throws(IBReadError) {
    do throws(Refusal) {
      try self.init(read: try readFile(at: path), file: path)
    } catch {
      throw error.error(in: path)
    }
  }

  /// Reads `bytes`, which came from `file`.
  public init(bytes: [UInt8], file: String) throws(IBReadError) {
    do throws(Refusal) {
      try self.init(read: bytes, file: file)
    } catch {
      throw error.error(in: file)
    }
  }

  init(file: String, formats: [String: Format], diagnostics: [Diagnostic] = []) {
    self.file = file
    self.formats = formats
    self.diagnostics = diagnostics
  }

  private init(read bytes: [UInt8], file: String) throws(Refusal) {
    var remarks: [Remark] = []
    guard case .dictionary(let list) = try PropertyList(bytes, remarks: &remarks) else {
      throw Refusal("not a file of plurals: the property list is no dictionary")
    }
    var formats: [String: Format] = [:]
    for entry in list {
      var format: String?
      var variables: [String: Variable] = [:]
      for part in entry.value.entries {
        if part.key == "NSStringLocalizedFormatKey" {
          format = part.value.text
        } else {
          variables[part.key] = Self.variable(part.value)
        }
      }
      if let format {
        formats[entry.key] = Format(format: format, variables: variables)
      } else {
        // Other rules, of the width of a screen or the kind of a device, are not read.
        let key = Refusal.quotable(entry.key)
        remarks.add("\"\(key)\" has no NSStringLocalizedFormatKey", line: entry.line)
      }
    }
    self.init(file: file, formats: formats, diagnostics: remarks.map { $0.warning(in: file) })
  }

  private static func variable(_ value: PropertyList) -> Variable {
    var texts: [String: String] = [:]
    var valueType = "d"
    for part in value.entries {
      switch part.key {
      case "NSStringFormatSpecTypeKey": continue
      case "NSStringFormatValueTypeKey": valueType = part.value.text ?? valueType
      default: texts[part.key] = part.value.text
      }
    }
    return Variable(valueType: valueType, texts: texts)
  }
}
