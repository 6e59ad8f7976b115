import Foundation

/// How wide the characters of a family of fonts are, and how pairs of them are kerned.
///
/// The text it is made from lists words between spaces. `@3` starts the font of a weight, whose
/// place is that of `FontFace.weight`; the advances of `characters` follow in their order, in
/// 1/1000 of the size, 0 where the font has no such character. After the fonts comes kerning, which
/// all weights share: `>AV` starts what follows an `A` or a `V`, and `-40:oe` moves an `o` or an
/// `e` by -40. `␣` stands for a space.
final class NamedFontTable: Sendable {
  /// The characters with advances of their own; accented letters are as wide as the plain ones.
  static let characters =
    (0x20...0x7E as ClosedRange<UInt8>).map { Unicode.Scalar($0) }
    + "…–—‘’“”•·©®™°£€ßæøÆØ".unicodeScalars

  /// Weights and their advances by the places of `MetricTables`, in 1/10000 of the size.
  private let faces: [(weight: Int, advances: [Int])]
  /// The row of each first character of a pair, 0 for none.
  private let rowOfFirst: [Int]
  /// Kerning by row, then by the second character, in 1/10000 of the size.
  private let rows: [[Int16]]

  /// Reads the numbers of a family, which kerns as another one does unless its text says how.
  init(_ text: String, kerningOf other: NamedFontTable? = nil) {
    var faces: [(weight: Int, values: [Int])] = []
    var rowOfFirst = other?.rowOfFirst ?? [Int](repeating: 0, count: MetricTables.count)
    var rows = other?.rows ?? [[Int16](repeating: 0, count: MetricTables.count)]
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      if word.hasPrefix("@") {
        faces.append((Int(word.dropFirst()) ?? 3, []))
      } else if word.hasPrefix(">") {
        for place in NamedFontTable.places(word.dropFirst()) { rowOfFirst[place] = rows.count }
        rows.append(rows[0])
      } else if let colon = word.firstIndex(of: ":") {
        let value = Int16(word[..<colon]).map { $0 * 10 } ?? 0
        for place in NamedFontTable.places(word[word.index(after: colon)...]) {
          rows[rows.count - 1][place] = value
        }
      } else if !faces.isEmpty {
        faces[faces.count - 1].values.append(Int(word) ?? 0)
      }
    }
    self.faces = faces.map { ($0.weight, NamedFontTable.advances($0.values)) }
    self.rowOfFirst = rowOfFirst
    self.rows = rows
  }

  /// The places of the characters in `MetricTables`, accented letters among them.
  private static func places(_ characters: Substring) -> [Int] {
    characters.unicodeScalars.flatMap { scalar -> [Int] in
      guard let place = MetricTables.shared.index(of: scalar == "␣" ? " " : scalar) else {
        return []
      }
      return [place] + (accented[place] ?? [])
    }
  }

  /// The places of accented letters by those of their plain ones.
  private static let accented: [Int: [Int]] = {
    var found: [Int: [Int]] = [:]
    for value in (0xC0...0xFF as ClosedRange<UInt8>) {
      let scalar = Unicode.Scalar(value)
      let parts = String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars
      let tables = MetricTables.shared
      guard let base = parts.first, base != scalar, let place = tables.index(of: scalar),
        let plain = tables.index(of: base)
      else { continue }
      found[plain, default: []].append(place)
    }
    return found
  }()

  /// Advances for every place of `MetricTables`; those of Helvetica Neue for what is not listed.
  private static func advances(_ values: [Int]) -> [Int] {
    var advances = MetricTables.shared.helvetica[0]
    for (character, value) in zip(characters, values) where value > 0 {
      guard let place = MetricTables.shared.index(of: character) else { continue }
      advances[place] = value * 10
      for accented in accented[place] ?? [] { advances[accented] = value * 10 }
    }
    return advances
  }

  /// The advances of the weight that is nearest, in 1/10000 of the size.
  func advances(weight: Int) -> [Int] {
    let nearest = faces.min { abs($0.weight - weight) < abs($1.weight - weight) }
    return nearest?.advances ?? MetricTables.shared.helvetica[0]
  }

  /// How far a character moves after another, in 1/10000 of the size.
  func kerning(_ first: Int, _ second: Int) -> Int16 {
    guard rowOfFirst.indices.contains(first), second >= 0, second < MetricTables.count else {
      return 0
    }
    return rows[rowOfFirst[first]][second]
  }
}

extension NamedFontTable: Hashable {
  /// A table is only equal to itself.
  static func == (left: NamedFontTable, right: NamedFontTable) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
