import InterfaceBuilder

/// Which scenes of a storyboard an app shows on the stack of a navigation controller, and what
/// stands below them there.
///
/// The segues tell: what starts in a scene on a stack and shows or pushes another puts that one on
/// top; what a container view or a tab holds shows on the stack that its container is on. A scene
/// that no segue leads to is made by code, which is not here. Its navigation item tells then:
/// nobody fills one for a bar that is never there. The initial scene is such a one as well: other
/// storyboards and code push it.
@MainActor struct NavigationStacks {
  /// Whose stack it is.
  enum Holder: Equatable {
    /// That of the navigation controller with this id.
    case controller(id: String)
    /// That of a navigation controller of the app's code.
    case code
    /// That of a navigation controller of the app's code, if there is one: nothing tells so but
    /// the navigation items of scenes further up.
    case perhaps
  }

  typealias TitleMode = UINavigationItem.LargeTitleDisplayMode

  private struct Place {
    let holder: Holder
    /// The id of the scene on the stack: of the scene itself, or of the container it stands in.
    var onStack: String
    /// What becomes of a title: an item that leaves it open does as the one below.
    let titleMode: TitleMode
  }

  /// A way from one scene to another.
  private struct Way {
    let destination: String
    /// Whether it puts the other scene on the stack; else it holds it.
    let isPush: Bool
  }

  /// The elements of the controllers by their ids.
  private(set) var elements: [String: IBElement] = [:]
  private var places: [String: Place] = [:]
  /// The scenes that lie lowest on a stack.
  private var lowest: Set<String> = []
  private var ways: [String: [Way]] = [:]
  /// The ids of the scenes that show a scene, in the order of the file.
  private var pushers: [String: [String]] = [:]
  /// The scenes that are presented, or stand in a container.
  private var elsewhere: Set<String> = []

  init(_ document: IBDocument) {
    let scenes = SceneSegues.all(of: document)
    for scene in scenes where elements[scene.id] == nil { elements[scene.id] = scene.controller }
    fill(readSegues(of: scenes).map { (.controller(id: $0.navigation), $0.root) })
    let initial = document.initialViewController
    let starts = scenes.map(\.id).filter { id in
      places[id] == nil && !elsewhere.contains(id) && (pushers[id] == nil || id == initial)
    }
    fill(starts.filter(hasItem).map { (.code, $0) })
    fill(starts.filter { places[$0] == nil }.map { (.perhaps, $0) })
  }

  // MARK: What is on a stack

  /// Whose stack a scene is on; nil for one that is shown without a navigation bar.
  func holder(of id: String) -> Holder? {
    guard let place = places[id] else { return nil }
    if place.holder == .perhaps, !hasItem(id) { return nil }
    return lowest.contains(id) || below(id) != nil ? place.holder : nil
  }

  /// The id of the scene that lies below one on its stack: the first of the file that shows it.
  func below(_ id: String) -> String? {
    guard let place = places[id], !lowest.contains(id) else { return nil }
    for pusher in pushers[id] ?? [] {
      if let other = places[pusher], other.holder == place.holder, other.onStack != id {
        return other.onStack
      }
    }
    return nil
  }

  /// What becomes of the title of a scene in a bar with large titles.
  func titleMode(of id: String) -> TitleMode { places[id]?.titleMode ?? .automatic }

  /// Whether a scene says itself that it has a bar with something in it.
  private func hasItem(_ id: String) -> Bool {
    guard let element = elements[id],
      let item = element.first("navigationItem", key: "navigationItem")
    else { return false }
    let settings = [element, element.first(key: "view")].compactMap {
      $0?.first(key: "simulatedTopBarMetrics")
    }
    if settings.first?.name == "nil" { return false }
    return item["title"]?.isEmpty == false || item["prompt"]?.isEmpty == false
      || !item.children.isEmpty
  }

  // MARK: How it is found

  /// Notes the ways between scenes; returns the roots of navigation controllers.
  private mutating func readSegues(of scenes: [SceneSegues]) -> [(navigation: String, root: String)]
  {
    var roots: [(navigation: String, root: String)] = []
    let references = references(among: scenes)
    for scene in scenes {
      for segue in scene.segues {
        guard let end = segue["destination"] else { continue }
        let destination = references[end] ?? end
        guard destination != scene.id else { continue }
        switch (segue["kind"], segue["relationship"]) {
        case ("relationship", "rootViewController"): roots.append((scene.id, destination))
        case ("show", _), ("push", _):
          ways[scene.id, default: []].append(Way(destination: destination, isPush: true))
          pushers[destination, default: []].append(scene.id)
        case ("embed", _), ("relationship", "viewControllers"):
          ways[scene.id, default: []].append(Way(destination: destination, isPush: false))
          elsewhere.insert(destination)
        // What code makes of it is not known.
        case ("custom", _), ("unwind", _): break
        default: elsewhere.insert(destination)
        }
      }
    }
    return roots
  }

  /// The scenes that references to scenes of the same storyboard stand for.
  private func references(among scenes: [SceneSegues]) -> [String: String] {
    let named = scenes.compactMap { scene in
      scene.controller["storyboardIdentifier"].map { ($0, scene.id) }
    }
    let identifiers = Dictionary(named) { first, _ in first }
    var found: [String: String] = [:]
    for scene in scenes where scene.controller.name == "viewControllerPlaceholder" {
      guard (scene.controller["storyboardName"] ?? "").isEmpty,
        let identifier = scene.controller["referencedIdentifier"]
      else { continue }
      found[scene.id] = identifiers[identifier]
    }
    return found
  }

  /// Controllers that no navigation controller takes on its stack: UIKit presents the first one,
  /// and raises an exception for the second. References lead to other files.
  private static let refused: Set<String> = [
    "navigationController", "splitViewController", "viewControllerPlaceholder",
  ]

  /// Walks from the lowest scenes of stacks to all that can come onto these; each scene has one
  /// place, and those that lie lowest on some stack keep it.
  private mutating func fill(_ stacks: [(holder: Holder, root: String)]) {
    for stack in stacks { lowest.insert(stack.root) }
    for stack in stacks { fill(stack.holder, from: stack.root) }
  }

  private mutating func fill(_ holder: Holder, from root: String) {
    var waiting = [(id: root, onStack: root, titleMode: TitleMode.automatic)]
    while let next = waiting.popLast() {
      if let place = places[next.id] {
        // What a container holds may be pushed as well, and has a bar of its own then.
        if next.id == next.onStack, place.holder == holder { places[next.id]?.onStack = next.id }
        continue
      }
      guard next.id == root || !lowest.contains(next.id), let element = elements[next.id],
        !NavigationStacks.refused.contains(element.name)
      else { continue }
      var mode = next.titleMode
      if next.id == next.onStack, let own = ownTitleMode(of: element) { mode = own }
      places[next.id] = Place(holder: holder, onStack: next.onStack, titleMode: mode)
      for way in ways[next.id] ?? [] {
        waiting.append((way.destination, way.isPush ? way.destination : next.onStack, mode))
      }
    }
  }

  private func ownTitleMode(of element: IBElement) -> TitleMode? {
    let item = element.first("navigationItem", key: "navigationItem")
    let mode = item?.value("largeTitleDisplayMode", in: UINavigationItem.modes)
    return mode == .automatic ? nil : mode
  }
}
