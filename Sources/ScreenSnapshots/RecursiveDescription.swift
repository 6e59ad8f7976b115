import UIKit

/// The view tree in the words of UIKit's `recursiveDescription`, without addresses.
@MainActor enum RecursiveDescription {
  static func text(of view: UIView) -> String {
    view.layoutIfNeeded()
    var lines: [String] = []
    add(view, depth: 0, to: &lines)
    return lines.joined(separator: "\n")
  }

  static func text(of application: UIApplication) -> String {
    application.windows.map { text(of: $0) }.joined(separator: "\n")
  }

  private static func add(_ view: UIView, depth: Int, to lines: inout [String]) {
    lines.append(String(repeating: "   | ", count: depth) + description(of: view))
    for subview in view.subviews { add(subview, depth: depth + 1, to: &lines) }
  }

  /// What `description` says of a view: its frame, and what is not the default.
  private static func description(of view: UIView) -> String {
    let frame = view.frame
    var parts = [
      "<\(type(of: view))",
      "frame = (\(number(frame.minX)) \(number(frame.minY)); "
        + "\(number(frame.width)) \(number(frame.height)))",
    ]
    if let text = text(in: view) {
      parts.append("text = '\(text.debugDescription.dropFirst().dropLast())'")
    }
    if view.clipsToBounds { parts.append("clipsToBounds = YES") }
    if view.alpha != 1 { parts.append("alpha = \(number(view.alpha))") }
    if view.isHidden { parts.append("hidden = YES") }
    if !view.isOpaque { parts.append("opaque = NO") }
    let mask = names(of: view.autoresizingMask)
    if !mask.isEmpty { parts.append("autoresize = \(mask.joined(separator: "+"))") }
    if !view.isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
    if view.tag != 0 { parts.append("tag = \(view.tag)") }
    return (parts + ["layer = <\(type(of: view.layer))>>"]).joined(separator: "; ")
  }

  private static func text(in view: UIView) -> String? {
    switch view {
    case let label as UILabel: label.text
    case let field as UITextField: field.text
    case let textView as UITextView: textView.text
    default: nil
    }
  }

  /// The parts of a mask in the order and with the letters that UIKit has for them.
  private static func names(of mask: UIView.AutoresizingMask) -> [String] {
    let letters: [(part: UIView.AutoresizingMask, name: String)] = [
      (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
      (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
    ]
    return letters.filter { mask.contains($0.part) }.map(\.name)
  }

  /// A number with at most six digits that count, as `%g` has them.
  private static func number(_ value: CGFloat) -> String {
    String(format: "%g", Double(value))
  }
}
