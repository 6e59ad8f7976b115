import Foundation
import Goldens
import InterfaceBuilder

/// A folder of goldens, and what waits in it.
@MainActor struct WaitingFolder {
  let store: GoldenStore
  /// What stands below the folder.
  let tree: GoldenTree
  /// The texts that wait and that are asked for.
  let pending: [PendingGolden]
  /// What waits and cannot be read, with the reason.
  let refusals: [Refusal]
  /// What killed runs left half written.
  let leftovers: [GoldenName]

  /// Looks through a folder; all that waits in it is asked for.
  init(_ store: GoldenStore) { self.init(store) { $0 } }

  /// Looks through a folder.
  ///
  /// - Parameter choose: Tells which of all that waits is asked for.
  init<Problem: Error>(
    _ store: GoldenStore, choose: ([GoldenName]) throws(Problem) -> [GoldenName]
  ) throws(Problem) {
    self.store = store
    tree = store.tree()
    leftovers = tree.leftovers.filter { Self.isGone($0.process) }.map(\.name)
    var pending: [PendingGolden] = []
    var refusals = tree.refusals
    for name in try choose(tree.pending) {
      do throws(Refusal) {
        if let found = try store.pending(name) { pending.append(found) }
      } catch {
        refusals.append(error)
      }
    }
    self.pending = pending
    self.refusals = refusals
  }

  private static func isGone(_ process: Int32) -> Bool {
    kill(process, 0) != 0 && errno == ESRCH
  }

  /// Tells what is no golden although it looks like one; false if there is such a thing.
  func reportStrangers() -> Bool {
    for stranger in tree.strangers { StandardError.write("\(stranger)".printable + "\n") }
    return tree.strangers.isEmpty
  }

  /// Tells what cannot be read; false if there is such a thing.
  func reportRefusals() -> Bool {
    for refusal in refusals { StandardError.write("\(refusal)".printable + "\n") }
    return refusals.isEmpty
  }
}
