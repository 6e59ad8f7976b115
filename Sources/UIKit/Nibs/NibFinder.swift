import InterfaceBuilder

/// Looks for the raw `.xib` and `.storyboard` files of an app's bundles.
///
/// Without a bundle, UIKit looks in the main one. Here an app's resources lie in the bundle that
/// SwiftPM makes for its target, `Package_Module.resources` beside the program, so that one is
/// looked at too: the module is that of the class that asks.
@MainActor struct NibFinder {
  /// Where nibs, assets and strings lie.
  let folders: [URL]
  /// The modules whose bundles are looked at, for custom classes.
  let modules: [String]

  /// The finder for what an object of `anchor` asks for; the app keeps the ones for no bundle.
  static func of(_ bundle: Bundle?, anchor: AnyClass?) -> NibFinder {
    guard bundle == nil, let application = UIApplication.current else {
      return NibFinder(bundle: bundle, anchor: anchor)
    }
    let key = anchor.map { ObjectIdentifier($0) }
    if let known = application.finders[key] { return known }
    let finder = NibFinder(bundle: nil, anchor: anchor)
    application.finders[key] = finder
    return finder
  }

  private init(bundle: Bundle?, anchor: AnyClass?) {
    var modules: [String] = []
    if let bundle, let module = NibFinder.module(of: bundle) { modules.append(module) }
    if let anchor {
      let module = NibContext.module(of: anchor)
      if module != "UIKit", !modules.contains(module) { modules.append(module) }
    }
    if let delegate = UIApplication.current?.delegate {
      let module = NibContext.module(of: type(of: delegate))
      if !modules.contains(module) { modules.append(module) }
    }
    self.modules = modules
    // Beside a program that is not the app there is nothing of the app.
    let main: [Bundle] = UIApplication.current?.hasAppClasses == false ? [] : [.main]
    let bundles =
      bundle.map { [$0] } ?? modules.compactMap { NibFinder.resources(of: $0) } + main
    let own = UIApplication.current?.resourceFolders ?? []
    folders = own + bundles.map { $0.resourceURL ?? $0.bundleURL }
    UIApplication.current?.addResources(folders)
  }

  /// The file called `name` with one of the extensions; localized folders are looked at as well.
  func url(name: String, extensions: [String]) -> URL? {
    guard !name.isEmpty, !name.contains("/"), name != ".." else { return nil }
    for folder in folders {
      for fileExtension in extensions {
        for candidate in ["\(name)~iphone", name] {
          if let url = find(candidate, fileExtension, in: folder) { return url }
        }
      }
    }
    return nil
  }

  /// What is said of a file that lies in none of the folders.
  func missing(_ file: String) -> String {
    let names = folders.map { "\"\($0.lastPathComponent)\"" }.joined(separator: ", ")
    return "no file \"\(file)\" in \(names.isEmpty ? "any folder" : names)"
  }

  private func find(_ name: String, _ fileExtension: String, in root: URL) -> URL? {
    for folder in ["", "Base.lproj/", "en.lproj/"] {
      let url = root.appendingPathComponent("\(folder)\(name).\(fileExtension)")
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    // A file may be there in the user's language only.
    let folders = LanguageFolders(in: root.path)
    for language in folders.matching(DeviceSettings.current.preferredLanguages) {
      let path = folders.path(language, "\(name).\(fileExtension)")
      if FileManager.default.fileExists(atPath: path) { return URL(fileURLWithPath: path) }
    }
    return nil
  }

  /// Reads the file at `url` as the user sees it, in the language of the running application.
  static func document(at url: URL) throws(IBReadError) -> IBDocument {
    let document = try IBDocument(
      contentsOfFile: url.path, languages: DeviceSettings.current.preferredLanguages)
    return document
  }

  private static var found: [String: Bundle?] = [:]

  /// The bundle that SwiftPM made for the resources of a module.
  static func resources(of module: String) -> Bundle? {
    if let known = found[module] { return known }
    let places = [Bundle.main.bundleURL, Bundle.main.bundleURL.deletingLastPathComponent()]
    let suffix = "_\(module).resources"
    var result: Bundle?
    for place in places where result == nil {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
      let name = names.filter { $0.hasSuffix(suffix) }.min()
      result = name.flatMap { Bundle(url: place.appendingPathComponent($0)) }
    }
    found[module] = result
    return result
  }

  /// The module that a SwiftPM resource bundle belongs to.
  private static func module(of bundle: Bundle) -> String? {
    let name = bundle.bundleURL.deletingPathExtension().lastPathComponent
    guard bundle.bundleURL.pathExtension == "resources",
      let underscore = name.lastIndex(of: "_")
    else { return nil }
    return String(name[name.index(after: underscore)...])
  }
}
