import Foundation
import InterfaceBuilder
import Synchronization

/// The asset catalogues in some folders: `.xcassets` folders as they lie among an app's sources.
///
/// Looked through once, when something is first asked for; code of any isolation may ask.
final class AssetCatalogs: Sendable {
  private struct State {
    var folders: [URL]
    /// The sets by their names with extensions, such as `Brand.colorset`; nil before the look.
    var sets: [String: URL]?
    var colors: [String: AssetColor?] = [:]
    var images: [String: AssetImage?] = [:]
    /// What is there and cannot be read, by its name with an extension.
    var broken: Set<String> = []
    /// What is broken and was not told yet.
    var problems: [Diagnostic] = []

    mutating func add(_ message: String, file: String, line: Int = 1) {
      problems.append(
        Diagnostic(severity: .warning, file: file, line: line, message: message))
    }

    mutating func add(_ problem: AssetProblem, file: String) {
      add(problem.message, file: problem.file ?? file, line: problem.line)
    }
  }

  private let state: Mutex<State>

  /// Makes the catalogues of the folders, those of earlier ones first.
  init(_ folders: [URL] = []) { state = Mutex(State(folders: folders)) }

  /// Looks in a further folder, after the others.
  func add(_ folder: URL) {
    state.withLock { state in
      guard !state.folders.contains(folder) else { return }
      state.folders.append(folder)
      state.sets = nil
      state.colors = [:]
      state.images = [:]
    }
  }

  /// Whether there is any set at all.
  var isEmpty: Bool { asking { Self.sets(&$0).isEmpty } }

  /// Whether a set that was asked for, such as `Brand.colorset`, is there and cannot be read, which
  /// was told.
  func isBroken(_ set: String) -> Bool { state.withLock { $0.broken.contains(set) } }

  /// The colour called `name`; sets in a group that provides a namespace have its name before
  /// theirs.
  func color(named name: String) -> AssetColor? {
    asking { state in
      if let known = state.colors[name] { return known }
      let color = Self.reading("\(name).colorset", &state) {
        (_, contents) throws(AssetProblem) in try AssetColor(contents: contents)
      }
      state.colors[name] = .some(color)
      return color
    }
  }

  /// The image called `name`, of a set or of a file beside the catalogues.
  func image(named name: String) -> AssetImage? {
    asking { state in
      if let known = state.images[name] { return known }
      var image = Self.reading("\(name).imageset", &state) {
        (folder, contents) throws(AssetProblem) in
        try AssetImage(set: folder, contents: contents)
      }
      for folder in state.folders where image == nil {
        do throws(AssetProblem) {
          image = try AssetImage.loose(name, in: folder)
        } catch {
          state.broken.insert("\(name).imageset")
          state.add(error, file: folder.path)
        }
      }
      state.images[name] = .some(image)
      return image
    }
  }

  /// Asks something and tells what was found broken meanwhile, each of it once.
  private func asking<Answer: Sendable>(_ body: (inout State) -> Answer) -> Answer {
    let (answer, problems) = state.withLock { state in
      let answer = body(&state)
      let problems = state.problems
      state.problems = []
      return (answer, problems)
    }
    for problem in problems { DiagnosticSink.report(problem) }
    return answer
  }

  /// Reads the set of that name; nil where there is none, and for a broken one.
  private static func reading<Asset>(
    _ name: String, _ state: inout State, _ read: (URL, Data) throws(AssetProblem) -> Asset
  ) -> Asset? {
    guard let folder = sets(&state)[name] else { return nil }
    let file = contentsPath(of: folder)
    guard let contents = contents(of: folder) else {
      state.broken.insert(name)
      state.add("cannot be read", file: file)
      return nil
    }
    do throws(AssetProblem) {
      return try read(folder, contents)
    } catch {
      state.broken.insert(name)
      state.add(error, file: file)
      return nil
    }
  }

