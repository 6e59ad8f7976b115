import Foundation

extension GoldenStore {
  /// The folders elsewhere that tests of a run named, as far as they are there, each once.
  public func others(in run: RunRecord) -> [GoldenStore] {
    var known: Set = [path]
    return run.folders.map { GoldenStore(folder: $0, from: root) }.filter { other in
      known.insert(other.path).inserted && FileManager.default.fileExists(atPath: other.path)
    }
  }

  /// Whether all that stands in another folder of goldens stands in this one as well.
  public func holds(_ other: GoldenStore) -> Bool { (other.path + "/").hasPrefix(path + "/") }
}

extension GoldenTree {
  /// The tree without the goldens of other stores, whose folders stand in that of this one.
  public func without(_ others: [GoldenStore], in store: GoldenStore) -> GoldenTree {
    let folders = others.filter(store.holds).map { $0.path.dropFirst(store.path.count + 1) + "/" }
    var tree = self
    tree.goldens.removeAll { golden in
      let path = golden.name.folders.map { $0 + "/" }.joined()
      return folders.contains { path.hasPrefix($0) }
    }
    return tree
  }
}
