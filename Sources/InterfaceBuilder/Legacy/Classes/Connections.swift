extension LegacyClass {
  /// The property of one object that another one is put in.
  static let outlet = LegacyClass("outlet", .value, [.name("label", "property"), .destination])

  /// The method of one object that is called when another one is used.
  static let action = LegacyClass(
    "action", .value, [.name("label", "selector"), .destination, .event])

  /// The list of one object that another one is put in.
  static let outletCollection = LegacyClass(
    "outletCollection", .value,
    [
      .name("label", "property"), .destination, .collectionClass,
      .flag("addsContentToExistingCollection", "appends", usually: false),
    ])
}

extension LegacyProperty {
  fileprivate static let destination = LegacyProperty(["source", "destination"]) {
    object, translator, draft in
    guard let destination = object.object("destination") else { return }
    draft.set("destination", translator.container.id(of: destination))
  }

  fileprivate static let collectionClass = LegacyProperty(["cachedDesigntimeCollectionClassName"]) {
    object, _, draft in
    let name = object.string("cachedDesigntimeCollectionClassName")
    if name != "NSArray" { draft.set("collectionClass", name) }
  }

  /// Archives number the bits of `UIControlEvents` from 1.
  private static let events: [Int: String] = [
    1: "touchDown", 2: "touchDownRepeat", 3: "touchDragInside", 4: "touchDragOutside",
    5: "touchDragEnter", 6: "touchDragExit", 7: "touchUpInside", 8: "touchUpOutside",
    9: "touchCancel", 13: "valueChanged", 14: "primaryActionTriggered", 17: "editingDidBegin",
    18: "editingChanged", 19: "editingDidEnd", 20: "editingDidEndOnExit",
  ]

  /// Bar button items and gesture recognizers have actions without an event.
  fileprivate static let event = LegacyProperty(["IBEventType"]) { object, translator, draft in
    guard let number = object.integer("IBEventType") else { return }
    guard let name = events[number] else {
      return translator.warn(object, "the event \(number) of an action is not known")
    }
    draft.set("eventType", name)
  }

  /// Everything that starts at an object: actions first, then outlets, each in alphabetical order.
  static let connections = LegacyProperty([]) { (object, translator, draft) throws(Refusal) in
    var drafts: [ElementDraft] = []
    for connection in translator.container.connections(of: object) {
      guard var draft = try translator.draft(connection.object.element) else { continue }
      guard draft.has("destination") else {
        let name = draft["property"] ?? draft["selector"] ?? ""
        translator.warn(
          connection.object, "the \(draft.name) \"\(Refusal.quotable(name))\" leads nowhere")
        continue
      }
      draft.set("id", connection.id)
      drafts.append(draft)
    }
    drafts += try recognizerConnections(of: object, translator, besides: drafts)
    guard !drafts.isEmpty else { return }
    let kinds = ["action", "outlet", "outletCollection"]
    let ordered = drafts.enumerated().sorted { first, second in
      let ranks = [first, second].map { kinds.firstIndex(of: $0.element.name) ?? kinds.count }
      if ranks[0] != ranks[1] { return ranks[0] < ranks[1] }
      // Several members of a collection keep their order.
      let names = [first, second].map { $0.element["property"] ?? "" }
      return names[0] == names[1] ? first.offset < second.offset : names[0] < names[1]
    }
    var list = ElementDraft("connections", line: object.element.line)
    for (_, draft) in ordered { list.add(draft) }
    draft.add(list)
  }

  /// A view lists its gesture recognizers; today they are an outlet collection.
  private static func recognizerConnections(
    of object: LegacyObject, _ translator: LegacyTranslator, besides others: [ElementDraft]
  ) throws(Refusal) -> [ElementDraft] {
    let known = Set(
      others.filter { $0["property"] == "gestureRecognizers" }.compactMap { $0["destination"] })
    var drafts: [ElementDraft] = []
    for item in object.items("IBUIGestureRecognizers") {
      try translator.archive.spend(1)
      guard let recognizer = translator.archive.object(item) else { continue }
      let id = translator.container.id(of: recognizer)
      guard !known.contains(id) else { continue }
      var draft = ElementDraft("outletCollection", line: item.line)
      draft.set("property", "gestureRecognizers")
      draft.set("destination", id)
      draft.set("appends", "YES")
      draft.set("id", LegacyContainer.identifier(item.number))
      drafts.append(draft)
    }
    return drafts
  }
}
