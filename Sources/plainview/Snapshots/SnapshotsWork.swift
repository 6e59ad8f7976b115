import Foundation
import Goldens
import InterfaceBuilder

/// What the subcommands of `plainview snapshots` work on and with.
@MainActor struct SnapshotsWork {
  let store: GoldenStore
  let environment: RecordingEnvironment
  let output: StandardOutput
  /// What stands below the folder of goldens.
  let tree: GoldenTree
  /// The texts that wait and that the arguments ask for.
  let pending: [PendingGolden]
  /// What waits and cannot be read, with the reason.
  let refusals: [Refusal]

  /// Looks for the package and for what waits in it; a name that nothing waits for is a problem.
  init(_ options: SnapshotsOptions, output: StandardOutput) throws {
    let folder = options.packagePath ?? FileManager.default.currentDirectoryPath
    store = GoldenStore(root: try Self.package(at: folder, isGiven: options.packagePath != nil))
    environment = try RecordingEnvironment.ofThisProcess()
    self.output = output
    tree = store.tree()
    let names = try Self.chosen(options.names, of: tree.pending, root: store.root)
    var pending: [PendingGolden] = []
    var refusals = tree.refusals
    for name in names {
      do throws(Refusal) {
        if let found = try store.pending(name) { pending.append(found) }
      } catch {
        refusals.append(error)
      }
    }
    self.pending = pending
    self.refusals = refusals
  }

  private static func package(at folder: String, isGiven: Bool) throws -> String {
    let path = URL(fileURLWithPath: folder).path
    if isGiven {
      guard FileManager.default.fileExists(atPath: path + "/Package.swift") else {
        throw OptionProblem(message: "no Package.swift in \(folder)")
      }
      return path
    }
    do throws(PackageRootNotFound) {
      return try PackageRoot.above(path + "/.")
    } catch {
      throw OptionProblem(
        message: "no folder above \(path) holds Package.swift; say --package-path PATH")
    }
  }

  /// The names that the arguments ask for, each once; all without an argument.
  private static func chosen(
    _ arguments: [String], of names: [GoldenName], root: String
  ) throws(OptionProblem) -> [GoldenName] {
    if arguments.isEmpty { return names }
    var isChosen = [Bool](repeating: false, count: names.count)
    for argument in arguments {
      let filter = NameFilter(argument, root: root)
      let found = names.indices.filter { filter.matches(names[$0]) }
      if found.isEmpty {
        throw OptionProblem(message: "nothing that waits is called \"\(argument)\"")
      }
      for index in found { isChosen[index] = true }
    }
    return zip(names, isChosen).filter(\.1).map(\.0)
  }

  /// Whether the output goes to somebody who sees colours.
  var isColoured: Bool { environment.allowsColour && isatty(STDOUT_FILENO) == 1 }

  /// Tells what cannot be read; false if there is such a thing.
  func reportRefusals() -> Bool {
    for refusal in refusals { StandardError.write("\(refusal)".printable + "\n") }
    return refusals.isEmpty
  }
}
