extension LegacyClass {
  /// A constraint, which the archive keeps in the records of the view that holds it.
  static let constraint = LegacyClass(
    "constraint", inherits: .object,
    [
      .firstItem,
      .choice("firstAttribute", "firstAttribute", constraintAttributes, usually: 0),
      .relation,
      .secondItem,
      .choice("secondAttribute", "secondAttribute", constraintAttributes, usually: 0),
      .numberUnless("multiplier", "multiplier", 1),
      .numberUnless("priority", "priority", 1000),
      .constant,
      .flag("placeholder", "placeholder", usually: false),
      .known("scoringType", "scoringTypeFloat", "contentType", "containingView"),
    ])

  /// The members of `NSLayoutAttribute` in their order.
  private static let constraintAttributes = [
    "none", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX",
    "centerY", "baseline",
  ]
}

extension LegacyProperty {
  /// Today the view that holds the constraint is not named again.
  fileprivate static let firstItem = LegacyProperty(["firstItem"]) { object, translator, draft in
    guard let item = object.object("firstItem") else { return }
    if item.number != object.object("containingView")?.number {
      draft.set("firstItem", translator.container.id(of: item))
    }
  }

  fileprivate static let secondItem = LegacyProperty(["secondItem"]) { object, translator, draft in
    draft.set("secondItem", object.object("secondItem").map { translator.container.id(of: $0) })
  }

  fileprivate static let relation = LegacyProperty(["relation"]) { object, _, draft in
    switch object.integer("relation") {
    case -1: draft.set("relation", "lessThanOrEqual")
    case 1: draft.set("relation", "greaterThanOrEqual")
    default: break
    }
  }

  fileprivate static func numberUnless(
    _ key: String, _ attribute: String, _ usual: Double
  ) -> LegacyProperty {
    LegacyProperty([key]) { object, _, draft in
      if let number = object.number(key), number != usual {
        draft.set(attribute, numberText(number))
      }
    }
  }

  /// A distance in points, or the standard one, whose value the archive tells as well.
  fileprivate static let constant = LegacyProperty(["constant"]) { object, _, draft in
    guard let constant = object.object("constant") else { return }
    let value = constant.number("value") ?? 0
    if value != 0 { draft.set("constant", numberText(value)) }
    if constant.className == "IBNSLayoutSymbolicConstant" { draft.set("symbolic", "YES") }
  }

  /// The constraints that a view holds, in the order of its metadata.
  static let constraints = LegacyProperty([]) { (object, translator, draft) throws(Refusal) in
    let metadata = translator.container.metadata("IBViewMetadataConstraints", of: object)
    var list = ElementDraft("constraints", line: object.element.line)
    let others = translator.constraints(heldBy: object)
    for item in translator.archive.items(metadata) + others.map(\.element) {
      guard let constraint = translator.archive.object(item),
        constraint.className == "IBNSLayoutConstraint", !translator.isPlaced(constraint)
      else { continue }
      list.add(try translator.draft(item))
    }
    if !list.children.isEmpty { draft.add(list) }
  }
}
