import InterfaceBuilder

/// What the scenes of a document, or the top-level views and controllers of a xib, are called.
struct SceneNames {
  private let document: IBDocument
  /// The class of the owner of a xib, if it tells what the xib is for.
  private let ownersClass: String?
  /// What the owner calls the objects of a xib.
  private let ownersNames: [String: String]
  /// The view of the owner of a xib.
  let ownersView: String?

  /// Classes of owners that say nothing of what a xib is for.
  private static let commonOwners: Set<String> = [
    "NSObject", "UIApplication", "UIResponder", "UIView", "UIViewController",
  ]

  /// Reads what the owner of a xib tells, once a document.
  init(_ document: IBDocument) {
    self.document = document
    let owner = document.topLevelObjects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
    let name = owner?["customClass"] ?? ""
    ownersClass = name.isEmpty || Self.commonOwners.contains(name) ? nil : name
    var names: [String: String] = [:]
    var view: String?
    for outlet in owner?.first("connections")?.all("outlet") ?? [] {
      guard let destination = outlet["destination"], let property = outlet["property"] else {
        continue
      }
      if property == "view" { view = view ?? destination }
      names[destination] = names[destination] ?? property
    }
    ownersNames = names
    ownersView = view
  }

  /// The class of the owner whose view the object with `id` is; nil for one that tells nothing.
  func owner(ofView id: String?) -> String? { id == ownersView ? ownersClass : nil }

  /// Of the view of a xib's owner the class of that; of others the storyboard identifier, the name
  /// that Xcode's outline shows, the title or the class; of what has none of them how its owner
  /// calls it, of a navigation controller what its first screen is called, and at last the id.
  func of(_ element: IBElement) -> String {
    if let own = own(element) { return own }
    if let root = rootOfNavigation(element) {
      return Self.written(root) ?? element.id ?? element.name
    }
    return rest(element)
  }

  /// Whether a user may mean `element` by `wanted`: its object id, storyboard identifier, class,
  /// title, or what it is called, unless that is what its first screen is called.
  func matches(_ element: IBElement, _ wanted: String?) -> Bool {
    guard let wanted else { return true }
    let names = [element.id, element["storyboardIdentifier"], element["customClass"]]
    if names.contains(wanted) || element["title"] == wanted { return true }
    if let own = own(element) { return own == wanted }
    guard let root = rootOfNavigation(element) else { return rest(element) == wanted }
    return root.name == "viewControllerPlaceholder" && Self.written(root) == wanted
  }

  private func own(_ element: IBElement) -> String? {
    owner(ofView: element.id) ?? Self.written(element)
  }

  private func rest(_ element: IBElement) -> String {
    if let ownersClass, let name = element.id.flatMap({ ownersNames[$0] }) {
      return "\(ownersClass).\(name)"
    }
    if document.isLaunchScreen { return "Launch Screen" }
    return element.id ?? element.name
  }

  private func rootOfNavigation(_ element: IBElement) -> IBElement? {
    let connections = element.first("connections")?.children ?? []
    let relation = connections.first {
      $0.name == "segue" && $0["relationship"] == "rootViewController"
    }
    return relation?["destination"].flatMap { document.element(id: $0) }
  }

  /// What the file itself calls an element.
  private static func written(_ element: IBElement) -> String? {
    let candidates = [
      element["storyboardIdentifier"], element["userLabel"], element["title"],
      element.first("navigationItem")?["title"], element["customClass"],
      // A scene of another storyboard.
      element["referencedIdentifier"], element["storyboardName"],
    ]
    return candidates.compactMap { $0 }.first { !$0.isEmpty }
  }
}
