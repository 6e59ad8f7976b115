extension IBElement {
  /// The element with a text in place of its own; nil when it has none of that name.
  func localized(_ given: LocalizedText) -> IBElement? {
    let (name, place) = Self.place(in: given.name)
    if let place {
      switch name {
      case "segmentTitles": return settingChild("segments", place, "title", given.text)
      case "scopeButtonTitles":
        return first("scopeButtonTitles").flatMap { list in
          list.replacingChild(place) { $0.with(text: given.text) }.map { replacing(list, by: $0) }
        }
      case "ibExternalUserDefinedRuntimeAttributesLocalizableStrings":
        return settingRuntimeString(place, given.text)
      default: return nil
      }
    }
    let states = [
      "normalTitle": "normal", "highlightedTitle": "highlighted", "disabledTitle": "disabled",
      "selectedTitle": "selected", "focusedTitle": "focused",
    ]
    if let state = states[name] { return settingState(state, given.text) }
    switch name {
    case "accessibilityLabel", "accessibilityHint", "accessibilityValue":
      let word = name.dropFirst("accessibility".count).lowercased()
      return settingPart("accessibility", "accessibilityConfiguration", word, given.text)
    case "configuration.title", "configuration.subtitle":
      let word = String(name.dropFirst("configuration.".count))
      return settingPart("buttonConfiguration", "configuration", word, given.text)
    default: return setting(name, given.text)
    }
  }

  /// A name such as `segmentTitles[2]` in its parts.
  private static func place(in name: String) -> (name: String, place: Int?) {
    guard name.hasSuffix("]"), let bracket = name.lastIndex(of: "["),
      let place = Int(name[name.index(after: bracket)...].dropLast()), place >= 0
    else { return (name, nil) }
    return (String(name[..<bracket]), place)
  }

  /// Names of texts that an element may have without an attribute, because its own is empty.
  private static let plainNames: Set<String> = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle",
  ]

  /// Sets a text that stands in an attribute, in a `<string>`, or in fragments with attributes.
  private func setting(_ name: String, _ text: String) -> IBElement? {
    for kind in ["string", "mutableString"] {
      if let own = first(kind, key: name) { return replacing(own, by: own.with(text: text)) }
    }
    if let own = first("attributedString", key: name) {
      return replacing(own, by: own.withFirstFragment(text))
    }
    if self[name] != nil || Self.plainNames.contains(name) { return with(attribute: name, text) }
    return nil
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

  private func settingState(_ state: String, _ text: String) -> IBElement? {
    guard let own = first("state", key: state) else { return nil }
    return own.setting("title", text).map { replacing(own, by: $0) }
  }

  private func settingPart(
    _ kind: String, _ key: String, _ name: String, _ text: String
  ) -> IBElement? {
    guard let part = first(kind, key: key) else { return nil }
    return replacing(part, by: part.setting(name, text) ?? part.with(attribute: name, text))
  }

  private func settingChild(
    _ list: String, _ place: Int, _ name: String, _ text: String
  ) -> IBElement? {
    guard let list = first(list) else { return nil }
    return list.replacingChild(place) { $0.setting(name, text) }.map { replacing(list, by: $0) }
  }

  /// Runtime attributes are counted by those that are texts.
  private func settingRuntimeString(_ place: Int, _ text: String) -> IBElement? {
    guard let list = first("userDefinedRuntimeAttributes") else { return nil }
    let places = list.children.indices.filter { list.children[$0]["type"] == "string" }
    guard places.indices.contains(place) else { return nil }
    return list.replacingChild(places[place]) {
      $0.setting("value", text) ?? $0.with(attribute: "value", text)
    }.map { replacing(list, by: $0) }
  }

  // MARK: Copies

  private func replacingChild(
    _ place: Int, _ change: (IBElement) -> IBElement?
  ) -> IBElement? {
    guard children.indices.contains(place), let new = change(children[place]) else { return nil }
    var children = children
    children[place] = new
    return with(children: children)
  }

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
