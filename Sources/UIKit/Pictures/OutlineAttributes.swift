/// What an outline says of a view: names and values of everything that is not the default.
struct OutlineAttributes {
  private(set) var parts: [String] = []

  /// Adds a value unless it is the default.
  mutating func add<Value: Equatable>(_ name: String, _ value: Value, unless standard: Value) {
    if value != standard { parts.append("\(name)=\(OutlineAttributes.text(value))") }
  }

  /// Adds an object unless it is nil.
  mutating func add(_ name: String, _ value: CustomStringConvertible?) {
    if let value { parts.append("\(name)=\(OutlineAttributes.text(value))") }
  }

  /// Adds a description without quotation marks unless it is nil.
  mutating func add(words name: String, _ value: String?) {
    if let value { parts.append("\(name)=\(value)") }
  }

  /// Adds a word that says something by being there.
  mutating func add(flag name: String, when isSet: Bool) {
    if isSet { parts.append(name) }
  }

  /// Numbers without needless digits, texts in quotation marks, all else as it describes itself.
  static func text(_ value: Any) -> String {
    switch value {
    case let text as String: return QuotedText.of(text)
    case let number as CGFloat: return self.number(Double(number))
    case let number as Double: return self.number(number)
    case let number as Float: return self.number(Double(number))
    default: return "\(value)"
    }
  }

  /// At most three decimals, so that the same layout is the same text.
  static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e15 else { return value.isNaN ? "nan" : "\(value)" }
    let thousandths = (value * 1000).rounded()
    if thousandths.truncatingRemainder(dividingBy: 1000) == 0 {
      return "\(Int(thousandths / 1000))"
    }
    return "\(thousandths / 1000)"
  }
}

extension UIView {
  /// What every view may say of itself.
  func describeView(_ attributes: inout OutlineAttributes) {
    attributes.add(flag: "hidden", when: isHidden)
    attributes.add("alpha", alpha, unless: 1)
    attributes.add("tag", tag, unless: 0)
    attributes.add(words: "backgroundColor", backgroundColor?.description(in: traitCollection))
    attributes.add("style", overrideUserInterfaceStyle, unless: .unspecified)
    attributes.add("contentMode", contentMode, unless: .scaleToFill)
    attributes.add(flag: "clipsToBounds", when: clipsToBounds)
    attributes.add(flag: "userInteractionDisabled", when: !isUserInteractionEnabled)
    attributes.add("autoresizing", autoresizingMask.names, unless: "")
    attributes.add("borderWidth", layer.borderWidth, unless: 0)
    attributes.add("cornerRadius", layer.cornerRadius, unless: 0)
    attributes.add("accessibilityLabel", accessibilityLabel)
    attributes.add("accessibilityHint", accessibilityHint)
  }
}

extension UIView.AutoresizingMask {
  /// The set in words: `width+height`.
  var names: String {
    let words: [(UIView.AutoresizingMask, String)] = [
      (.flexibleLeftMargin, "left"), (.flexibleWidth, "width"), (.flexibleRightMargin, "right"),
      (.flexibleTopMargin, "top"), (.flexibleHeight, "height"), (.flexibleBottomMargin, "bottom"),
    ]
    return words.filter { contains($0.0) }.map(\.1).joined(separator: "+")
  }
}
