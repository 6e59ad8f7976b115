/// The view tree in words, one view a line.
@MainActor package enum Outline {
  /// The outline of `view` and everything below it.
  ///
  /// A line is class, `#identifier`, frame in points, text, then every attribute that differs from
  /// its default. Deeper views are indented by two spaces.
  package static func text(of view: UIView) -> String {
    view.layoutIfNeeded()
    var lines: [String] = []
    add(view, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  /// The outlines of all windows of an application.
  package static func text(of application: UIApplication) -> String {
    application.commit()
    return application.windows.map { text(of: $0) }.joined(separator: "\n")
  }

  private static func add(_ view: UIView, depth: Int, to lines: inout [String]) {
    lines.append(String(repeating: "  ", count: depth) + line(for: view))
    guard !view.drawsOwnSubviews else { return }
    for subview in view.storedSubviews { add(subview, depth: depth + 1, to: &lines) }
  }

  private static func line(for view: UIView) -> String {
    var parts = [className(of: view)]
    if let custom = view.nibOrigin?.customClass, custom != parts[0] { parts.append("(\(custom))") }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      parts.append("#\(identifier)")
    }
    parts.append(frame(view.frame))
    if let text = view.shownText { parts.append(QuotedText.of(text)) }
    var attributes = OutlineAttributes()
    view.describe(&attributes)
    return (parts + attributes.parts).joined(separator: " ")
  }

  static func className(of view: UIView) -> String { String(describing: type(of: view)) }

  private static func frame(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      .map { OutlineAttributes.number(Double($0)) }
    return "(\(numbers.joined(separator: ", ")))"
  }
}
