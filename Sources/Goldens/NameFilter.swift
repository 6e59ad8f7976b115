import Foundation

/// What a person or a shell wrote to choose goldens: a path, the short form of one, a folder, or a
/// pattern (`*`, `?`, `[…]`).
public struct NameFilter: Sendable {
  /// The words as the short form of a golden, the likeliest reading first.
  private let readings: [String]

  /// Reads the words.
  ///
  /// - Parameter folder: The working folder, from which a shell completes paths.
  public init(_ text: String, store: GoldenStore, from folder: String) {
    let path = URL(
      fileURLWithPath: text, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)
    ).standardizedFileURL.path
    let below =
      Self.part(of: path, below: store.path)
      ?? Self.part(of: Self.resolved(path), below: Self.real(store.path) ?? store.path)
    var short = text[...]
    while short.hasPrefix("./") { short = short.dropFirst(2) }
    for prefix in [store.folder + "/", GoldenName.folder + "/"] where short.hasPrefix(prefix) {
      short = short.dropFirst(prefix.count)
      break
    }
    if text == store.folder || text == GoldenName.folder { short = "*" }
    readings = [below, String(short)].compactMap { $0 }.map(Self.withoutEndings)
  }

  /// The places of the goldens that are meant: each golden that is it, is in the folder, or fits
  /// the pattern.
  public func places(in names: [GoldenName]) -> [Int] {
    for reading in readings {
      let found = names.indices.filter { Self.matches(reading, names[$0].shortName) }
      if !found.isEmpty { return found }
    }
    return []
  }

  private static func matches(_ words: String, _ short: String) -> Bool {
    short == words || short.hasPrefix(words + "/") || fnmatch(words, short, 0) == 0
  }

  /// What is below a folder of a path in it; `*` for the folder itself, nil for one elsewhere.
  private static func part(of path: String, below folder: String) -> String? {
    if path == folder { return "*" }
    guard path.hasPrefix(folder + "/") else { return nil }
    return String(path.dropFirst(folder.count + 1))
  }

  /// The path with the links above its last part followed.
  private static func resolved(_ path: String) -> String {
    let url = URL(fileURLWithPath: path)
    guard let parent = real(url.deletingLastPathComponent().path) else { return path }
    return (parent == "/" ? "" : parent) + "/" + url.lastPathComponent
  }

  /// The path of what is there with all links followed.
  private static func real(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func withoutEndings(_ text: String) -> String {
    var words = text[...]
    for ending in [GoldenName.pendingEnding, GoldenName.ending] where words.hasSuffix(ending) {
      words = words.dropLast(ending.count)
    }
    while words.hasSuffix("/") { words = words.dropLast() }
    return String(words)
  }
}
