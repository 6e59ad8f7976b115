/// How much may be made in one go from files: nibs, scenes and cells may hold each other in ever
/// more ways, and one file may hold more than anyone can look at.
@MainActor enum NibBudget {
  /// What something costs: about how much longer it takes than making a view.
  enum Cost: Int {
    /// An object or a connection.
    case object = 1
    /// A class that is not here: the runtime looks through all it has.
    case missingClass = 10
    /// A nib inside of something else: its file is read.
    case nib = 50
  }

  /// The most objects and connections; the largest of some thousands of real files has 4,100
  /// elements of all sorts.
  static let limit = 25_000

  /// How much work of the constraint solver takes as long as making an object.
  private static let workPerObject = 5000

  private static var depth = 0
  private static var spent = 0

  /// Runs `body`; whatever it makes, all told, counts as one go.
  static func inOneGo<Result>(_ body: () throws -> Result) rethrows -> Result {
    if depth == 0 { spent = 0 }
    depth += 1
    defer { depth -= 1 }
    return try body()
  }

  /// Whether there is enough left; the first time there is not is reported.
  @discardableResult
  static func spend(_ cost: Cost = .object) -> Bool { spend(units: cost.rawValue) }

  /// How much the constraint solver may still work. What is laid out later, while an app runs, may
  /// cost as much each time.
  static var solverWork: Int { max(0, depth > 0 ? limit - spent : limit) * workPerObject }

  /// Notes what the constraint solver worked.
  static func spend(solverWork work: Int) { spend(units: work / workPerObject) }

  /// Says that the constraint solver worked as much as it may and is not done.
  static func giveUp() {
    if depth == 0 { spent = 0 }
    if spent <= limit { report() }
    spent = limit + 1
  }

  @discardableResult
  private static func spend(units: Int) -> Bool {
    guard depth > 0, spent <= limit else { return depth == 0 }
    spent += min(units, limit + 1)
    if spent > limit { report() }
    return spent <= limit
  }

  private static func report() {
    Diagnostics.report(
      "too much to make: more than \(limit) objects and connections, or constraints that take "
        + "as long; the rest is left out",
      severity: .error)
  }
}
