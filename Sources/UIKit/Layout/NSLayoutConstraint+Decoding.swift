import InterfaceBuilder

extension NSLayoutConstraint {
  func decode(_ element: IBElement, _ coder: NibCoder) {
    decodeStrength(element)
    identifier = element["identifier"]
    isPlaceholder = element.bool("placeholder") ?? false
    firstAttribute = element.value("firstAttribute", Attribute.init(nib:)) ?? .notAnAttribute
    secondAttribute = element.value("secondAttribute", Attribute.init(nib:)) ?? .notAnAttribute
    relation = element.value("relation", in: NSLayoutConstraint.relations) ?? .equal
    multiplier = element.value("multiplier", NSLayoutConstraint.ratio) ?? 1
    pendingItems = (element["firstItem"], element["secondItem"])
    nibOrigin = NibOrigin(
      id: element.id, element: element.name, customClass: nil, file: coder.context.document.file,
      line: element.line)
  }

  private static let relations: [String: Relation] = [
    "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
  ]

  /// Reads what may differ between size classes.
  func decodeStrength(_ element: IBElement) {
    constant = element.length("constant") ?? 0
    priority = UILayoutPriority(Float(element.double("priority") ?? 1000))
  }

  /// A factor in any of its three spellings: `0.5`, `1:2`, `1/2`.
  static func ratio(_ text: String) -> CGFloat? {
    for separator in [":", "/"] as [Character] where text.contains(separator) {
      let parts = text.split(separator: separator).compactMap { Double($0) }
      guard parts.count == 2, parts[1] != 0 else { return nil }
      let value = parts[0] / parts[1]
      return value.isFinite ? CGFloat(value) : nil
    }
    guard let value = Double(text), value.isFinite else { return nil }
    return CGFloat(value)
  }

  /// Finds the items by their ids; an absent first item is the view that owns the constraint.
  func resolveItems(owner: UIView, in context: NibContext) {
    guard let pending = pendingItems else { return }
    pendingItems = nil
    firstItem = pending.first.map { context.object(id: $0) } ?? owner
    secondItem = pending.second.flatMap { context.object(id: $0) }
    guard firstItem != nil, pending.second == nil || secondItem != nil else {
      // An item that was left out with a diagnostic.
      owner.removeConstraint(self)
      return
    }
  }
}

extension NSLayoutConstraint.Attribute {
  private static let names: [String: NSLayoutConstraint.Attribute] = [
    "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
    "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
    "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
    "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
    "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
    "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
    "centerYWithinMargins": .centerYWithinMargins,
  ]

  /// Makes the attribute that a nib calls `name`.
  init?(nib name: String) {
    guard let attribute = NSLayoutConstraint.Attribute.names[name] else { return nil }
    self = attribute
  }
}
