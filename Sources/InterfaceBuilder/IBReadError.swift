/// Why a file could not be read as an Interface Builder document.
public struct IBReadError: Error, Sendable, Equatable, CustomStringConvertible {
  /// A place in a file.
  public struct Position: Sendable, Equatable {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1.
    public let column: Int

    init(line: Int, column: Int) {
      self.line = max(1, line)
      self.column = max(1, column)
    }

    /// The place of the byte at `offset` of `bytes`; columns count bytes.
    init(offset: Int, in bytes: some Sequence<UInt8>) {
      var line = 1
      var column = 1
      for byte in bytes.prefix(max(0, offset)) {
        if byte == UInt8(ascii: "\n") {
          line += 1
          column = 1
        } else {
          column += 1
        }
      }
      self.init(line: line, column: column)
    }
  }

  /// The path of the file, as the caller gave it.
  public let file: String
  /// Where in the file, or nil when the file as a whole is at fault.
  public let position: Position?
  /// What is wrong, as one sentence without a full stop.
  public let message: String

  /// Says what is wrong with a file, and where.
  public init(file: String, position: Position? = nil, message: String) {
    self.file = file
    self.position = position
    self.message = message
  }

  /// The same as a diagnostic, for whoever goes on with other files.
  public var diagnostic: Diagnostic {
    Diagnostic(severity: .error, file: file, line: position?.line ?? 1, message: message)
  }

  /// `FILE:LINE:COLUMN: error: MESSAGE`, or `FILE: error: MESSAGE` when no place in it is meant.
  public var description: String {
    let file = file.printable
    guard let position else { return "\(file): error: \(message)" }
    return "\(file):\(position.line):\(position.column): error: \(message)"
  }
}

/// What is wrong with a file, before it is known which file it was.
struct Refusal: Error, Equatable {
  let message: String
  var position: IBReadError.Position?

  init(_ message: String, at position: IBReadError.Position? = nil) {
    self.message = message
    self.position = position
  }

  func error(in file: String) -> IBReadError {
    IBReadError(file: file, position: position, message: message)
  }

  /// `text` short enough to stand in a message and on one line; names in a file can be 50,000 long.
  static func quotable(_ text: String) -> String {
    let limit = 200
    // Counted in scalars: one Character can hold any number of combining marks.
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalars.count == limit {
        scalars.append("…")
        break
      }
      scalars.append(scalar)
    }
    return String(scalars).printable
  }
}
