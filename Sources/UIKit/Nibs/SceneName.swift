import InterfaceBuilder

/// What a scene, or a top-level view or controller of a xib, is called.
enum SceneName {
  /// Classes of owners that say nothing of what a xib is for.
  private static let commonOwners: Set<String> = [
    "NSObject", "UIApplication", "UIResponder", "UIView", "UIViewController",
  ]

  /// Of the view of a xib's owner the class of that; of others the storyboard identifier, the name
  /// that Xcode's outline shows, the title or the class; of what has none of them how its owner
  /// calls it, of a navigation controller what its first screen is called, and at last the id.
  static func of(_ element: IBElement, in document: IBDocument) -> String {
    if let owner = ownersName(of: element, document, view: true) { return owner }
    if let own = own(element) { return own }
    if let root = rootOfNavigation(element, document) {
      return own(root) ?? element.id ?? element.name
    }
    if let owned = ownersName(of: element, document, view: false) { return owned }
    if document.isLaunchScreen { return "Launch Screen" }
    return element.id ?? element.name
  }

  /// Whether a user may mean `element` by `wanted`: its object id, storyboard identifier, class,
  /// title, or what it is called.
  static func matches(_ element: IBElement, _ wanted: String?, in document: IBDocument) -> Bool {
    guard let wanted else { return true }
    let names = [element.id, element["storyboardIdentifier"], element["customClass"]]
    return names.contains(wanted) || element["title"] == wanted
      || of(element, in: document) == wanted
  }

  private static func own(_ element: IBElement) -> String? {
    let candidates = [
      element["storyboardIdentifier"], element["userLabel"], element["title"],
      element.first("navigationItem")?["title"], element["customClass"],
    ]
    return candidates.compactMap { $0 }.first { !$0.isEmpty }
  }

  private static func rootOfNavigation(_ element: IBElement, _ document: IBDocument) -> IBElement? {
    let segues = element.first("connections")?.all("segue") ?? []
    let relation = segues.first { $0["relationship"] == "rootViewController" }
    return relation?["destination"].flatMap { document.element(id: $0) }
  }

  /// The class of the owner of a xib whose view the element is; or with the name of the outlet, if
  /// it is another of the owner's.
  private static func ownersName(
    of element: IBElement, _ document: IBDocument, view isView: Bool
  ) -> String? {
    guard document.kind == .xib, let id = element.id else { return nil }
    let owner = document.topLevelObjects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    guard let owner, let name = owner["customClass"], !name.isEmpty, !commonOwners.contains(name)
    else { return nil }
    let outlets = owner.first("connections")?.all("outlet") ?? []
    let properties = outlets.filter { $0["destination"] == id }.compactMap { $0["property"] }
    if isView { return properties.contains("view") ? name : nil }
    return properties.first.map { "\(name).\($0)" }
  }
}
