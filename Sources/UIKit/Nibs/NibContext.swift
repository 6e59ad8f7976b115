import InterfaceBuilder

/// One instantiation of a nib or scene: the objects made so far, and what is still to connect.
@MainActor final class NibContext {
  /// An object with the element it came from.
  struct Entry {
    let object: AnyObject
    let element: IBElement
  }

  let document: IBDocument
  let resources: NibResources
  let isDesignTime: Bool
  /// The size classes that variations are chosen by; nil where the document has none.
  let traits: IBTraits?
  let finder: NibFinder
  /// The storyboard that scenes of segues come from.
  let storyboard: UIStoryboard?
  /// The owner of the nib, or the controller of the scene.
  weak var owner: AnyObject?
  /// The id of a scene's controller, which holds the scene and must not be held by it.
  private var ownerID: String?
  /// Every object by its id; proxies included.
  private var objects: [String: AnyObject] = [:]
  /// What was made and is still to connect and awaken, in document order.
  private var fresh: [Entry?] = []
  /// Objects whose custom class is not here, so that its outlets mean nothing.
  private var standIns: Set<ObjectIdentifier> = []
  private var collections: [CollectionKey: Collection] = [:]
  private var grownCollections: [CollectionKey] = []

  private struct CollectionKey: Hashable {
    let source: ObjectIdentifier
    let property: String
  }

  /// An outlet collection as far as its objects were made.
  struct Collection {
    weak var source: AnyObject?
    let property: String
    let line: Int
    var items: [AnyObject] = []
    fileprivate var isGrown = false
  }

  /// Ids of proxies that stand for nil: the first responder.
  private var nilTargets: Set<String> = []

  /// The element that is instantiated: a scene, or a whole xib.
  private let scene: IBElement

  /// Whether labels are as large as whole points.
  ///
  /// Xcode's canvas rounds so in scenes without a stack view: 244 of 316 single-line labels in the
  /// files it saved, and 2 of 85 in scenes with one.
  lazy var roundsLabelsToPoints = isDesignTime && !NibContext.holdsStackView(scene)

  private static func holdsStackView(_ element: IBElement) -> Bool {
    var waiting = [element]
    while let next = waiting.popLast() {
      if next.name == "stackView" { return true }
      waiting.append(contentsOf: next.children)
    }
    return false
  }

  init(
    document: IBDocument, scene: IBElement? = nil, finder: NibFinder,
    storyboard: UIStoryboard? = nil, isDesignTime: Bool = false
  ) {
    self.document = document
    self.scene = scene ?? document.root
    self.finder = finder
    self.storyboard = storyboard
    self.isDesignTime = isDesignTime
    traits = NibContext.traits(document, isDesignTime: isDesignTime)
    document.problems.listen(DiagnosticSink.report)
    resources = NibResources.of(document)
  }

  /// The size classes of the screen; documents without trait collections know none, and neither
  /// does a canvas without a device.
  private static func traits(_ document: IBDocument, isDesignTime: Bool) -> IBTraits? {
    guard document.usesTraitCollections else { return IBTraits() }
    if isDesignTime, document.device == nil { return IBTraits() }
    return IBTraits(UIScreen.main.traitCollection)
  }

  // MARK: Objects

  /// Makes the object of an element and keeps it under its id; nil for what is no object.
  func make(_ given: IBElement) -> AnyObject? {
    let element = traits.map { given.applyingVariations($0) } ?? given
    return Diagnostics.at(file: document.file, line: element.line, id: element.id) {
      let place = fresh.count
      fresh.append(nil)
      guard let object = NibObjects.make(element, in: self) else { return nil }
      if let id = element.id, objects[id] == nil { objects[id] = object }
      if let view = object as? UIView,
        let variations = TraitVariations(given, view: view, context: self)
      {
        view.layout.traitVariations = variations
      }
      if place < fresh.count { fresh[place] = Entry(object: object, element: element) }
      return object
    }
  }

  /// Makes `controller` the owner of the scene, standing for the element with `id`.
  func setOwner(_ controller: UIViewController, id: String?) {
    owner = controller
    ownerID = id
    if let id { objects[id] = nil }
  }

  /// Lets `object` stand for the element with `id`.
  func register(_ object: AnyObject, id: String) { objects[id] = object }

  /// Registers what controllers had before the safe area: the guides below the top bars and above
  /// the bottom bars.
  func registerControllerGuides(_ controller: IBElement, _ view: UIView) {
    for child in controller.first("layoutGuides")?.all("viewControllerLayoutGuide") ?? [] {
      let guide = UILayoutGuide(coder: NibCoder(child, in: self))
      guard let guide, let id = child.id else { continue }
      register(view.standardGuide(guide.kind), id: id)
    }
  }

  /// Lets the element with `id` stand for nil in actions.
  func registerNilTarget(id: String) { nilTargets.insert(id) }

  /// The object with `id`, or nil while there is none.
  func object(id: String) -> AnyObject? { objects[id] ?? (id == ownerID ? owner : nil) }

  /// Whether actions to `id` go along the responder chain.
  func isNilTarget(_ id: String) -> Bool { nilTargets.contains(id) }

  /// Takes what is still to connect.
  func takeFresh() -> [Entry] {
    defer { fresh = [] }
    return fresh.compactMap { $0 }
  }

  /// Notes that `object` stands in for a custom class that is not here.
  func markStandIn(_ object: AnyObject) { standIns.insert(ObjectIdentifier(object)) }

  /// Whether `object` stands in for a custom class that is not here.
  func isStandIn(_ object: AnyObject) -> Bool { standIns.contains(ObjectIdentifier(object)) }

  /// Adds `item` to an outlet collection of `source`.
  func appendToCollection(
    _ property: String, of source: AnyObject, _ item: AnyObject, line: Int
  ) {
    let key = CollectionKey(source: ObjectIdentifier(source), property: property)
    let new = Collection(source: source, property: property, line: line)
    collections[key, default: new].items.append(item)
    if collections[key]?.isGrown == false {
      collections[key]?.isGrown = true
      grownCollections.append(key)
    }
  }

  /// Takes the outlet collections that grew since the last call, in document order.
  func takeGrownCollections() -> [Collection] {
    let grown = grownCollections.compactMap { collections[$0] }
    for key in grownCollections { collections[key]?.isGrown = false }
    grownCollections = []
    return grown
  }

  /// Reports connections that lead to nothing in the document.
  func reportMissing(_ connections: [NibConnections.Pending]) {
    for connection in connections {
      guard let id = connection.element["destination"], document.element(id: id) == nil else {
        continue
      }
      let name = connection.element["property"] ?? connection.element["selector"] ?? ""
      Diagnostics.report(
        Diagnostic(
          severity: .error, file: document.file, line: connection.element.line,
          id: connection.element.id,
          message: "\(connection.element.name) \"\(name)\" leads to no object (\(id))"))
    }
  }

  /// Forgets objects that will be made again, such as the views of an unloaded controller.
  func forget(ids: some Sequence<String>) {
    for id in ids { objects[id] = nil }
  }

  /// The modules in which custom classes are looked for, likeliest first.
  func modules(hint: String?) -> [String] {
    guard UIApplication.current?.hasAppClasses != false else { return [] }
    var modules: [String] = []
    if let hint { modules.append(hint) }
    if let owner { modules.append(NibContext.module(of: type(of: owner))) }
    modules.append(contentsOf: finder.modules)
    return modules
  }

  /// The module of a class: the first part of its full name.
  static func module(of type: AnyClass) -> String {
    let name = String(reflecting: type)
    return name.firstIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
