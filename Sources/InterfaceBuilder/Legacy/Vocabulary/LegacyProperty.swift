/// One thing that objects of a class have: the keys it has in archives, and how it is written
/// today.
struct LegacyProperty: Sendable {
  typealias Write =
    @Sendable (LegacyObject, LegacyTranslator, inout ElementDraft) throws(Refusal) -> Void

  /// The keys of the archive that it is told by.
  let keys: [String]
  /// The keys whose objects stand inside this one, wherever else the archive lists them.
  let parts: [String]
  /// Writes it.
  let write: Write

  init(_ keys: [String], parts: [String] = [], _ write: @escaping Write) {
    self.keys = keys
    self.parts = parts
    self.write = write
  }

  /// Keys that say nothing about a screen: back references, caches, state of the editor, and what
  /// has no counterpart today.
  static func known(_ keys: String...) -> LegacyProperty { LegacyProperty(keys) { _, _, _ in } }

  // MARK: Attributes

  /// A truth value, written unless it is what is usual today; `absent` is what archives mean by
  /// leaving it out.
  static func flag(
    _ key: String, _ attribute: String, usually usual: Bool, absent: Bool? = nil
  ) -> LegacyProperty {
    LegacyProperty([key]) { object, _, draft in
      let value = object.bool(key) ?? absent ?? usual
      if value != usual { draft.set(attribute, value ? "YES" : "NO") }
    }
  }

  /// A number, written if it is there, or if archives mean `absent` by leaving it out.
  static func number(
    _ key: String, _ attribute: String, absent: Double? = nil
  ) -> LegacyProperty {
    LegacyProperty([key]) { object, _, draft in
      draft.set(attribute, (object.number(key) ?? absent).map { numberText($0) })
    }
  }

  /// A whole number, written if it is there and not `usual`.
  static func integer(
    _ key: String, _ attribute: String, usually usual: Int? = nil
  ) -> LegacyProperty {
    LegacyProperty([key]) { object, _, draft in
      if let value = object.integer(key), value != usual { draft.set(attribute, String(value)) }
    }
  }

  /// One of several choices, by its number; `absent` is the one that archives mean by leaving it
  /// out, `usual` the one that is not written today.
  static func choice(
    _ key: String, _ attribute: String, _ names: [String], absent: Int = 0,
    usually usual: Int? = nil
  ) -> LegacyProperty {
    LegacyProperty([key]) { object, translator, draft in
      var index = object.integer(key) ?? absent
      if !names.indices.contains(index) {
        translator.warn(object, "the value \(index) of \"\(key)\" is not known")
        index = absent
      }
      if index != usual { draft.set(attribute, names[index]) }
    }
  }

  /// A text that users see.
  static func text(_ key: String, _ attribute: String, evenEmpty: Bool = true) -> LegacyProperty {
    LegacyProperty([key]) { object, _, draft in
      guard let text = object.string(key), evenEmpty || !text.isEmpty else { return }
      draft.setText(attribute, text)
    }
  }

  /// A name that only programs see.
  static func name(_ key: String, _ attribute: String) -> LegacyProperty {
    LegacyProperty([key]) { object, _, draft in
      if let name = object.string(key), !name.isEmpty { draft.set(attribute, name) }
    }
  }

  /// The name of an image.
  static func image(_ key: String, _ attribute: String) -> LegacyProperty {
    LegacyProperty([key]) { object, translator, draft in
      guard let name = object.imageName(key) else { return }
      translator.noteImage(name)
      draft.set(attribute, name)
    }
  }

  /// A pair such as `{250, 250}` in two attributes.
  static func pair(_ key: String, _ first: String, _ second: String) -> LegacyProperty {
    LegacyProperty([key]) { object, translator, draft in
      guard let pair = translator.archive.numbersInText(object.value(key), count: 2) else { return }
      draft.set(first, numberText(pair[0]))
      draft.set(second, numberText(pair[1]))
    }
  }

  // MARK: Elements inside

  /// A value such as a colour, as an element with the key `newKey`.
  static func value(_ key: String, _ newKey: String, orNil: Bool = false) -> LegacyProperty {
    LegacyProperty([key]) { (object, translator, draft) throws(Refusal) in
      if orNil, object.isNothing(key) {
        draft.add(ElementDraft("nil", key: newKey, line: object.element.line))
      } else {
        draft.add(try translator.draft(object.value(key), key: newKey))
      }
    }
  }

