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
    if let view = ownersView(in: document), view.id == element.id { return view.owner }
    if let own = own(element) { return own }
    if let root = rootOfNavigation(element, document) {
      return own(root) ?? element.id ?? element.name
    }
    if let owned = ownersName(of: element, document) { return owned }
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
      // A scene of another storyboard.
      element["referencedIdentifier"], element["storyboardName"],
    ]
    return candidates.compactMap { $0 }.first { !$0.isEmpty }
  }

  private static func rootOfNavigation(_ element: IBElement, _ document: IBDocument) -> IBElement? {
    let segues = element.first("connections")?.all("segue") ?? []
    let relation = segues.first { $0["relationship"] == "rootViewController" }
    return relation?["destination"].flatMap { document.element(id: $0) }
  }

  /// The view of the owner of a xib, and the owner's class.
  static func ownersView(in document: IBDocument) -> (id: String, owner: String)? {
    let outlets = ownersOutlets(document)
    guard let view = outlets.outlets.first(where: { $0["property"] == "view" }),
      let id = view["destination"]
    else { return nil }
    return (id, outlets.owner)
  }

  /// What the owner of a xib calls one of its views: its class and the name of the outlet.
  private static func ownersName(of element: IBElement, _ document: IBDocument) -> String? {
    let outlets = ownersOutlets(document)
    let outlet = outlets.outlets.first { $0["destination"] == element.id }
    return outlet?["property"].map { "\(outlets.owner).\($0)" }
  }

  /// The outlets of the owner of a xib, if its class tells what the xib is for.
  private static func ownersOutlets(_ document: IBDocument) -> (owner: String, outlets: [IBElement])
  {
    let owner = document.topLevelObjects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    guard let owner, let name = owner["customClass"], !name.isEmpty, !commonOwners.contains(name)
    else { return ("", []) }
    return (name, owner.first("connections")?.all("outlet") ?? [])
  }
}
