/// All that stands below the folder of goldens.
public struct GoldenTree: Sendable, Equatable {
  /// A golden on disk.
  public struct Found: Sendable, Equatable {
    /// Which golden it is.
    public var name: GoldenName
    /// When its file was written or put there last, in seconds since 1970.
    public var changed: Double
  }

  /// A file that is not yet what it is to be.
  public struct Leftover: Sendable, Equatable {
    /// Where it stands.
    public var name: GoldenName
    /// The process that began it.
    public var process: Int32
  }

  /// The goldens, sorted by path.
  public internal(set) var goldens: [Found] = []
  /// The goldens beside which a text waits for a review, sorted by path.
  public internal(set) var pending: [GoldenName] = []
  /// What processes write at this moment, or left behind when they were killed, sorted by path.
  public internal(set) var leftovers: [Leftover] = []
  /// What stands where a golden or a folder of goldens belongs, and is none: a link to a folder,
  /// and a folder with the name of a golden. No test reads or writes there.
  public internal(set) var strangers: [Refusal] = []
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
        let place = GoldenName(folders: folders, file: "", base: self.folder)
        guard let folder = try folder(of: place, creating: false) else { continue }
        for entry in try folder.entries() {
          let name = GoldenName(folders: folders, file: entry.name, base: self.folder)
          if let problem = entry.problem {
            tree.strangers.append(Refusal(path: name.description, problem: problem))
          } else if entry.isFolder {
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

  /// Removes a golden that no test has, and what waits beside it; the paths of what was there.
  public func removeOrphan(_ name: GoldenName) throws(Refusal) -> [String] {
    guard let folder = try folder(of: name, creating: false) else { return [] }
    let waits = try folder.holds(name.pendingFile)
    try folder.remove(name.file)
    if waits { try folder.remove(name.pendingFile) }
    return [name.description] + (waits ? [name.pendingPath] : [])
  }
}

extension FolderHandle.Entry {
  /// Why it is neither a golden nor a folder of goldens, although it looks like one.
  fileprivate var problem: Refusal.Problem? {
    if leadsToFolder { return .symbolicLink }
    return isFolder && name.hasSuffix(GoldenName.ending) ? .folder : nil
  }
}

extension GoldenTree {
  fileprivate mutating func add(_ name: GoldenName, _ entry: FolderHandle.Entry) {
    let pendingEnding = GoldenName.ending + GoldenName.pendingEnding
    if entry.name.hasSuffix(pendingEnding) {
      let file = String(entry.name.dropLast(GoldenName.pendingEnding.count))
      pending.append(GoldenName(folders: name.folders, file: file, base: name.base))
    } else if entry.name.hasSuffix(GoldenName.ending) {
      goldens.append(Found(name: name, changed: entry.changed))
    } else if let temporary = TemporaryName(file: entry.name) {
      leftovers.append(Leftover(name: name, process: temporary.process))
    }
  }

  fileprivate mutating func sort() {
    let byPath = { (first: GoldenName, second: GoldenName) in
      first.description.utf8.lexicographicallyPrecedes(second.description.utf8)
    }
    goldens.sort { byPath($0.name, $1.name) }
    pending.sort(by: byPath)
    leftovers.sort { byPath($0.name, $1.name) }
    refusals.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    strangers.sort { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
  }
}
