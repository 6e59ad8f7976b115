import Foundation

/// The goldens of one package, on disk.
public struct GoldenStore: Sendable, Equatable {
  /// The root of the package; of a folder of goldens that stands elsewhere, that folder. An
  /// absolute path, below which the records of test runs are.
  public let root: String
  /// The folder of goldens as messages call it.
  public let folder: String
  /// Whether the folder is another one than the package's own.
  public let isElsewhere: Bool
  /// Whether the environment named the folder, so that the next run needs to be told again.
  var isOfEnvironment = false

  /// Makes a store for the package at `root`.
  public init(root: String) {
    self.init(root: root, folder: GoldenName.folder, isElsewhere: false)
  }

  private init(root: String, folder: String, isElsewhere: Bool) {
    self.root = root
    self.folder = folder
    self.isElsewhere = isElsewhere
  }

  /// Makes a store for a folder of goldens; a relative path counts from `base`.
  public init(folder: String, from base: String) {
    let start = URL(fileURLWithPath: base, isDirectory: true)
    let url = URL(fileURLWithPath: folder, relativeTo: start).standardizedFileURL
    let parent = url.deletingLastPathComponent().path
    // Whoever says what holds anyway gets the same records as everybody else.
    if url.lastPathComponent == GoldenName.folder, PackageRoot.isRoot(parent) {
      self.init(root: parent)
      return
    }
    let name = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.init(root: url.path, folder: name, isElsewhere: true)
  }

  /// The path of the folder of goldens.
  public var path: String { isElsewhere ? root : root + "/" + GoldenName.folder }

  /// The folder as a person types it.
  private var quotedFolder: String {
    let isPlain = folder.utf8.allSatisfy { byte in
      let letter = byte | 0x20
      return (0x61...0x7A).contains(letter) || (0x2D...0x39).contains(byte) || byte == 0x5F
    }
    return isPlain ? folder : "'" + folder.replacing("'", with: #"'\''"#) + "'"
  }

  /// What a person types in front of a test run that is to use this folder.
  var variableForRuns: String {
    isOfEnvironment ? "\(RecordingEnvironment.folderVariable)=\(quotedFolder) " : ""
  }

  /// What a person types behind a command that would look beside the manifest.
  public var option: String { isElsewhere ? " --snapshots \(quotedFolder)" : "" }

  /// What a person types to accept the text that waits beside a golden.
  func commandToAccept(_ name: GoldenName) -> String {
    "plainview snapshots accept \(name.shortName)\(option)"
  }

  /// Tells what stands where the golden belongs; follows no link below the root.
  public func read(_ name: GoldenName) -> StoredGolden {
    do throws(Refusal) {
      guard let folder = try folder(of: name, creating: false) else { return .missing }
      return inspect(name.file, in: folder)
    } catch {
      return .refused(error)
    }
  }

  /// Tells what stands at `file` in a folder that is open.
  func inspect(_ file: String, in folder: borrowing FolderHandle) -> StoredGolden {
    do throws(Refusal) {
      guard let file = try folder.read(file, limit: GoldenText.sizeLimit) else { return .missing }
      if file.size > GoldenText.sizeLimit {
        return .damaged(.tooLarge(size: file.size, limit: GoldenText.sizeLimit), text: nil)
      }
      return GoldenText.inspect(file.bytes)
    } catch {
      return .refused(error)
    }
  }

  /// Writes the golden as a whole, and the folders it needs; follows no link below the root.
  public func write(_ text: String, to name: GoldenName) throws(Refusal) {
    guard let folder = try folder(of: name, creating: true) else { return }
    try folder.replace(name.file, with: Array(text.utf8))
  }

  /// The folder a golden is in; nil if there is none and none is to be made.
  func folder(
    of name: GoldenName, creating: Bool
  ) throws(Refusal) -> FolderHandle? {
    guard var folder = try wholeFolder(creating: creating) else { return nil }
    for part in name.folders {
      guard let next = try folder.subfolder(part, creating: creating) else { return nil }
      folder = next
    }
    return folder
  }

  /// The folder of all goldens.
  func wholeFolder(creating: Bool) throws(Refusal) -> FolderHandle? {
    guard isElsewhere else {
      return try FolderHandle.root(root).subfolder(GoldenName.folder, creating: creating)
    }
    if creating {
      try? FileManager.default.createDirectory(atPath: root, withIntermediateDirectories: true)
    } else if !FileManager.default.fileExists(atPath: root) {
      return nil
    }
    return try FolderHandle.root(root, calling: folder)
  }
}
