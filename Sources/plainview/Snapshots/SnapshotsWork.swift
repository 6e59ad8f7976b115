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
  /// What killed runs left half written.
  let leftovers: [GoldenName]
  /// The root of the package with the tests; nil where there is none.
  let package: String?

  /// Looks for the package and for what waits in it; a name that nothing waits for is a problem.
  init(_ options: SnapshotsOptions, output: StandardOutput) throws {
    let folder = options.packagePath ?? FileManager.default.currentDirectoryPath
    environment = try RecordingEnvironment.ofThisProcess()
    self.output = output
    do {
      let variable = RecordingEnvironment.folderVariable
      if let elsewhere = options.snapshots {
        store = try SnapshotFolder.store(at: elsewhere, saidBy: "--snapshots")
      } else if let elsewhere = environment.folder {
        store = try SnapshotFolder.store(at: elsewhere, saidBy: variable)
      } else {
        store = GoldenStore(root: try Self.package(at: folder, isGiven: options.packagePath != nil))
      }
    } catch let missing as MissingSnapshotFolder {
      throw OptionProblem(message: missing.description)
    }
    if !store.isElsewhere {
      package = store.root
    } else if options.packagePath != nil {
      package = try Self.package(at: folder, isGiven: true)
    } else {
      package = try? Self.package(at: folder, isGiven: false)
      // Another package's tests would tell that none of these goldens is theirs.
      if options.deletes, package != nil {
        throw OptionProblem(
          message: "orphans --delete of a folder elsewhere needs --package-path, "
            + "the package whose tests have their goldens there")
      }
    }
    tree = store.tree()
    leftovers = tree.leftovers.filter(Self.isLeftBehind)
    let names = try Self.chosen(options.names, of: tree.pending, in: store)
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
    _ arguments: [String], of names: [GoldenName], in store: GoldenStore
  ) throws(OptionProblem) -> [GoldenName] {
    if arguments.isEmpty { return names }
    var isChosen = [Bool](repeating: false, count: names.count)
    for argument in arguments {
      let filter = NameFilter(
        argument, store: store, from: FileManager.default.currentDirectoryPath)
      let found = filter.places(in: names)
      if found.isEmpty {
        throw OptionProblem(message: "nothing that waits is called \"\(argument)\"")
      }
      for index in found { isChosen[index] = true }
    }
    return zip(names, isChosen).filter(\.1).map(\.0)
  }

  /// Whether the output goes to somebody who sees colours.
  var isColoured: Bool { environment.allowsColour && isatty(STDOUT_FILENO) == 1 }

  /// Tells what is no golden although it looks like one; false if there is such a thing.
  func reportStrangers() -> Bool {
    for stranger in tree.strangers { StandardError.write("\(stranger)".printable + "\n") }
    return tree.strangers.isEmpty
  }

  /// Whether the process is gone that wrote `.golden-PROCESS-NUMBER.tmp`.
  private static func isLeftBehind(_ name: GoldenName) -> Bool {
    let parts = name.file.split(separator: "-")
    guard parts.count == 3, let process = Int32(parts[1]) else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  /// Tells what cannot be read; false if there is such a thing.
  func reportRefusals() -> Bool {
    for refusal in refusals { StandardError.write("\(refusal)".printable + "\n") }
    return refusals.isEmpty
  }
}
