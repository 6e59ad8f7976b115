import Foundation

/// The package a source file belongs to.
public enum PackageRoot {
  /// The nearest folder above `file` that holds `Package.swift`; throws ``PackageRootNotFound``.
  ///
  /// A relative path, as builds with mapped paths give, counts from the working directory.
  public static func above(_ file: String) throws(PackageRootNotFound) -> String {
    let files = FileManager.default
    var folder = file.hasPrefix("/") ? file : files.currentDirectoryPath + "/" + file
    while let slash = folder.lastIndex(of: "/") {
      folder = String(folder[..<slash])
      if isRoot(folder) { return folder.isEmpty ? "/" : folder }
    }
    throw PackageRootNotFound(file: file)
  }

  /// Whether a folder holds `Package.swift`.
  public static func isRoot(_ folder: String) -> Bool {
    var isFolder: ObjCBool = false
    let path = folder + "/Package.swift"
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
  }
}

/// No folder above a test file holds `Package.swift`.
public struct PackageRootNotFound: Error, Equatable, CustomStringConvertible {
  /// The test file.
  public var file: String

  /// What was looked for, and from where.
  public var description: String {
    "No folder above \(file) holds Package.swift, so there is no place for goldens. "
      + "Where tests run without their sources, \(RecordingEnvironment.folderVariable) says where "
      + "the goldens are."
  }
}
