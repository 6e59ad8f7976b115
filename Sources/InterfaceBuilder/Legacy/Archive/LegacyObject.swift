/// One object of an archive, its values by their keys.
final class LegacyObject {
  /// The element that it is.
  let element: IBElement
  /// The class of Interface Builder that wrote it, such as `IBUILabel`.
  let className: String

  private let values: [String: IBElement]
  private unowned let archive: LegacyArchive

  init(_ element: IBElement, in archive: LegacyArchive) {
    self.element = element
    self.archive = archive
    className = element["class"] ?? ""
    var values: [String: IBElement] = [:]
    for child in element.children {
      if let key = child.key, values[key] == nil { values[key] = child }
    }
    self.values = values
  }

  /// What tells it from all others of its archive.
  var number: Int32 { element.number }

  /// The keys in the order of the file.
  var keys: [String] { element.children.compactMap(\.key) }

  /// The value of `key` as it stands in the file, a reference not followed; nil if there is none.
  func value(_ key: String) -> IBElement? { values[key] }

  /// Whether the file says of `key` that it is nothing, rather than not to mention it.
  func isNothing(_ key: String) -> Bool { values[key] != nil && archive.node(values[key]) == nil }

  /// The text that `key` stands for.
  func string(_ key: String) -> String? { archive.string(values[key]) }

  /// The number that `key` stands for.
  func number(_ key: String) -> Double? { archive.number(values[key]) }

  /// The whole number that `key` stands for.
  func integer(_ key: String) -> Int? { archive.integer(values[key]) }

  /// The truth value that `key` stands for.
  func bool(_ key: String) -> Bool? { archive.bool(values[key]) }

  /// The object that `key` stands for.
  func object(_ key: String) -> LegacyObject? { archive.object(values[key]) }

  /// The members of the array that `key` stands for.
  func items(_ key: String) -> [IBElement] { archive.items(values[key]) }

  /// The name of the image that `key` stands for.
  func imageName(_ key: String) -> String? {
    archive.object(values[key])?.string("NSResourceName")
  }
}
