extension LegacyClass {
  /// A value that is set by its key path when the object is loaded.
  static let runtimeAttribute = LegacyClass(
    "userDefinedRuntimeAttribute", .value, [.typedValue])

  /// A point, a size or another structure where objects are asked for.
  static let structure = LegacyClass(
    "size", .value,
    [.structure, .known("NS.special", "NS.pointval", "NS.sizeval", "NS.rectval", "NS.rangeval")])
}

extension LegacyProperty {
  /// The metadata of an object hold them among the attributes that Interface Builder keeps for it.
  static let runtimeAttributes = LegacyProperty([]) { (object, translator, draft) throws(Refusal) in
    let metadata = translator.container.metadata("IBAttributePlaceholdersKey", of: object)
    var list = ElementDraft("userDefinedRuntimeAttributes", line: object.element.line)
    for (name, value) in translator.archive.entries(metadata) {
      guard let placeholder = translator.archive.object(value) else { continue }
      guard placeholder.value("userDefinedRuntimeAttributes") != nil else {
        translator.warn(placeholder, "\"\(Refusal.quotable(name))\" is not known; left out")
        continue
      }
      for item in placeholder.items("userDefinedRuntimeAttributes") {
        list.add(try translator.draft(item))
      }
    }
    if !list.children.isEmpty { draft.add(list) }
  }

  fileprivate static let typedValue = LegacyProperty(["typeIdentifier", "keyPath", "value"]) {
    (object, translator, draft) throws(Refusal) in
    let identifier = object.string("typeIdentifier") ?? ""
    let type = identifier.split(separator: ".").last.map(String.init) ?? ""
    draft.set("type", type)
    draft.set("keyPath", object.string("keyPath"))
    switch type {
    case "string", "localizedString":
      draft.setText("value", object.string("value") ?? "")
    case "boolean":
      draft.set("value", object.bool("value") == true ? "YES" : "NO")
    case "number":
      let node = translator.archive.node(object.value("value"))
      let text = object.string("value") ?? "0"
      let isWhole = node?.name == "integer" || node?.name == "int"
      var number = ElementDraft(isWhole ? "integer" : "real", key: "value", line: draft.line)
      number.set("value", isWhole ? text : object.number("value").map { numberText($0) })
      draft.add(number)
    case "image":
      let name = object.imageName("value") ?? object.string("value")
      if let name { translator.noteImage(name) }
      draft.set("value", name)
    case "nil":
      break
    default:
      draft.add(try translator.draft(object.value("value"), key: "value"))
    }
  }

  fileprivate static let structure = LegacyProperty([]) { object, translator, draft in
    let archive = translator.archive
    func numbers(_ key: String, _ count: Int) -> [Double]? {
      archive.numbersInText(object.value(key), count: count)
    }
    let names: [String]
    let values: [Double]
    if let point = numbers("NS.pointval", 2) {
      (draft.name, names, values) = ("point", ["x", "y"], point)
    } else if let size = numbers("NS.sizeval", 2) {
      (draft.name, names, values) = ("size", ["width", "height"], size)
    } else if let rect = numbers("NS.rectval", 4) {
      (draft.name, names, values) = ("rect", ["x", "y", "width", "height"], rect)
    } else if let range = numbers("NS.rangeval", 2) {
      (draft.name, names, values) = ("range", ["location", "length"], range)
    } else {
      return translator.warn(object, "a value of a kind that is not known")
    }
    func wholeText(_ value: Double) -> String? {
      let whole = Int(exactly: value.rounded(.towardZero))
      if whole == nil { translator.warn(object, "a range that is too large") }
      return whole.map { String($0) }
    }
    for (name, value) in zip(names, values) {
      draft.set(name, draft.name == "range" ? wholeText(value) : numberText(value))
    }
  }
}
