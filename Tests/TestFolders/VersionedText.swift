/// Texts of which anybody can tell whether they are whole, for goldens whose writing is
/// interrupted.
package enum VersionedText {
  /// The text of a golden in a version; its length differs from version to version.
  package static func text(_ index: Int, _ version: Int) -> String {
    String(repeating: "golden \(index) version \(version)\n", count: 1 + (index + version) % 90)
  }

  /// The version of a whole text of a golden; nil if it is none.
  package static func version(of text: String, _ index: Int) -> Int? {
    let words = text.prefix { $0 != "\n" }.split(separator: " ")
    guard words.count == 4, let version = Int(words[3]), text == Self.text(index, version) else {
      return nil
    }
    return version
  }
}
