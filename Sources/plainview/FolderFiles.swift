import Foundation

/// The Interface Builder files of a folder.
enum FolderFiles {
  /// The path itself; of a folder all documents in it and in its folders, in the order of their
  /// paths.
  ///
  /// Links inside of a folder are not followed. A folder that cannot be read, or holds none, stands
  /// for itself, so that the reason is said where it is read.
  static func files(at path: String) -> [String] {
    guard isReadableFolder(path) else { return [path] }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: real)?.compactMap { $0 as? String } ?? []
    let parent = path.hasSuffix("/") ? path : path + "/"
    let files = names.filter {
      let ending = $0.lowercased()
      return ending.hasSuffix(".xib") || ending.hasSuffix(".storyboard")
    }
    guard !files.isEmpty else { return [path] }
    return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { parent + $0 }
  }

  /// Whether there is a folder at `path` that can be looked into.
  static func isReadableFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue && FileManager.default.isReadableFile(atPath: path)
  }
}
