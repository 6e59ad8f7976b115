extension IBElement {
  /// The element with texts in place of its own, and those that it has no place for.
  ///
  /// All at once, as a list may have tens of thousands, and each copy of it takes as long.
  func localized(by texts: [LocalizedText]) -> (element: IBElement, left: [LocalizedText]) {
    var result = self
    var left: [LocalizedText] = []
    var plain: [LocalizedText] = []
    var lists: [String: [Int: LocalizedText]] = [:]
    for text in texts {
      let (name, place) = Self.place(in: text.name)
      if let place {
        lists[name, default: [:]][place] = text
      } else if Self.partNames.contains(name) {
        if let new = result.settingPart(name, text.text) { result = new } else { left.append(text) }
      } else {
        plain.append(text)
      }
    }
    for (name, texts) in lists { result = result.settingList(name, texts, &left) }
    return (result.setting(plain, &left), left)
  }

  /// A name such as `segmentTitles[2]` in its parts.
  private static func place(in name: String) -> (name: String, place: Int?) {
    guard name.utf8.last == UInt8(ascii: "]"),
      let bracket = name.utf8.lastIndex(of: UInt8(ascii: "[")),
      let place = Int(name[name.utf8.index(after: bracket)...].dropLast()), place >= 0
    else { return (name, nil) }
    return (String(name[..<bracket]), place)
  }

  // MARK: Lists

  /// Sets texts in a list by their places; those without one are left.
  private func settingList(
    _ name: String, _ texts: [Int: LocalizedText], _ left: inout [LocalizedText]
  ) -> IBElement {
    let lists = [
      "segmentTitles": "segments", "scopeButtonTitles": "scopeButtonTitles",
      "ibExternalUserDefinedRuntimeAttributesLocalizableStrings": "userDefinedRuntimeAttributes",
    ]
    guard let kind = lists[name], let list = first(kind) else {
      left += texts.values
      return self
    }
    var unused = texts
    var place = 0
    let children = list.children.map { child -> IBElement in
      // Runtime attributes are counted by those that are texts.
      guard kind != "userDefinedRuntimeAttributes" || child["type"] == "string" else {
        return child
      }
      defer { place += 1 }
      guard let text = texts[place]?.text, let new = child.member(of: kind, with: text) else {
        return child
      }
      unused[place] = nil
      return new
    }
    left += unused.values
    return replacing(list, by: list.with(children: children))
  }

  /// The member of a list with another text.
  private func member(of kind: String, with text: String) -> IBElement? {
    switch kind {
    case "segments": setting("title", text)
    case "scopeButtonTitles": with(text: text)
    default: setting("value", text) ?? with(attribute: "value", text)
    }
  }

  // MARK: Parts

  /// Texts of elements inside, by the names that strings files give them.
  private static let partNames: Set<String> = [
    "normalTitle", "highlightedTitle", "disabledTitle", "selectedTitle", "focusedTitle",
    "accessibilityLabel", "accessibilityHint", "accessibilityValue", "configuration.title",
    "configuration.subtitle",
  ]

  private func settingPart(_ name: String, _ text: String) -> IBElement? {
    if name.hasPrefix("accessibility") {
      let word = name.dropFirst("accessibility".count).lowercased()
      return settingPart("accessibility", "accessibilityConfiguration", word, text)
    }
    if name.hasPrefix("configuration.") {
      let word = String(name.dropFirst("configuration.".count))
      return settingPart("buttonConfiguration", "configuration", word, text)
    }
    guard let own = first("state", key: String(name.dropLast("Title".count))) else { return nil }
    return own.setting("title", text).map { replacing(own, by: $0) }
  }

  private func settingPart(
    _ kind: String, _ key: String, _ name: String, _ text: String
  ) -> IBElement? {
    guard let part = first(kind, key: key) else { return nil }
    return replacing(part, by: part.setting(name, text) ?? part.with(attribute: name, text))
  }

  // MARK: Texts of its own

  /// Names of texts that an element may have without an attribute, because its own is empty.
  private static let plainNames: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle",
  ]

  /// Sets texts that stand in attributes, in a `<string>`, or in fragments with attributes.
  private func setting(_ texts: [LocalizedText], _ left: inout [LocalizedText]) -> IBElement {
    guard !texts.isEmpty else { return self }
    var attributes = attributes
    var children = children
    var attributePlaces: [String: Int] = [:]
    for place in attributes.indices where attributePlaces[attributes[place].name] == nil {
      attributePlaces[attributes[place].name] = place
    }
    var childPlaces: [String: Int] = [:]
    for kind in ["string", "mutableString", "attributedString"] {
      for place in children.indices where children[place].name == kind {
        guard let key = children[place].key, childPlaces[key] == nil else { continue }
        childPlaces[key] = place
      }
    }
    for text in texts {
      let new = IBAttribute(name: text.name, value: text.text)
      if let place = childPlaces[text.name] {
        let own = children[place]
        let isAttributed = own.name == "attributedString"
        children[place] =
          isAttributed ? own.withFirstFragment(text.text) : own.with(text: text.text)
      } else if let place = attributePlaces[text.name] {
        attributes[place] = new
      } else if Self.plainNames.contains(text.name) {
        attributes.append(new)
      } else {
        left.append(text)
      }
    }
    return copy(attributes: attributes, children: children)
  }

  /// The element with one text; nil when it has none of that name.
  private func setting(_ name: String, _ text: String) -> IBElement? {
    var left: [LocalizedText] = []
    let new = setting([LocalizedText(name: name, text: text, line: 1)], &left)
    return left.isEmpty ? new : nil
  }

  /// A text with attributes: all of it gets those of its first fragment.
  private func withFirstFragment(_ text: String) -> IBElement {
    guard let fragment = children.first(where: { $0.name == "fragment" }) else { return self }
    let others = children.filter { $0.name != "fragment" }
    let new =
      fragment.first(key: "content").map { fragment.replacing($0, by: $0.with(text: text)) }
      ?? fragment
    let isText = new.first("string", key: "content") != nil
    return with(children: others + [isText ? new : new.with(attribute: "content", text)])
  }

  // MARK: Copies

  private func replacing(_ child: IBElement, by new: IBElement) -> IBElement {
    with(children: children.map { $0 === child ? new : $0 })
  }

  func with(children: [IBElement]) -> IBElement { copy(children: children) }

  /// The new text is no Base64.
  private func with(text: String) -> IBElement {
    copy(attributes: attributes.filter { $0.name != "base64-UTF8" }, text: text)
  }

  private func with(attribute name: String, _ value: String) -> IBElement {
    var attributes = attributes
    let new = IBAttribute(name: name, value: value)
    if let place = attributes.firstIndex(where: { $0.name == name }) {
      attributes[place] = new
    } else {
      attributes.append(new)
    }
    return copy(attributes: attributes)
  }
}
