import UIKit

/// How elements are called in messages.
enum ElementNames {
  /// One element of a kind, such as `text field`.
  static func singular(_ kind: AccessibilityKind) -> String {
    kind == .other ? "view" : kind.rawValue
  }

  /// One element of a kind with its article, such as `an image`.
  static func one(_ kind: AccessibilityKind?) -> String {
    guard let kind else { return "an element" }
    let word = singular(kind)
    let isVowel = word.first.map { "aeio".contains($0) } ?? false
    return "\(isVowel ? "an" : "a") \(word)"
  }

  /// `count` elements of a kind, such as `2 buttons`.
  static func count(_ count: Int, _ kind: AccessibilityKind?) -> String {
    let word = kind.map(singular) ?? "element"
    if count == 1 { return "1 \(word)" }
    let isHissing = word.hasSuffix("x") || word.hasSuffix("s") || word.hasSuffix("ch")
    return "\(count) \(word)\(isHissing ? "es" : "s")"
  }

  /// Text in quotation marks on one line, cut after 60 characters.
  static func quoted(_ text: String) -> String {
    let line = text.replacingOccurrences(of: "\n", with: "\\n")
    return line.count > 60 ? "\"\(line.prefix(59))…\"" : "\"\(line)\""
  }

  /// A time as `1.5 s`.
  static func seconds(_ duration: TimeInterval) -> String { "\(number(CGFloat(duration))) s" }

  /// A rectangle as `(x, y) 100 × 44`, in points.
  static func place(_ frame: CGRect) -> String {
    "(\(number(frame.minX)), \(number(frame.minY))) \(size(frame.size))"
  }

  /// A size as `100 × 44`, in points.
  static func size(_ size: CGSize) -> String {
    "\(number(size.width)) × \(number(size.height))"
  }

  /// A number with at most two decimals, the same everywhere.
  static func number(_ value: CGFloat) -> String {
    let rounded = (Double(value) * 100).rounded() / 100
    guard rounded.isFinite else { return "\(rounded)" }
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? "\(Int(rounded))" : "\(rounded)"
  }
}
