/// All that stands below the folder of goldens.
public struct GoldenTree: Sendable, Equatable {
  /// A golden on disk.
  public struct Found: Sendable, Equatable {
    /// Which golden it is.
    public var name: GoldenName
    /// When its file was written or put there last, in seconds since 1970.
    public var changed: Double
  }

  /// The goldens, sorted by path.
  public internal(set) var goldens: [Found] = []
  /// The goldens beside which a text waits for a review, sorted by path.
  public internal(set) var pending: [GoldenName] = []
  /// What runs left behind that were killed while they wrote: paths from the root of the package.
  public internal(set) var leftovers: [GoldenName] = []
  /// Folders that could not be looked into.
  public internal(set) var refusals: [Refusal] = []
}

extension GoldenStore {
  /// No folder of goldens is so deep; whoever makes one does not make a run endless with it.
  private static let depthLimit = 64

  /// Looks through the folder of goldens; follows no link.
  public func tree() -> GoldenTree {
    var tree = GoldenTree()
    var waiting: [[String]] = [[]]
    while let folders = waiting.popLast() {
      do throws(Refusal) {
        let place = GoldenName(folders: folders, file: "")
        guard let folder = try folder(of: place, creating: false) else { continue }
        for entry in try folder.entries() {
          let name = GoldenName(folders: folders, file: entry.name)
          if entry.isFolder, !entry.name.hasSuffix(GoldenName.ending) {
            if folders.count < Self.depthLimit {
              waiting.append(folders + [entry.name])
            } else {
              tree.refusals.append(Refusal(path: name.description, problem: .tooDeep))
            }
          } else {
            tree.add(name, entry)
          }
        }
      } catch {
        tree.refusals.append(error)
      }
    }
    tree.sort()
    return tree
  }

  /// Removes a file below the folder of goldens.
  public func remove(_ name: GoldenName) throws(Refusal) {
    try folder(of: name, creating: false)?.remove(name.file)
  }
}

extension GoldenTree {
  fileprivate mutating func add(_ name: GoldenName, _ entry: FolderHandle.Entry) {
    let pendingEnding = GoldenName.ending + GoldenName.pendingEnding
    if entry.name.hasSuffix(pendingEnding) {
      let file = String(entry.name.dropLast(GoldenName.pendingEnding.count))
      pending.append(GoldenName(folders: name.folders, file: file))
    } else if entry.name.hasSuffix(GoldenName.ending) {
      goldens.append(Found(name: name, changed: entry.changed))
    } else if entry.name.hasPrefix(".golden-"), entry.name.hasSuffix(".tmp") {
      leftovers.append(name)
    }
  }

  fileprivate mutating func sort() {
    let byPath = { (first: GoldenName, second: GoldenName) in
      first.description.utf8.lexicographicallyPrecedes(second.description.utf8)
    }
    goldens.sort { byPath($0.name, $1.name) }
    pending.sort(by: byPath)
    leftovers.sort(by: byPath)
    refusals.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
