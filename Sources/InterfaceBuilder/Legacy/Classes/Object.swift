extension LegacyClass {
  /// What everything with an identity has: an id, a custom class, connections.
  static let object = LegacyClass(
    "object", trailing: [.identity, .runtimeAttributes, .connections])

  /// An object of a class of the app.
  static let customObject = LegacyClass("customObject", inherits: .object)

  /// An object that is not in the file: its owner, the first responder.
  static let placeholder = LegacyClass(
    "placeholder", inherits: .object, [.name("IBProxiedObjectIdentifier", "placeholderIdentifier")])
}

extension LegacyProperty {
  fileprivate static let identity = LegacyProperty([]) { object, translator, draft in
    let container = translator.container
    draft.set("id", container.id(of: object))
    draft.set("userLabel", container.name(of: object).flatMap { $0.isEmpty ? nil : $0 })
    let metadata = [
      ("CustomClassName", "customClass"), ("CustomClassModule", "customModule"),
      ("CustomClassModuleProvider", "customModuleProvider"),
    ]
    for (name, attribute) in metadata {
      let value = translator.archive.string(container.metadata(name, of: object))
      draft.set(attribute, value.flatMap { $0.isEmpty ? nil : $0 })
    }
    draft.set(
      "colorLabel",
      translator.archive.string(container.metadata("object.labelIdentifier", of: object)))
  }
}
