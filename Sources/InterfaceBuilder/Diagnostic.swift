/// Something in a file that a user should know, though the file is usable without it.
public struct Diagnostic: Sendable, Equatable, CustomStringConvertible {
  /// How much a diagnostic matters.
  public enum Severity: String, Sendable {
    /// Nothing is wrong with the file; something it names is not here.
    case note
    /// The file means less than it says, but all it shows is right.
    case warning
    /// Part of the file could not be used.
    case error
  }

  /// How much it matters.
  public let severity: Severity
  /// The path of the file, as the caller gave it.
  public let file: String
  /// The line it is about, counted from 1; 0 where it is about no file, such as one that is missing.
  public let line: Int
  /// The id of the object it is about, if it is about one.
  public let id: String?
  /// What is wrong, as one sentence without a full stop.
  public let message: String

  /// Describes something in `file` at `line`.
  public init(severity: Severity, file: String, line: Int, id: String? = nil, message: String) {
    self.severity = severity
    self.file = file
    self.line = line
    self.id = id
    self.message = Self.printable(message)
  }

  /// `message` on one line and not too long: it may quote whatever a file holds.
  private static func printable(_ message: String) -> String {
    var line = message
    if line.utf8.count > 600 { line = "\(line.prefix(300))…\(line.suffix(100))" }
    return line.printable
  }

  /// `FILE:LINE: warning: MESSAGE`, the form editors jump to; `warning: MESSAGE` about no file.
  public var description: String {
    let place = line > 0 ? "\(file.printable):\(line): " : ""
    return "\(place)\(severity.rawValue): \(message)"
  }
}
