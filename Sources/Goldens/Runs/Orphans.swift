/// The goldens that no test has any more.
public struct Orphans: Sendable, Equatable {
  /// A golden that is kept although the run did not touch it.
  public struct Kept: Sendable, Equatable {
    /// Which one it is.
    public var name: GoldenName
    /// Why it may still have a test.
    public var reason: String
  }

  /// Those that no test has, sorted by path.
  public private(set) var orphans: [GoldenName] = []
  /// Those the run did not touch, but that may have a test, sorted by path.
  public private(set) var kept: [Kept] = []

  /// Tells apart what a whole run that passed did not touch.
  ///
  /// A golden that came after the run began, such as with a pull, is kept; and one whose test still
  /// stands in the sources but compared no golden, as a test does that is disabled.
  ///
  /// - Parameter sources: Looks for tests of some names in the sources; asked only if there is a
  ///   golden whose test did not run. Throws ``Refusal`` where that cannot be known.
  public init(
    run: RunRecord, tree: GoldenTree, sources: (Set<String>) throws(Refusal) -> [TestPlace]
  ) throws(Refusal) {
    var touched: Set<String> = []
    var tests: Set<String> = []
    for event in run.goldens {
      guard let path = event.golden, let name = GoldenName(path: path) else { continue }
      touched.insert(name.folded)
      tests.insert(name.test)
    }
    let rest = tree.goldens.filter { !touched.contains($0.name.folded) }
    let missing = rest.filter { !tests.contains($0.name.test) }
    let functions = Set(missing.compactMap { $0.name.function })
    let places = functions.isEmpty ? [] : try sources(functions)
    for found in rest {
      // A second is what some disks count in.
      if found.changed + 1 >= run.began {
        kept.append(Kept(name: found.name, reason: "it came after the last run began"))
      } else if !tests.contains(found.name.test),
        let place = places.first(where: { $0.isPlace(of: found.name) })
      {
        let reason =
          place.isFunction
          ? "its test stands at \(place) but did not compare it"
          : "its name stands at \(place) but nothing compared it"
        kept.append(Kept(name: found.name, reason: reason))
      } else {
        orphans.append(found.name)
      }
    }
  }
}
