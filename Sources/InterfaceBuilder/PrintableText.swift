extension String {
  /// The text on one line, with escapes for what a terminal would obey, an editor break at, or a
  /// reader not see, such as what turns the direction of a line: paths and names from files hold
  /// whatever somebody wants.
  package var printable: String {
    // Most names are plain ASCII, of which the category need not be looked up.
    if utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return self }
    guard unicodeScalars.contains(where: Self.isControl) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      result += Self.isControl(scalar) ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return result
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // Joiners are parts of words and of emoji.
    case .format: scalar != "\u{200C}" && scalar != "\u{200D}"
    default: false
    }
  }
}
