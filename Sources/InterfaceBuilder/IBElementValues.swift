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
/// All return nil for what is absent and for what is not well formed: no value of a file is ever
/// infinite or not a number. Geometry is limited to a million points either way, so that sums and
/// products of it stay exact enough to lay out.
extension IBElement {
  /// The attribute as a truth value: `YES` or `NO`.
  public func bool(_ attribute: String) -> Bool? {
    switch self[attribute] {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// The attribute as a number, decimal with a point whatever the locale.
  public func double(_ attribute: String) -> Double? {
    self[attribute].flatMap(number(from:))
  }

  /// The attribute as a whole number.
  public func int(_ attribute: String) -> Int? {
    self[attribute].flatMap { Int($0) }
  }

  /// The attribute as a length or coordinate in points, at most a million either way.
  public func length(_ attribute: String) -> CGFloat? {
    double(attribute).map { CGFloat(min(max($0, -1e6), 1e6)) }
  }

  /// The child `<rect key="…" x= y= width= height=>`, in points.
  public func rect(key: String) -> CGRect? {
    guard let lengths = lengths(of: first("rect", key: key), ["x", "y", "width", "height"]) else {
      return nil
    }
    return CGRect(x: lengths[0], y: lengths[1], width: lengths[2], height: lengths[3])
  }

  /// The frame of a view, in points: `<rect key="frame">`, or `<frame key="frameInset" minX= minY=
  /// width= height=>` as Xcode 8 wrote it for a while.
  public var frame: CGRect? {
    if let frame = rect(key: "frame") { return frame }
    let inset = first("frame", key: "frameInset")
    return lengths(of: inset, ["minX", "minY", "width", "height"]).map {
      CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3])
    }
  }

  /// The child `<size key="…" width= height=>`, in points.
  public func size(key: String) -> CGSize? {
    lengths(of: first("size", key: key), ["width", "height"]).map {
      CGSize(width: $0[0], height: $0[1])
    }
  }

  /// The child `<point key="…" x= y=>`, in points.
  public func point(key: String) -> CGPoint? {
    lengths(of: first("point", key: key), ["x", "y"]).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// The child `<offset key="…" horizontal= vertical=>`, in points.
  public func offset(key: String) -> IBOffset? {
    lengths(of: first("offset", key: key), ["horizontal", "vertical"]).map {
      IBOffset(horizontal: $0[0], vertical: $0[1])
    }
  }

  /// The child `<inset>`, `<edgeInsets>` or `<directionalEdgeInsets>` with that key, in points.
  public func inset(key: String) -> IBInsets? {
    for (name, sides) in Self.insetSides {
      guard let lengths = lengths(of: first(name, key: key), sides) else { continue }
      return IBInsets(top: lengths[0], left: lengths[1], bottom: lengths[2], right: lengths[3])
    }
    return nil
  }

  private static let insetSides = [
    ("inset", ["minY", "minX", "maxY", "maxX"]),
    ("edgeInsets", ["top", "left", "bottom", "right"]),
    ("directionalEdgeInsets", ["top", "leading", "bottom", "trailing"]),
  ]

  /// The child `<range key="…" location= length=>`.
  public func range(key: String) -> IBRange? {
    guard let element = first("range", key: key),
      let location = element.int("location"), let length = element.int("length"), length >= 0
    else { return nil }
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

  /// The numbers of `names`, an absent one being 0; nil if one of them is malformed.
  private func lengths(of element: IBElement?, _ names: [String]) -> [CGFloat]? {
    guard let element else { return nil }
    var lengths: [CGFloat] = []
    for name in names {
      guard let length = element.length(name) ?? (element[name] == nil ? 0 : nil) else {
        return nil
      }
      lengths.append(length)
    }
    return lengths
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
