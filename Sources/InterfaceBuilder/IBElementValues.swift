import Foundation

/// Insets as a file states them, in points.
public struct IBInsets: Sendable, Equatable {
  /// The inset of the upper edge.
  public var top: CGFloat
  /// The inset of the left edge; of the leading one for `directionalEdgeInsets`.
  public var left: CGFloat
  /// The inset of the lower edge.
  public var bottom: CGFloat
  /// The inset of the right edge; of the trailing one for `directionalEdgeInsets`.
  public var right: CGFloat
}

/// A displacement as a file states it, in points.
public struct IBOffset: Sendable, Equatable {
  /// How far to the right.
  public var horizontal: CGFloat
  /// How far down.
  public var vertical: CGFloat
}

/// A range as a file states it.
public struct IBRange: Sendable, Equatable {
  /// Where it begins.
  public var location: Int
  /// How long it is; never negative.
  public var length: Int
}

/// Typed values.
///
/// All return nil for what is absent, and for what is not well formed, which is told: no value of a
/// file is ever infinite or not a number. Geometry is limited to a million points either way, so
/// that sums and products of it stay exact enough to lay out; what is beyond is told as well.
extension IBElement {
  /// The attribute as a truth value: `YES` or `NO`.
  public func bool(_ attribute: String) -> Bool? {
    guard let text = self[attribute] else { return nil }
    switch text {
    case "YES": return true
    case "NO": return false
    default:
      tell(attribute, text, "neither YES nor NO")
      return nil
    }
  }

  /// The attribute as a number, decimal with a point whatever the locale.
  public func double(_ attribute: String) -> Double? { double(attribute, used: "left out") }

  private func double(_ attribute: String, used: String) -> Double? {
    guard let text = self[attribute] else { return nil }
    if let number = InterfaceBuilder.number(from: text) { return number }
    tell(attribute, text, "no number", used: used)
    return nil
  }

  /// The attribute as a whole number.
  public func int(_ attribute: String) -> Int? {
    guard let text = self[attribute] else { return nil }
    if let number = Int(text) { return number }
    tell(attribute, text, "no whole number")
    return nil
  }

  /// The attribute as a length or coordinate in points, at most a million either way.
  public func length(_ attribute: String) -> CGFloat? {
    length(attribute, within: Self.lengths)
  }

  /// The attribute as a length in points, or the limit that it is beyond, which is told.
  package func length(_ attribute: String, within limits: ClosedRange<Double>) -> CGFloat? {
    double(attribute).map { CGFloat(limited($0, attribute, limits)) }
  }

  private static let lengths = -1e6...1e6

  private func limited(
    _ number: Double, _ attribute: String, _ limits: ClosedRange<Double> = lengths
  ) -> Double {
    if limits.contains(number) { return number }
    let isLess = number < limits.lowerBound
    let limit = isLess ? limits.lowerBound : limits.upperBound
    let text = String(Int(limit))
    tell(
      attribute, self[attribute] ?? "", "\(isLess ? "less" : "more") than \(text)",
      used: "\(text) is used")
    return limit
  }

  /// The attribute as one of the values that have a name, which `read` knows.
  public func value<Value>(_ attribute: String, _ read: (String) -> Value?) -> Value? {
    guard let text = self[attribute] else { return nil }
    if let value = read(text) { return value }
    tell(attribute, text, "not known")
    return nil
  }

  /// The attribute as one of the values that have a name.
  public func value<Value>(_ attribute: String, in names: [String: Value]) -> Value? {
    value(attribute) { names[$0] }
  }

  /// The child `<rect key="…" x= y= width= height=>`, in points.
  public func rect(key: String) -> CGRect? {
    child(["rect"], key: key).map { rect in
      let lengths = rect.lengths(["x", "y", "width", "height"])
      return CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    }
  }

  /// The frame of a view, in points: `<rect key="frame">`, or `<frame key="frameInset" minX= minY=
  /// width= height=>` as Xcode 8 wrote it for a while.
  public var frame: CGRect? {
    if let frame = rect(key: "frame") { return frame }
    return first("frame", key: "frameInset").map { inset in
      let lengths = inset.lengths(["minX", "minY", "width", "height"])
      return CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
    }
  }

