import InterfaceBuilder

/// A storyboard file: it makes the controllers of its scenes.
@MainActor open class UIStoryboard: NSObject {
  /// The name of the storyboard.
  public let name: String
  let document: IBDocument
  let isDesignTime: Bool
  private let bundle: Bundle?
  private var scenes: [String: IBElement] = [:]
  private var identifiers: [String: String] = [:]
  /// The ids of the scenes in document order.
  private(set) var sceneIDs: [String] = []
  private var underConstruction: [String] = []

  /// Opens the storyboard called `name` of a bundle; nil stands for the app's own.
  ///
  /// A file that is missing or broken gives a storyboard without scenes, with a diagnostic; UIKit
  /// raises an exception.
  public convenience init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    let finder = NibFinder.of(storyboardBundleOrNil, anchor: nil)
    guard let url = finder.url(name: name, extensions: ["storyboard"]) else {
      Diagnostics.report(finder.missing("\(name).storyboard"), severity: .error)
      self.init(document: IBDocument(emptyStoryboard: name), name: name, bundle: nil)
      return
    }
    do throws(IBReadError) {
      let document = try NibFinder.document(at: url)
      self.init(document: document, name: name, bundle: storyboardBundleOrNil)
    } catch {
      Diagnostics.report(error.diagnostic)
      self.init(document: IBDocument(emptyStoryboard: name), name: name, bundle: nil)
    }
  }

  init(document: IBDocument, name: String, bundle: Bundle?, isDesignTime: Bool = false) {
    self.document = document
    self.name = name
    self.bundle = bundle
    self.isDesignTime = isDesignTime
    super.init()
    for scene in document.root.first("scenes")?.all("scene") ?? [] {
      guard let controller = UIStoryboard.controllerElement(of: scene), let id = controller.id,
        scenes[id] == nil
      else { continue }
      scenes[id] = scene
      sceneIDs.append(id)
      if let identifier = controller["storyboardIdentifier"], !identifier.isEmpty {
        identifiers[identifier] = id
      }
    }
    if let id = document.initialViewController, scenes[id] == nil {
      Diagnostics.report(
        Diagnostic(
          severity: .warning, file: document.file, line: document.root.line,
          message: "initialViewController=\"\(id)\" is the id of no controller"))
    }
  }

  /// The id of the initial controller; nil when the file names none that it holds.
  private var initialID: String? {
    document.initialViewController.flatMap { scenes[$0] == nil ? nil : $0 }
  }

  /// The controller of a scene: the object that has the controller's place.
  static func controllerElement(of scene: IBElement) -> IBElement? {
    let objects = scene.first("objects")?.items ?? []
    let members = objects.filter { $0["sceneMemberID"] == "viewController" }
    return members.first
      ?? objects.first {
        $0.name.lowercased().hasSuffix("controller") && $0.name != "searchDisplayController"
      }
  }

  /// Makes the initial controller; nil when the file names none.
  open func instantiateInitialViewController() -> UIViewController? {
    initialID.flatMap { controller(id: $0) }
  }

  /// Makes the initial controller through `creator`, which may call an initializer of its own.
  open func instantiateInitialViewController<Controller: UIViewController>(
    creator: @escaping (NSCoder) -> Controller?
  ) -> Controller? {
    initialID.flatMap { controller(id: $0, creator: creator) as? Controller }
  }

  /// Makes the controller with a storyboard identifier.
  ///
  /// An identifier that no scene has gives an empty controller, with a diagnostic; UIKit raises an
  /// exception.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let id = identifiers[identifier], let found = controller(id: id) { return found }
    report(
      "storyboard \"\(name)\" has no controller with identifier \"\(identifier)\"",
      about: document.root)
    return UIViewController()
  }

  /// Makes the controller with a storyboard identifier through `creator`.
  ///
  /// A creator that returns nil lets the storyboard make the controller.
  open func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: ((NSCoder) -> Controller?)? = nil
  ) -> Controller {
    let made = identifiers[identifier].flatMap { controller(id: $0, creator: creator) }
    if let typed = made as? Controller { return typed }
    let problem =
      made.map { "is a \(type(of: $0)), not a \(Controller.self)" } ?? "is missing"
    let message = "controller \"\(identifier)\" of storyboard \"\(name)\" \(problem)"
    if let empty = UIViewController() as? Controller {
      report(message, about: identifiers[identifier].flatMap { scenes[$0] } ?? document.root)
      return empty
    }
    // Only an app's own call gets here, never a file that is drawn. There is nothing of the class
    // it asks for to return; UIKit raises an exception here as well.
    preconditionFailure(message)
  }

  /// The tint of the windows of an app whose main storyboard this is; nil for the system's.
  package var globalTint: UIColor? { UIColor.globalTint(of: document) }

  // MARK: Scenes

  /// Makes the controller of the scene whose controller has `id`.
  ///
  /// Scenes that contain each other end the chain with a diagnostic.
  func controller(
    id: String, creator: ((NSCoder) -> UIViewController?)? = nil
  ) -> UIViewController? {
    guard let sceneElement = scenes[id],
      let element = UIStoryboard.controllerElement(of: sceneElement)
    else {
      report("storyboard \"\(name)\" has no controller with id \(id)", about: document.root)
      return nil
    }
    let place = "\(name)/\(id)"
    if underConstruction.contains(place) {
      report("controllers contain each other; \(id) is left out", about: element)
      return nil
    }
    guard underConstruction.count < UIStoryboard.nestedLimit else {
      report(
        "more than \(UIStoryboard.nestedLimit) controllers within each other; \(id) is left out",
        about: element)
      return nil
    }
    underConstruction.append(place)
    defer { underConstruction.removeLast() }
    return Diagnostics.at(file: document.file, line: element.line, id: id) {
      UIStoryboard.constructing(scene: id) {
        UIStoryboard.mayMakeAnother() ? make(element, of: sceneElement, creator) : nil
      }
    }
  }

  private func make(
    _ element: IBElement, of sceneElement: IBElement, _ creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    if element.name == "viewControllerPlaceholder" { return resolve(element) }
    let finder = NibFinder.of(bundle, anchor: nil)
    let scene = StoryboardScene(sceneElement, storyboard: self, finder: finder)
    return scene.makeController(element, creator: creator)
  }

  /// How many containers may stand within each other, and how many embedded controllers.
  private static let nestedLimit = 32
  private static let embedLimit = 8

  /// What is being made at this moment: scenes may hold scenes in ever more ways.
  private static var construction = (depth: 0, made: 0)
  private static let constructionLimit = 500

  /// Runs `body`, which makes a scene and those it holds, so that all of it together makes a limited
  /// number of controllers.
  static func constructing<Result>(scene: String?, _ body: () -> Result) -> Result {
    if construction.depth == 0 { construction.made = 0 }
    construction.depth += 1
    defer { construction.depth -= 1 }
    return NibBudget.inOneGo(scene: scene, body)
  }

  /// Runs `body`, which makes one of the scenes of a file and lays it out, as if it were the only
  /// one.
  static func constructing<Result>(oneOfMany id: String, _ body: () -> Result) -> Result {
    let outer = construction
    construction = (0, 0)
    defer { construction = outer }
    return NibBudget.inGo(ofScene: id) { constructing(scene: id, body) }
  }

  private static func mayMakeAnother() -> Bool {
    construction.made += 1
    if construction.made == constructionLimit + 1 {
      Diagnostics.report(
        "scenes hold each other in more than \(constructionLimit) ways; the rest is left out",
        severity: .error)
    }
    return construction.made <= constructionLimit
  }

  /// The controllers whose embed segues are performed at this moment, the outer ones first.
  private static var embeds: [String] = []

  /// The controller of an embed segue; scenes that embed each other end after a few levels.
  func embedded(id: String, _ body: (UIViewController) -> Void) {
    let place = "\(name)/\(id)"
    guard UIStoryboard.embeds.count < UIStoryboard.embedLimit else {
      let reason =
        UIStoryboard.embeds.contains(place)
        ? "controllers embed each other"
        : "more than \(UIStoryboard.embedLimit) controllers embedded within each other"
      let element = scenes[id].flatMap { UIStoryboard.controllerElement(of: $0) }
      report("\(reason); \(id) is left out", about: element)
      return
    }
    UIStoryboard.embeds.append(place)
    defer { UIStoryboard.embeds.removeLast() }
    if let controller = controller(id: id) { body(controller) }
  }

  private func report(
    _ message: String, about element: IBElement?, severity: Diagnostic.Severity = .error
  ) {
    Diagnostics.report(
      Diagnostic(
        severity: severity, file: document.file, line: element?.line ?? 1, id: element?.id,
        message: message))
  }

  /// The controller that a storyboard reference leads to: of this file or of one beside it.
  private func resolve(_ element: IBElement) -> UIViewController? {
    let found = referenced(element)
    if found == nil {
      let identifier = element["referencedIdentifier"].map { "\"\($0)\"" } ?? "the initial one"
      let name = element["storyboardName"] ?? name
      report(
        "storyboard \"\(name)\" has no controller for a reference to \(identifier)", about: element)
    }
    return found
  }

  private func referenced(_ element: IBElement) -> UIViewController? {
    let identifier = element["referencedIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    let other = element["storyboardName"].flatMap { $0.isEmpty || $0 == name ? nil : $0 }
    let wantedBundle = element["bundleIdentifier"]
    guard let other else {
      let id = identifier.map { identifiers[$0] } ?? initialID
      return id.flatMap { controller(id: $0) }
    }
    if let wanted = wantedBundle, bundle?.bundleIdentifier != wanted {
      report(
        "the bundle \(wanted) is not looked for; storyboard \"\(other)\" is taken from this one",
        about: element, severity: .warning)
    }
    guard underConstruction.count < UIStoryboard.nestedLimit else { return nil }
    let storyboard = UIStoryboard(name: other, bundle: bundle)
    storyboard.underConstruction = underConstruction
    let id =
      identifier.map { storyboard.identifiers[$0] } ?? storyboard.initialID
    return id.flatMap { storyboard.controller(id: $0) }
  }
}