  private static func sets(_ state: inout State) -> [String: URL] {
    if let known = state.sets { return known }
    var found: [String: URL] = [:]
    // No catalogue of an app has more; a folder may well be a disk.
    var budget = 20_000
    for folder in state.folders {
      for name in FolderNames.names(in: folder.path, endingIn: ".xcassets") {
        let catalog = folder.appendingPathComponent(name, isDirectory: true)
        let wasLeft = budget > 0
        walk(catalog, prefix: "", depth: 0, &budget, &found, &state)
        if wasLeft, budget <= 0 { state.add("too many files to look at all", file: catalog.path) }
      }
    }
    state.sets = found
    return found
  }

  private static func walk(
    _ folder: URL, prefix: String, depth: Int, _ budget: inout Int,
    _ found: inout [String: URL], _ state: inout State
  ) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      state.add("the folder cannot be read", file: folder.path)
      return
    }
    for name in names.sorted() {
      budget -= 1
      guard budget > 0 else { return }
      // Told to be a folder, so that the disk is not asked whether it is one.
      let child = folder.appendingPathComponent(name, isDirectory: true)
      switch child.pathExtension {
      case "colorset", "imageset":
        let key = prefix + name
        if found[key] == nil { found[key] = child }
      case "" where depth < 16 && isFolder(child):
        let inner = providesNamespace(child, &state) ? "\(prefix)\(name)/" : prefix
        walk(child, prefix: inner, depth: depth + 1, &budget, &found, &state)
      default: break
      }
    }
  }

  /// Whether it is a folder and no link to one, which could lead around in circles.
  private static func isFolder(_ url: URL) -> Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.type] as? FileAttributeType == .typeDirectory
  }

  private static func providesNamespace(_ folder: URL, _ state: inout State) -> Bool {
    struct Group: Decodable {
      struct Properties: Decodable {
        let namespace: Bool?
        private enum CodingKeys: String, CodingKey { case namespace = "provides-namespace" }
      }
      let properties: Properties?
    }
    // A group needs no contents.
    guard let data = contents(of: folder) else { return false }
    guard let group = try? JSONDecoder().decode(Group.self, from: data) else {
      state.add(AssetProblem(contents: data, of: "a group"), file: contentsPath(of: folder))
      return false
    }
    return group.properties?.namespace ?? false
  }

  private static func contentsPath(of folder: URL) -> String {
    folder.appendingPathComponent("Contents.json", isDirectory: false).path
  }

  private static func contents(of folder: URL) -> Data? {
    RegularFile.contents(at: contentsPath(of: folder), limit: 1 << 20).map { Data($0) }
  }
}

extension AssetCatalogs {
  /// The catalogues of a bundle; those of the application that runs at present for none or the main
  /// one.
  static func of(_ bundle: Bundle?) -> AssetCatalogs? {
    guard let bundle, bundle != .main else { return RunningApplication.current?.assets }
    let folder = bundle.resourceURL ?? bundle.bundleURL
    return ofFolders.withLock { known in
      if let catalogs = known[folder] { return catalogs }
      let catalogs = AssetCatalogs([folder])
      known[folder] = catalogs
      return catalogs
    }
  }

  /// The catalogues of the bundles asked so far, by their folders: the files of a bundle never
  /// change while a process uses it.
  private static let ofFolders = Mutex<[URL: AssetCatalogs]>([:])
}

extension UIColor {
  /// Makes the colour that an asset catalogue of the app calls `name`; nil when its catalogues have
  /// none. Where no catalogue is found, a colour that is known by its name only and counts as
  /// black.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the colour that an asset catalogue of a bundle calls `name`, as ``init(named:)`` does.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let asset = UIColor.asset(named: name, bundle: bundle) else {
      guard AssetCatalogs.of(bundle)?.isEmpty ?? true else { return nil }
      self.init(0, 0, 0, name: name)
      return
    }
    if let traitCollection {
      self.init(asset.values(in: traitCollection), name: name)
    } else {
      self.init(asset.source, name: name)
    }
  }

  /// The colour of a catalogue of a bundle, or of the application that runs at present.
  static func asset(named name: String, bundle: Bundle?) -> UIColor? {
    AssetCatalogs.of(bundle)?.color(named: name).map { UIColor(.asset($0), name: name) }
  }

}
