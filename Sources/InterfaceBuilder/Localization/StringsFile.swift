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

  /// Reads the file at `path`: the old text format, XML or a binary property list, in UTF-8, UTF-16
  /// or what an XML declaration says.
  ///
  /// Throws an ``IBReadError`` with file and line for what is neither.
  public init(contentsOfFile path: String) throws(IBReadError) {
    file = path
    do throws(Refusal) {
      entries = try Self.read(try readFile(at: path))
    } catch {
      throw error.error(in: path)
    }
  }

  /// Reads `bytes`, which came from `file`.
  public init(bytes: [UInt8], file: String) throws(IBReadError) {
    self.file = file
    do throws(Refusal) {
      entries = try Self.read(bytes)
    } catch {
      throw error.error(in: file)
    }
  }

  private static func read(_ bytes: [UInt8]) throws(Refusal) -> [String: Entry] {
    guard case .dictionary(let list) = try PropertyList(bytes) else {
      throw Refusal("not a strings file: the property list is no dictionary")
    }
    var entries: [String: Entry] = [:]
    for entry in list {
      guard let text = entry.value.text else {
        throw Refusal(
          "the value of \"\(Refusal.quotable(entry.key))\" is no text",
          at: IBReadError.Position(line: entry.line, column: 1))
      }
      entries[entry.key] = Entry(text: text, line: entry.line)
    }
    return entries
  }

  init(file: String, entries: [String: Entry]) {
    self.file = file
    self.entries = entries
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

  /// Reads the file at `path`. Throws an ``IBReadError`` for what is no such property list.
  public init(contentsOfFile path: String) throws(IBReadError) {
    file = path
    do throws(Refusal) {
      formats = try Self.read(try readFile(at: path))
    } catch {
      throw error.error(in: path)
    }
  }

  /// Reads `bytes`, which came from `file`.
  public init(bytes: [UInt8], file: String) throws(IBReadError) {
    self.file = file
    do throws(Refusal) {
      formats = try Self.read(bytes)
    } catch {
      throw error.error(in: file)
    }
  }

  init(file: String, formats: [String: Format]) {
    self.file = file
    self.formats = formats
  }

  private static func read(_ bytes: [UInt8]) throws(Refusal) -> [String: Format] {
    var formats: [String: Format] = [:]
    for entry in try PropertyList(bytes).entries {
      var format: String?
      var variables: [String: Variable] = [:]
      for part in entry.value.entries {
        if part.key == "NSStringLocalizedFormatKey" {
          format = part.value.text
        } else {
          variables[part.key] = variable(part.value)
        }
      }
      guard let format else {
        throw Refusal(
          "\"\(Refusal.quotable(entry.key))\" has no NSStringLocalizedFormatKey",
          at: IBReadError.Position(line: entry.line, column: 1))
      }
      formats[entry.key] = Format(format: format, variables: variables)
    }
    return formats
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
