import Foundation

/// The record of a test run while it is written: one file a run, `.build/plainview/runs/RUN.jsonl`.
///
/// Any number of processes and threads write in it at once: each event is one write at the end of
/// the file, which the system does as a whole. The line break stands before the event, so that one
/// that a full disk or a kill cut short takes no other with it.
public struct RunManifest: Sendable {
  /// The folders of the records, from the root of the package.
  static let folders = [".build", "plainview", "runs"]
  static let ending = ".jsonl"
  /// How many records are kept.
  static let kept = 5

  // Open until the process ends: the last event is written as it does.
  private let descriptor: Int32

  /// Opens the record of a run, and makes it if this process is the run's first.
  ///
  /// - Parameters:
  ///   - root: The root of the package.
  ///   - run: What the processes of the run have in common, see ``RunIdentity``.
  public init(root: String, run: String) throws(Refusal) {
    let folder = try Self.folder(root, creating: true)
    guard let folder else { throw Refusal(path: Self.folders[0], problem: .noFolder) }
    let (descriptor, isNew) = try folder.appending(to: run + Self.ending)
    self.descriptor = descriptor
    if isNew { try Self.removeOld(in: folder, butNot: run + Self.ending) }
  }

  /// The folder with the records. `.build` itself may be a link to a larger disk.
  static func folder(_ root: String, creating: Bool) throws(Refusal) -> FolderHandle? {
    let first = root + "/" + folders[0]
    if creating { mkdir(first, 0o777) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: first, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    var folder = try FolderHandle.root(first)
    for (depth, name) in folders.dropFirst().enumerated() {
      guard let next = try folder.subfolder(name, creating: creating) else { return nil }
      folder = next
      // Whatever the project ignores, nobody finds these files in a commit.
      if creating, depth == 0, try folder.read(".gitignore", limit: 0) == nil {
        try folder.replace(".gitignore", with: Array("*\n".utf8), lasting: false)
      }
    }
    return folder
  }

  private static func removeOld(
    in folder: borrowing FolderHandle, butNot own: String
  ) throws(Refusal) {
    let others = try folder.entries().filter { $0.name.hasSuffix(ending) && $0.name != own }
    let byAge = others.sorted { ($0.changed, $0.name) > ($1.changed, $1.name) }
    for entry in byAge.dropFirst(kept - 1) { try folder.remove(entry.name) }
  }

  /// Tells that a process has begun, and with which arguments.
  public func begin(process: Int32, time: Double, arguments: [String]) {
    var event = RunEvent(.begins, process: process)
    event.time = time
    event.arguments = arguments
    note(event)
  }

  /// Tells that a process compares goldens in a folder elsewhere as well, as a trait names one.
  public func add(folder: String, process: Int32) {
    var event = RunEvent(.folder, process: process)
    event.folder = folder
    note(event)
  }

  /// Tells that a process ends, and how.
  public func end(process: Int32, status: Int32?) {
    var event = RunEvent(.ends, process: process)
    event.status = status
    note(event)
  }

  /// Adds an event; false if the system did not take all of it.
  @discardableResult
  public func note(_ event: RunEvent) -> Bool {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard var bytes = try? encoder.encode(event) else { return false }
    bytes.insert(UInt8(ascii: "\n"), at: bytes.startIndex)
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    return count == bytes.count
  }
}
