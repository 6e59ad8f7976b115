import InterfaceBuilder

/// How much may be made in one go from files: nibs, scenes and cells may hold each other in ever
/// more ways, and one file may hold more than anyone can look at.
@MainActor enum NibBudget {
  /// What something costs: about how much longer it takes than making a view.
  enum Cost: Int {
    /// An object or a connection.
    case object = 1
    /// A controller beyond its object: it has views, and may stand in others with bars of their own.
    case controller = 4
    /// A class that is not here: the runtime looks through all it has.
    case missingClass = 10
    /// A nib inside of something else: its file is read.
    case nib = 50
  }

  /// The most objects and connections; the largest of some thousands of real files has 4,100
  /// elements of all sorts.
  nonisolated static let limit = 25_000

  /// The most that all scenes of a file may cost together, each of which starts anew: a file may
  /// have thousands of them.
  static let limitOfScenes = 10 * limit

  /// How much work of the constraint solver takes as long as making an object.
  private static let workPerObject = 5000

  /// How many bytes of text take as long as making an object, beyond those that most objects have.
  private static let textPerObject = 100
  private static let commonText = 1000

  /// What is made in one go.
  private struct Go {
    /// The id of the scene it makes, if it makes one.
    var scene: String?
    var limit = NibBudget.limit
    var spent = 0
  }

  private static var depth = 0
  private static var go = Go()
  private static var spentByScenes = 0

  /// Runs `body`; whatever it makes, all told, counts as one go, unless it is part of one already.
  ///
  /// - Parameter scene: The id of the scene it makes, if it makes one.
  static func inOneGo<Result>(
    scene: String? = nil, _ body: () throws -> Result
  ) rethrows -> Result {
    if depth == 0 {
      go = Go(scene: scene)
      spentByScenes = 0
    }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Runs `body`, which makes one of the scenes of a file, as a go of its own: a scene leaves later
  /// ones what they need.
  static func inGo<Result>(ofScene id: String, _ body: () throws -> Result) rethrows -> Result {
    try inOneGo {
      let whole = go
      go = Go(scene: id, limit: min(limit, max(0, limitOfScenes - spentByScenes)))
      // That there is nothing left was said in the scene that took the last of it.
      if go.limit == 0 { go.spent = 1 }
      defer {
        spentByScenes += go.spent
        go = whole
      }
      return try body()
    }
  }

  /// Whether there is enough left; the first time there is not is reported.
  @discardableResult
  static func spend(_ cost: Cost = .object) -> Bool { spend(units: cost.rawValue) }

  /// Notes how much text belongs to an object itself: what is long takes long each time it is made,
  /// laid out and told.
  static func spend(textOf element: IBElement) -> Bool {
    var bytes = 0
    func add(_ element: IBElement) {
      bytes += element.text.utf8.count
      for attribute in element.attributes { bytes += attribute.value.utf8.count }
    }
    add(element)
    for child in element.children {
      add(child)
      if child.name == "attributedString" { child.children.forEach(add) }
    }
    return spend(units: max(0, bytes - commonText) / textPerObject)
  }

  /// How much the constraint solver may still work. What is laid out later, while an app runs, may
  /// cost as much each time.
  static var solverWork: Int { max(0, depth > 0 ? go.limit - go.spent : limit) * workPerObject }

  /// Notes what the constraint solver worked.
  static func spend(solverWork work: Int) { spend(units: work / workPerObject) }

  /// Says that the constraint solver worked as much as it may and is not done.
  static func giveUp() {
    if depth == 0 { go = Go() }
    if go.spent <= go.limit { report() }
    go.spent = go.limit + 1
  }

  @discardableResult
  private static func spend(units: Int) -> Bool {
    guard depth > 0, go.spent <= go.limit else { return depth == 0 }
    go.spent += min(units, go.limit + 1)
    if go.spent > go.limit { report() }
    return go.spent <= go.limit
  }

  private static func report() {
    let isOfAll = go.limit < limit
    let scene = go.scene.map { " scene \"\($0)\"" }
    let subject = isOfAll ? " in all scenes" : scene.map { " in\($0)" } ?? ""
    Diagnostics.report(
      "too much to make\(subject): more than \(isOfAll ? limitOfScenes : limit) objects and "
        + "connections, or text, constraints and missing classes that take as long; the rest"
        + "\(isOfAll ? scene.map { " of\($0)" } ?? "" : "") is left out",
      severity: .error)
  }
}
