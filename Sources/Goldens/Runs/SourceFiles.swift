import Foundation

/// The Swift files of a package.
enum SourceFiles {
  /// Their paths from the root, sorted; builds and everything else that is hidden are no sources.
  /// Throws where a folder cannot be looked into.
  static func paths(root: String) throws(Refusal) -> [String] {
    var result: [String] = []
    var waiting = [""]
    while let folder = waiting.popLast() {
      for name in try names(in: root + "/" + folder, calling: folder) where !name.hasPrefix(".") {
        let path = folder + name
        var status = stat()
        guard lstat(root + "/" + path, &status) == 0 else { continue }
        if status.st_mode & S_IFMT == S_IFDIR {
          waiting.append(path + "/")
        } else if name.hasSuffix(".swift") {
          result.append(path)
        }
      }
    }
    return result.sorted()
  }

  private static func names(in folder: String, calling name: String) throws(Refusal) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      let path = name.isEmpty ? folder : String(name.dropLast())
      throw Refusal(path: path, problem: .unreadable)
    }
  }

  /// The bytes of a file; none where it is gone, or a link that leads nowhere.
  static func read(_ path: String, root: String) throws(Refusal) -> [UInt8] {
    var status = stat()
    if stat(root + "/" + path, &status) != 0, errno == ENOENT { return [] }
    // A pipe or a device would be waited for.
    guard status.st_mode & S_IFMT == S_IFREG,
      let bytes = FileManager.default.contents(atPath: root + "/" + path)
    else { throw Refusal(path: path, problem: .unreadable) }
    return Array(bytes)
  }
}
