import Foundation
import Goldens
import InterfaceBuilder

/// What the subcommands of `plainview snapshots` work on and with.
@MainActor struct SnapshotsWork {
  let environment: RecordingEnvironment
  let output: StandardOutput
  /// The folder of goldens, and what waits in it that the arguments ask for.
  let folder: WaitingFolder
  /// The root of the package with the tests; nil where there is none.
  let package: String?

  /// Looks for the package and for what waits in it; a name that nothing waits for is a problem.
  init(_ options: SnapshotsOptions, output: StandardOutput) throws {
    let folder = options.packagePath ?? FileManager.default.currentDirectoryPath
    environment = try RecordingEnvironment.ofThisProcess()
    self.output = output
    let store: GoldenStore
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
    self.folder = try WaitingFolder(store) { names throws(OptionProblem) in
      try Self.chosen(options.names, of: names, in: store)
    }
  }

  var store: GoldenStore { folder.store }
  var tree: GoldenTree { folder.tree }
  var pending: [PendingGolden] { folder.pending }
  var leftovers: [GoldenName] { folder.leftovers }

  /// Tells what is no golden although it looks like one; false if there is such a thing.
  func reportStrangers() -> Bool { folder.reportStrangers() }

  /// Tells what cannot be read; false if there is such a thing.
  func reportRefusals() -> Bool { folder.reportRefusals() }

  /// The folders elsewhere that tests of the last run named, but those that stand in a folder that
  /// is looked through anyway. Throws ``Refusal`` where the record cannot be read.
  func others() throws(Refusal) -> [WaitingFolder] {
    guard let run = try RunRecord.latest(root: store.root) else { return [] }
    var looked = [store]
    var others: [WaitingFolder] = []
    for other in store.others(in: run).sorted(by: { $0.path.utf8.count < $1.path.utf8.count })
    where !looked.contains(where: { $0.holds(other) }) {
      looked.append(other)
      others.append(WaitingFolder(other))
    }
    return others.sorted { $0.store.folder < $1.store.folder }
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
}
