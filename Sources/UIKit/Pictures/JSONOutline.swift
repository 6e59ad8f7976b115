import InterfaceBuilder

/// The JSON outline of a file: one object on one line.
@MainActor package enum JSONOutline {
  /// The line of a file that was read.
  package static func line(
    file: String, screens: [DocumentScreen], diagnostics: [Diagnostic], withPictures: Bool
  ) -> String {
    var text = "{\"file\":\(string(file)),\"error\":null,\"diagnostics\":"
    text += list(diagnostics.map(object(of:)))
    text += ",\"screens\":"
    text += list(screens.map { object(of: $0, withPicture: withPictures) })
    return text + "}"
  }

  /// The line of a file that could not be read.
  package static func line(file: String, error: String) -> String {
    "{\"file\":\(string(file)),\"error\":\(string(error)),\"diagnostics\":[],\"screens\":[]}"
  }

  private static func object(of diagnostic: Diagnostic) -> String {
    let fields = [
      "\"severity\":\(string(diagnostic.severity.rawValue))", "\"line\":\(diagnostic.line)",
      "\"id\":\(optional(diagnostic.id))", "\"message\":\(string(diagnostic.message))",
    ]
    return "{\(fields.joined(separator: ","))}"
  }

  private static func object(of screen: DocumentScreen, withPicture: Bool) -> String {
    var fields = [
      "\"id\":\(optional(screen.id))", "\"name\":\(string(screen.name))",
      "\"class\":\(string(screen.className))",
      "\"size\":\(numbers([screen.size.width, screen.size.height]))",
    ]
    let seen = SeenViews(root: screen.root)
    if withPicture { fields.append("\"picture\":\(string(seen.grid.picture()))") }
    var node = ""
    write(screen.root, seen, to: &node)
    fields.append("\"root\":\(node)")
    return "{\(fields.joined(separator: ","))}"
  }

  /// `hidden` tells that nothing of a view, nor of what it holds, can be seen.
  private static func write(_ view: UIView, _ seen: SeenViews, to text: inout String) {
    let origin = view.nibOrigin
    let frame = view.frame
    text += "{\"id\":\(optional(origin?.id)),\"class\":\(string(frameworkClass(of: view)))"
    text += ",\"customClass\":\(optional(origin?.customClass))"
    text += ",\"frame\":\(numbers([frame.minX, frame.minY, frame.width, frame.height]))"
    text += ",\"hidden\":\(!seen.contains(view)),\"text\":\(optional(view.seenText)),\"children\":["
    if !view.drawsOwnSubviews {
      var isFirst = true
      for subview in view.storedSubviews {
        if !isFirst { text += "," }
        isFirst = false
        write(subview, seen, to: &text)
      }
    }
    text += "]}"
  }

  /// The nearest class of UIKit: an app's own class is told as `customClass`.
  private static func frameworkClass(of view: UIView) -> String {
    var current: AnyClass? = type(of: view)
    while let candidate = current {
      // The full name of a private class holds an address, which is another one each time.
      if String(reflecting: candidate).hasPrefix("UIKit.") { return String(describing: candidate) }
      current = _getSuperclass(candidate)
    }
    return "UIView"
  }

  private static func list(_ objects: [String]) -> String { "[\(objects.joined(separator: ","))]" }

  private static func numbers(_ values: [CGFloat]) -> String {
    let texts = values.map { value -> String in
      value.isFinite ? OutlineAttributes.number(Double(value)) : "0"
    }
    return list(texts)
  }

  private static func optional(_ text: String?) -> String { text.map(string) ?? "null" }

  private static func string(_ text: String) -> String { QuotedText.of(text) }
}
