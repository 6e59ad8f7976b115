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
    if text.isEmpty {
      readings = []
      return
    }
    let path = URL(
      fileURLWithPath: text, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)
    ).standardizedFileURL.path
    let below =
      Self.part(of: path, below: store.path)
      ?? Self.part(of: Self.resolved(path), below: Self.real(store.path) ?? store.path)
    let plain = Self.plain(text)
    let short = [store.folder, GoldenName.folder].lazy
      .compactMap { Self.part(of: plain, below: Self.plain($0)) }.first
    // A folder around the whole one: the last reading, as a suite may be called like a package.
    let around = [
      (store.path, path), (Self.real(store.path) ?? store.path, Self.real(path) ?? path),
    ]
    let isAround = around.contains { Self.part(of: $0.0, below: $0.1) != nil }
    readings = [below.map(Self.plain), short ?? plain, isAround ? "*" : nil]
      .compactMap { $0.map(Self.withoutEndings) }
  }

  /// The path in other words: without what leads nowhere, such as `.`, a second `/` or `A/..`.
  private static func plain(_ path: String) -> String {
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
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
