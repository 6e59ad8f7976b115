/// White space and control characters a reader would overlook, and the signs that stand for them.
enum VisibleMark: String, CaseIterable {
  case trailingSpace = "·"
  case tab = "⇥"
  case carriageReturn = "␍"

  var meaning: String {
    switch self {
    case .trailingSpace: "space at the end of a line"
    case .tab: "tab"
    case .carriageReturn: "carriage return"
    }
  }
}

/// Returns one line with everything visible that a reader would overlook.
///
/// - Parameters:
///   - line: The line, without its newline.
///   - escapingAll: Also writes everything beyond ASCII as `\u{…}`, for two lines that look alike.
///   - onMark: Called for each sign that needs an explanation.
func visibleText(
  _ line: String, escapingAll: Bool = false, onMark: (VisibleMark) -> Void = { _ in }
) -> String {
  let scalars = line.unicodeScalars
  let isBlank = { (scalar: Unicode.Scalar) in
    scalar == " " || scalar == "\t" || scalar == "\r" || scalar == "\u{3000}"
  }
  let lastInk = scalars.lastIndex { !isBlank($0) }
  let trailing = lastInk.map { scalars.index(after: $0) } ?? scalars.startIndex
  var result = ""
  for index in scalars.indices {
    let scalar = scalars[index]
    if scalar == " ", index >= trailing {
      onMark(.trailingSpace)
      result += VisibleMark.trailingSpace.rawValue
    } else if scalar == "\t" {
      onMark(.tab)
      result += VisibleMark.tab.rawValue
    } else if scalar == "\r" {
      onMark(.carriageReturn)
      result += VisibleMark.carriageReturn.rawValue
    } else if let picture = controlPicture(scalar) {
      result.unicodeScalars.append(picture)
    } else if isOverlooked(scalar, trailing: index >= trailing)
      || (escapingAll && !scalar.isASCII)
    {
      result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}

/// Whether two lines that are not the same bytes look the same on most screens.
func looksAlike(_ first: String, _ second: String) -> Bool {
  // String's equality already takes composed and decomposed letters for the same.
  inkOnly(first) == inkOnly(second)
}

private func inkOnly(_ text: String) -> String {
  let ink = text.unicodeScalars.filter { scalar in
    let isJoiner = scalar == "\u{200D}" || scalar == "\u{200C}"
    return !isJoiner && !scalar.properties.isVariationSelector
  }
  return String(String.UnicodeScalarView(ink))
}

/// The sign Unicode has for a control character below U+0020, and for U+007F.
private func controlPicture(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
  if scalar.value < 0x20 { return Unicode.Scalar(0x2400 + scalar.value) }
  return scalar.value == 0x7F ? "\u{2421}" : nil
}

private func isOverlooked(_ scalar: Unicode.Scalar, trailing: Bool) -> Bool {
  switch scalar.properties.generalCategory {
  case .control, .lineSeparator, .paragraphSeparator:
    return true
  case .format:
    // Joiners belong to emoji and to Arabic and Indic words.
    return scalar != "\u{200D}" && scalar != "\u{200C}"
  case .spaceSeparator:
    return scalar != " " && (scalar != "\u{3000}" || trailing)
  default:
    return false
  }
}
