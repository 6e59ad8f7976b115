import Goldens

/// What changed from one screen to the next.
enum FlowChanges {
  /// The lines that went, marked `-`, and those that came, marked `+`; the whole screen where that
  /// is shorter, or where there was none before.
  static func text(from old: String?, to new: String) -> String {
    guard let old else { return new }
    let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
    let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
    if oldLines == newLines { return "  the screen stays as it was" }
    // Rows of two pictures of one size stand for each other, whatever they hold.
    let rows = PictureHead(old + "\n")?.rows.count ?? 0
    let picture = rows == PictureHead(new + "\n")?.rows.count ? rows : 0
    let changes =
      rowChanges(oldLines[..<picture], newLines[..<picture])
      + lineChanges(Array(oldLines[picture...]), Array(newLines[picture...]))
    return changes.count < newLines.count ? changes.joined(separator: "\n") : new
  }

  private static func rowChanges(
    _ old: ArraySlice<Substring>, _ new: ArraySlice<Substring>
  ) -> [String] {
    var result: [String] = []
    var added: [String] = []
    for (before, after) in zip(old, new) {
      if before == after {
        result += added
        added = []
      } else {
        result.append("- \(before)")
        added.append("+ \(after)")
      }
    }
    return result + added
  }

  private static func lineChanges(_ old: [Substring], _ new: [Substring]) -> [String] {
    let text = { (lines: [Substring]) in lines.map { $0 + "\n" }.joined() }
    return LineDiff(from: text(old), to: text(new)).changes.flatMap { change in
      old[change.old].map { "- \($0)" } + new[change.new].map { "+ \($0)" }
    }
  }
}
