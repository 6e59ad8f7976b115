/// The goldens of one package, on disk.
public struct GoldenStore: Sendable, Equatable {
  /// The root of the package, an absolute path.
  public var root: String

  /// Makes a store for the package at `root`.
  public init(root: String) {
    self.root = root
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
    var folder = try FolderHandle.root(root)
    for part in [GoldenName.folder] + name.folders {
      guard let next = try folder.subfolder(part, creating: creating) else { return nil }
      folder = next
    }
    return folder
  }
}
