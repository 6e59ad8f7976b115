/// The colours of a terminal, as ANSI escape sequences.
public enum TerminalColour: String, Sendable {
  case bold = "1"
  case dim = "2"
  case red = "31"
  case green = "32"
  case yellow = "33"
  case cyan = "36"

  /// The text in this colour.
  public func applied(to text: String) -> String {
    "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }

  /// What begins and what ends a mark inside of a coloured text: the colours change places.
  static let mark = (begin: "\u{1B}[7m", end: "\u{1B}[27m")
}
