import Canvas

/// The segments of a control from left to right, as one line of text.
///
/// Segments as wide as each other may be narrower than a name among them while the control has room:
/// the line gives each the cells of its name first.
struct SegmentRow {
  /// What is drawn of one segment.
  struct Name {
    /// What it shows.
    var content: String
    /// In points.
    var width: CGFloat
    var isSelected: Bool
  }

  let segments: [Name]

  init(_ segments: [Name]) { self.segments = segments }

  /// The names of `segments`, given from left to right.
  @MainActor init(_ segments: [Segment]) {
    self.init(
      segments.map {
        Name(content: $0.content, width: $0.frame.width, isSelected: $0.isSelected)
      })
  }

  /// Whether a name does not fit in its segment beside a line.
  var isCrowded: Bool {
    segments.contains { CGFloat(DisplayWidth.of($0.content) + 1) * 8 > $0.width + 1 }
  }

  /// The segments between `│`, the selected one between `▐` and `▌`; they share `columns` as evenly as
  /// their names let them.
  func line(columns: Int) -> String {
    var line = ""
    var wasSelected = false
    for (segment, cells) in zip(segments, cells(columns: columns)) {
      line += segment.isSelected ? "▐" : wasSelected ? "▌" : "│"
      let free = cells - DisplayWidth.of(segment.content)
      line += String(repeating: " ", count: free / 2) + segment.content
      line += String(repeating: " ", count: free - free / 2)
      wasSelected = segment.isSelected
    }
    return line + (wasSelected ? "▌" : "│")
  }

  /// The cells of each segment: as many as its name takes, and the narrowest grow first.
  private func cells(columns: Int) -> [Int] {
    var cells = segments.map { DisplayWidth.of($0.content) }
    var free = columns - segments.count - 1 - cells.reduce(0, +)
    while free > 0, let least = cells.min(), let index = cells.firstIndex(of: least) {
      cells[index] += 1
      free -= 1
    }
    return cells
  }
}
