import UIKit

/// Finds the elements that a test may have meant.
@MainActor enum Candidates {
  private static let limit = 5
  /// Longer texts are compared by their beginnings.
  private static let comparedLength = 48

  /// The nearest elements in words: those of the wanted kind first, each group by similarity.
  static func nearest(to wanted: StepProblem.Wanted, in tree: ElementTree) -> [String] {
    let name = wanted.name.map(prepare)
    var ranked: [(group: Int, distance: Int, index: Int)] = []
    for (index, node) in tree.nodes.enumerated() where index != wanted.index {
      guard tree.isWorthNaming(index) else { continue }
      let isSameKind = wanted.kind == nil || node.kind == wanted.kind
      let distance = name.map { self.distance(from: $0, to: node) } ?? 0
      // A different kind of element is a help only if its name is alike.
      if !isSameKind, let name, distance * 2 > name.count { continue }
      ranked.append((isSameKind ? 0 : 1, distance, index))
    }
    ranked.sort { ($0.group, $0.distance, $0.index) < ($1.group, $1.distance, $1.index) }
    var lines: [String] = []
    for entry in ranked where lines.count < limit {
      let line = tree.describe(entry.index)
      if !lines.contains(line) { lines.append(line) }
    }
    return lines
  }

  private static func distance(from name: [Character], to node: ElementNode) -> Int {
    node.names.map { editDistance(name, prepare($0)) }.min() ?? Int.max / 4
  }

  private static func prepare(_ text: String) -> [Character] {
    Array(text.lowercased().prefix(comparedLength))
  }

  /// How many insertions, deletions and replacements turn one text into the other.
  static func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var row = Array(0...second.count)
    for (line, character) in first.enumerated() {
      var diagonal = row[0]
      row[0] = line + 1
      for (column, other) in second.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
      }
    }
    return row[second.count]
  }
}
