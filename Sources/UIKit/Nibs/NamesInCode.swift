import InterfaceBuilder

/// What the connections of a file tell of one object: by which names code knows it, and what it
/// sets off.
///
/// Where the app's code is not there, they say what a view is for that shows nothing by itself.
struct NamesInCode: Sendable, Equatable {
  /// The most names of one kind that are kept; more would tell nobody anything.
  static let maximum = 4
  /// The most signs of a name that are kept: it may stand once for each of many objects.
  static let longest = 100

  /// The class of the owner of a xib whose view the object is.
  var owner: String?
  /// The outlets and outlet collections that hold the object.
  var outlets: [String] = []
  /// The actions it sends, its gestures' among them.
  var actions: [String] = []
  /// The scenes its segues lead to.
  var destinations: [String] = []

  /// What stands in a picture for an object that shows nothing by itself: `⟨photoView⟩`.
  var sign: String? { (outlets.first ?? actions.first).map { "⟨\($0)⟩" } }

  /// The names in the words of a list of elements: `outlet "photoView"`.
  var notes: [String] {
    outlets.map { "outlet \(QuotedText.of($0))" } + actions.map { "action \(QuotedText.of($0))" }
      + destinations.map { "segue to \(QuotedText.of($0))" }
  }
}

/// The names in code of all objects of a document.
struct DocumentNamesInCode {
  private var names: [String: NamesInCode] = [:]
  /// For each view the recognizers whose gestures it takes.
  private var recognizers: [(view: String, recognizer: String)] = []
  /// What the scenes are called that segues lead to.
  private var scenes: [String: String] = [:]

  /// Outlets of Apple's own classes, which tell nothing of what an object is for.
  private static let outletsOfUIKit: Set<String> = [
    "accessoryView", "backgroundView", "contentView", "customView", "dataSource", "delegate",
    "inputAccessoryView", "inputView", "layoutDelegate", "nextResponder", "rootViewController",
    "searchDisplayController", "searchResultsDelegate", "searchResultsDataSource",
    "selectedBackgroundView", "tableFooterView", "tableHeaderView", "titleView", "view",
    "viewController", "viewControllers", "window",
  ]

  /// Reads the connections of all elements, once a document.
  init(_ document: IBDocument) {
    let sceneNames = SceneNames(document)
    var waiting = [document.root]
    while let element = waiting.popLast() {
      waiting.append(contentsOf: element.children.reversed())
      guard element.name == "connections", let source = document.parent(of: element),
        let id = source.id
      else { continue }
      for connection in element.children { add(connection, of: id, sceneNames, document) }
    }
    if let view = sceneNames.ownersView, let owner = sceneNames.owner(ofView: view) {
      names[view, default: NamesInCode()].owner = owner
    }
    for (view, recognizer) in recognizers {
      guard let found = names[recognizer] else { continue }
      for action in found.actions { add(action, to: \.actions, of: view) }
      for destination in found.destinations { add(destination, to: \.destinations, of: view) }
    }
    recognizers = []
    scenes = [:]
  }

  /// The names of the object with `id`; none without one.
  subscript(id: String?) -> NamesInCode { id.flatMap { names[$0] } ?? NamesInCode() }

  private mutating func add(
    _ connection: IBElement, of source: String, _ sceneNames: SceneNames, _ document: IBDocument
  ) {
    let property = connection["property"] ?? ""
    let destination = connection["destination"] ?? ""
    switch connection.name {
    case "outletCollection" where property == "gestureRecognizers":
      recognizers.append((source, destination))
    case "outlet" where !DocumentNamesInCode.outletsOfUIKit.contains(property),
      "outletCollection":
      add(property, to: \.outlets, of: destination)
    case "action":
      add(connection["selector"] ?? "", to: \.actions, of: source)
    case "segue":
      addSegue(connection, to: destination, of: source, sceneNames, document)
    default: break
    }
  }

  private mutating func addSegue(
    _ segue: IBElement, to destination: String, of source: String, _ sceneNames: SceneNames,
    _ document: IBDocument
  ) {
    switch segue["kind"] {
    case "relationship", "embed": break
    case "unwind": add(segue["unwindAction"] ?? "", to: \.actions, of: source)
    default:
      guard let scene = document.element(id: destination) else { return }
      let name = scenes[destination] ?? sceneNames.of(scene)
      scenes[destination] = name
      add(name, to: \.destinations, of: source)
    }
  }

  private mutating func add(
    _ name: String, to list: WritableKeyPath<NamesInCode, [String]>, of id: String
  ) {
    let cut = name.utf8.count > NamesInCode.longest ? name.dropFirst(NamesInCode.longest) : ""
    let name = cut.isEmpty ? name : "\(name.prefix(NamesInCode.longest - 1))…"
    let known = names[id]?[keyPath: list] ?? []
    guard !name.isEmpty, known.count < NamesInCode.maximum, !known.contains(name) else { return }
    names[id, default: NamesInCode()][keyPath: list].append(name)
  }
}
