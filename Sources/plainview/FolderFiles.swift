import Foundation

/// The Interface Builder files of a folder.
enum FolderFiles {
  /// The path itself; of a folder all documents in it and in its folders, in the order of their paths.
  ///
  /// Links inside of a folder are not followed. A folder that cannot be read stands for itself, so that
  /// the reason is said where it is read.
  static func files(at path: String) -> [String] {
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    guard exists, isFolder.boolValue, FileManager.default.isReadableFile(atPath: path) else {
      return [path]
    }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    let names = FileManager.default.enumerator(atPath: real)?.compactMap { $0 as? String } ?? []
    let parent = path.hasSuffix("/") ? path : path + "/"
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { parent + $0 }
  }
}
