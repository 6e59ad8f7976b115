import Foundation

/// What a person wrote to choose goldens: a path, the short form of one, a folder, or a pattern.
public struct NameFilter: Sendable {
  private let words: String

  /// Reads the words; `root` is the package, for paths that begin at the root of the disk.
  public init(_ text: String, root: String) {
    var words = text[...]
    let folder = GoldenName.folder
    for prefix in [root + "/", "./", folder + "/"] where words.hasPrefix(prefix) {
      words = words.dropFirst(prefix.count)
    }
    if words.hasSuffix(GoldenName.pendingEnding) {
      words = words.dropLast(GoldenName.pendingEnding.count)
    }
    if words.hasSuffix(GoldenName.ending) { words = words.dropLast(GoldenName.ending.count) }
    while words.hasSuffix("/") { words = words.dropLast() }
    self.words = words == folder ? "*" : String(words)
  }

  /// Whether it is the golden, a folder around it, or a pattern for it (`*`, `?`, `[…]`).
  public func matches(_ name: GoldenName) -> Bool {
    let short = name.shortName
    return short == words || short.hasPrefix(words + "/") || fnmatch(words, short, 0) == 0
  }
}
