import Foundation

/// Where the goldens of a test are: said by a call, else by a trait or scope around the test, else
/// by the environment, else beside the manifest of the package.
public enum SnapshotFolder {
  /// Chooses the folder; the only place that does.
  ///
  /// Throws ``PackageRootNotFound`` where a package is needed and the sources are not there, and
  /// ``MissingSnapshotFolder``.
  ///
  /// - Parameters:
  ///   - call: What the assertion says; a relative path counts from the root of the package.
  ///   - scope: What the innermost trait or scope says, likewise.
  ///   - environment: What ``RecordingEnvironment/folderVariable`` says; a relative path counts
  ///     from the working folder. It must be there already: one that is misspelt would be recorded
  ///     anew.
  ///   - root: Finds the root of the package.
  public static func store(
    call: String?, scope: String?, environment: String?, root: () throws -> String
  ) throws -> GoldenStore {
    if let said = [call, scope].compactMap(\.self).first(where: { !$0.isEmpty }) {
      return GoldenStore(folder: said, from: said.hasPrefix("/") ? "/" : try root())
    }
    guard let environment else { return GoldenStore(root: try root()) }
    var store = try store(at: environment, saidBy: RecordingEnvironment.folderVariable)
    store.isOfEnvironment = store.isElsewhere
    return store
  }

  /// The folder that an option or a variable names; throws ``MissingSnapshotFolder``.
  public static func store(
    at path: String, saidBy source: String
  ) throws(MissingSnapshotFolder) -> GoldenStore {
    let store = GoldenStore(folder: path, from: FileManager.default.currentDirectoryPath)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: store.path, isDirectory: &isFolder),
      isFolder.boolValue
    else { throw MissingSnapshotFolder(source: source, path: path) }
    return store
  }
}

/// What an option or a variable names as the folder of goldens is none.
public struct MissingSnapshotFolder: Error, Equatable, CustomStringConvertible {
  /// The option or the variable.
  public var source: String
  /// What it says.
  public var path: String

  /// Both, and what to do.
  public var description: String {
    "\(source) is \"\(visibleText(path))\", and no folder is there. Make it if it is the right one."
  }
}