  /// The child `<size key="…" width= height=>`, in points.
  public func size(key: String) -> CGSize? {
    child(["size"], key: key).map { size in
      let lengths = size.lengths(["width", "height"])
      return CGSize(width: lengths[0], height: lengths[1])
    }
  }

  /// The child `<point key="…" x= y=>`, in points.
  public func point(key: String) -> CGPoint? {
    child(["point"], key: key).map { point in
      let lengths = point.lengths(["x", "y"])
      return CGPoint(x: lengths[0], y: lengths[1])
    }
  }

  /// The child `<offset key="…" horizontal= vertical=>`, in points.
  public func offset(key: String) -> IBOffset? {
    child(["offset"], key: key).map { offset in
      let lengths = offset.lengths(["horizontal", "vertical"])
      return IBOffset(horizontal: lengths[0], vertical: lengths[1])
    }
  }

  /// The child `<inset>`, `<edgeInsets>` or `<directionalEdgeInsets>` with that key, in points.
  public func inset(key: String) -> IBInsets? {
    guard let inset = child(["inset", "edgeInsets", "directionalEdgeInsets"], key: key),
      let sides = Self.insetSides[inset.name]
    else { return nil }
    let lengths = inset.lengths(sides)
    return IBInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
  }

  private static let insetSides = [
    "inset": ["minY", "minX", "maxY", "maxX"],
    "edgeInsets": ["top", "left", "bottom", "right"],
    "directionalEdgeInsets": ["top", "leading", "bottom", "trailing"],
  ]

  /// The child `<range key="…" location= length=>`.
  public func range(key: String) -> IBRange? {
    guard let element = child(["range"], key: key),
      let location = element.int("location"), let length = element.int("length")
    else { return nil }
    guard length >= 0 else {
      element.tell("length", String(length), "negative", used: "the range is left out")
      return nil
    }
    return IBRange(location: location, length: length)
  }

  /// The text called `key`: an attribute, or a child `<string>` or `<mutableString>`.
  ///
  /// Xcode writes short texts as attributes, and those with line breaks as children.
  public func string(key: String) -> String? {
    if let value = self[key] { return value }
    return (first("string", key: key) ?? first("mutableString", key: key))?.stringValue
  }

  /// What a `<string>` element says, decoded if it is marked as Base64 of UTF-8.
  public var stringValue: String? {
    guard bool("base64-UTF8") == true || self["type"] == "base64-UTF8" else { return text }
    return decodedBase64Text(text)
  }

  /// The numbers of `names`; 0 for one that is absent or malformed.
  private func lengths(_ names: [String]) -> [CGFloat] {
    names.map { name in
      CGFloat(limited(double(name, used: "0 is used") ?? 0, name))
    }
  }
}

/// A finite decimal number such as `-12.5` or `1e3`; no spaces, no hexadecimal, no names.
func number(from text: String) -> Double? {
  for byte in text.utf8 {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
      continue
    default: return nil
    }
  }
  // Locale-independent, unlike `strtod`.
  guard let number = Double(text), number.isFinite else { return nil }
  return number
}

/// The text whose UTF-8 is encoded as Base64; NUL characters at its end are left out.
func decodedBase64Text(_ text: String) -> String? {
  guard var bytes = decodedBase64(text) else { return nil }
  while bytes.last == 0 { bytes.removeLast() }
  return String(validating: bytes, as: UTF8.self)
}

/// The bytes that are encoded as Base64.
///
/// Interface Builder leaves out the padding, and old versions leave one digit too many behind.
func decodedBase64(_ text: String) -> Data? {
  var digits = text.utf8.filter { !isXMLSpace($0) && $0 != UInt8(ascii: "=") }
  if digits.count % 4 == 1 { digits.removeLast() }
  while !digits.count.isMultiple(of: 4) { digits.append(UInt8(ascii: "=")) }
  return Data(base64Encoded: Data(digits))
}

/// `text` in UTF-8 as Base64, without padding, as Interface Builder writes it.
func encodedBase64Text(_ text: String) -> String {
  Data(text.utf8).base64EncodedString().trimmingSuffix { $0 == "=" }
}
