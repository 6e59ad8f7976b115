import Foundation
import PackagePlugin

/// A file or folder that goes into the resource bundle.
struct Resource {
  let url: URL
  /// Its place in the bundle: its name, below its language's folder if it stands in one.
  let bundlePath: String
  /// All files it consists of.
  let inputs: [URL]
}

/// The folders a target's iOS sources stand in.
struct SourceFolders {
  let urls: [URL]
  /// The file that lists them, if there is one.
  let list: URL?

  init(of target: Target) throws {
    let base = target.directoryURL
    let list = base.appending(path: "uikit-sources.txt")
    guard FileManager.default.fileExists(atPath: list.path) else {
      urls = [base.appending(path: "iOS")]
      self.list = nil
      return
    }
    self.list = list
    let text = try String(contentsOf: list, encoding: .utf8)
    var found: [URL] = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (number, line) in lines.enumerated() {
      let path = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespacesAndNewlines)
      if path.isEmpty { continue }
      let url = base.appending(path: path).standardizedFileURL
      guard FileManager.default.fileExists(atPath: url.path) else {
        throw Failure(description: "\(list.path):\(number + 1):1: error: no folder \(url.path)")
      }
      found.append(url)
    }
    guard !found.isEmpty else {
      throw Failure(description: "\(list.path):1:1: error: lists no folder")
    }
    urls = found
  }

  var exist: Bool {
    urls.contains { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Everything in the folders, in the order of their paths.
  func contents() throws -> (sources: [URL], resources: [Resource]) {
    var sources: [URL] = []
    var resources: [Resource] = []
    var visited: Set<String> = []
    for url in urls { try collect(url, language: nil, &visited, &sources, &resources) }
    var seen: Set<String> = []
    sources = sources.filter { seen.insert($0.path).inserted }
    resources = resources.filter { seen.insert($0.url.path).inserted }
    return (sources, resources)
  }

  /// What is built or read by tools and never part of an app's bundle.
  private static let left: Set<String> = [
    "h", "m", "mm", "c", "cpp", "modulemap", "pch", "entitlements", "xcconfig", "xcodeproj",
    "xcworkspace", "playground", "md", "docc",
  ]

  /// Folders that are one thing to the app.
  private static let packages: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "scnassets", "atlas",
  ]

  private func collect(
    _ folder: URL, language: String?, _ visited: inout Set<String>, _ sources: inout [URL],
    _ resources: inout [Resource]
  ) throws {
    // A link may lead back to a folder around it.
    guard visited.insert(folder.resolvingSymlinksInPath().path).inserted else { return }
    let files = FileManager.default
    guard files.fileExists(atPath: folder.path) else {
      throw Failure(description: "no folder \(folder.path)")
    }
    var folders: [(url: URL, language: String?)] = []
    for name in try files.contentsOfDirectory(atPath: folder.path).sorted() {
      let url = folder.appending(path: name)
      let kind = url.pathExtension
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."), name != "Info.plist", !Self.left.contains(kind),
        files.fileExists(atPath: url.path, isDirectory: &isFolder)
      else { continue }
      let place = language.map { "\($0)/\(name)" } ?? name
      if !isFolder.boolValue {
        if kind == "swift" {
          sources.append(url)
        } else {
          resources.append(Resource(url: url, bundlePath: place, inputs: [url]))
        }
      } else if Self.packages.contains(kind) {
        let inside = (files.subpaths(atPath: url.path) ?? []).sorted()
        let inputs = inside.map { url.appending(path: $0) }
        resources.append(Resource(url: url, bundlePath: place, inputs: [url] + inputs))
      } else {
        folders.append((url, kind == "lproj" ? name : language))
      }
    }
    // Files come before folders, so that of two sources of one name the outer one keeps its name.
    for inner in folders {
      try collect(inner.url, language: inner.language, &visited, &sources, &resources)
    }
  }
}