  /// An object that stands inside this one, with the key `newKey`.
  static func part(_ key: String, _ newKey: String, as type: LegacyClass? = nil) -> LegacyProperty {
    LegacyProperty([key], parts: [key]) { (object, translator, draft) throws(Refusal) in
      draft.add(try translator.draft(object.value(key), key: newKey, as: type))
    }
  }

  /// A list of objects inside this one, without those that are parts of others.
  static func list(_ key: String, _ element: String, evenEmpty: Bool = false) -> LegacyProperty {
    LegacyProperty([key]) { (object, translator, draft) throws(Refusal) in
      guard object.value(key) != nil else { return }
      var list = ElementDraft(element, line: object.element.line)
      for item in object.items(key) where !translator.isPart(item) {
        list.add(try translator.draft(item))
      }
      if evenEmpty || !list.children.isEmpty { draft.add(list) }
    }
  }

  /// A list of texts.
  static func texts(_ key: String, _ element: String) -> LegacyProperty {
    LegacyProperty([key]) { (object, translator, draft) throws(Refusal) in
      let items = object.items(key)
      try translator.archive.spend(items.count)
      guard !items.isEmpty else { return }
      var list = ElementDraft(element, line: object.element.line)
      for item in items {
        var string = ElementDraft("string", line: item.line)
        string.text = (translator.archive.string(item) ?? "").onlyXMLCharacters
        list.add(string)
      }
      draft.add(list)
    }
  }

  /// Insets, which archives tell by four keys such as `IBUITitleEdgeInsets.top`.
  static func insets(_ prefix: String, _ newKey: String) -> LegacyProperty {
    let sides = ["left", "top", "right", "bottom"].map { "\(prefix).\($0)" }
    return LegacyProperty(sides) { object, _, draft in
      guard sides.contains(where: { object.value($0) != nil }) else { return }
      var inset = ElementDraft("inset", key: newKey, line: object.element.line)
      for (side, attribute) in zip(sides, ["minX", "minY", "maxX", "maxY"]) {
        inset.set(attribute, numberText(object.number(side) ?? 0))
      }
      draft.add(inset)
    }
  }

  /// A pair such as `{0, 1}` as `<size>` or `<point>`.
  static func pair(_ key: String, _ element: String, key newKey: String) -> LegacyProperty {
    LegacyProperty([key]) { object, translator, draft in
      let pair = translator.archive.numbersInText(object.value(key), count: 2)
      draft.add(pair.map { .pair(element, key: newKey, $0, line: object.element.line) })
    }
  }

  /// A set of choices, a bit each, as an element with an attribute each.
  static func bits(
    _ key: String, _ element: String, key newKey: String, _ names: [String], none: String? = nil
  ) -> LegacyProperty {
    LegacyProperty([key]) { object, translator, draft in
      guard let bits = object.integer(key) else { return }
      var set = ElementDraft(element, key: newKey, line: object.element.line)
      for (place, name) in names.enumerated() where bits & (1 << place) != 0 {
        set.set(name, "YES")
      }
      if bits == 0 { set.set(none ?? "none", none == nil ? nil : "YES") }
      if bits < 0 || bits >> names.count != 0 {
        translator.warn(object, "\"\(key)\" has bits that are not known: \(bits)")
      }
      draft.add(set)
    }
  }
}

extension ElementDraft {
  /// `<size key="…" width="…" height="…"/>` or `<point key="…" x="…" y="…"/>`.
  static func pair(_ element: String, key: String, _ values: [Double], line: Int) -> ElementDraft {
    var pair = ElementDraft(element, key: key, line: line)
    let names = element == "point" ? ["x", "y"] : ["width", "height"]
    for (name, value) in zip(names, values) { pair.set(name, numberText(value)) }
    return pair
  }

  /// `<rect key="…" x="…" y="…" width="…" height="…"/>`.
  static func rect(key: String, _ values: [Double], line: Int) -> ElementDraft {
    var rect = ElementDraft("rect", key: key, line: line)
    for (name, value) in zip(["x", "y", "width", "height"], values) {
      rect.set(name, numberText(value))
    }
    return rect
  }
}
