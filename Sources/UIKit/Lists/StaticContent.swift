import InterfaceBuilder

/// Rows that a file holds: the sections of a static table, or in a design-time layout prototypes.
@MainActor final class StaticContent {
  /// One section of rows.
  struct Section {
    let headerTitle: String?
    let footerTitle: String?
    let cells: [UITableViewCell]
  }

  let sections: [Section]
  let isPrototypes: Bool

  init(sections: [Section], isPrototypes: Bool) {
    self.sections = sections
    self.isPrototypes = isPrototypes
  }

  /// The cell of a row.
  func cell(_ path: IndexPath) -> UITableViewCell? {
    guard sections.indices.contains(path.section),
      sections[path.section].cells.indices.contains(path.row)
    else { return nil }
    return sections[path.section].cells[path.row]
  }

  /// The height of a row: its own in the file, or else the table's.
  func height(row: Int, section: Int, in table: UITableView) -> CGFloat {
    let cell = cell(IndexPath(row: row, section: section))
    return cell?.storage.nibRowHeight ?? table.rowHeight
  }

  /// The title above a section.
  func title(ofHeader section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].headerTitle : nil
  }

  /// The title below a section.
  func title(ofFooter section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footerTitle : nil
  }

  /// How many rows a section has; 0 for one that is not there.
  func rowCount(_ section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }
}

/// A cell that a storyboard describes, made anew for every row or item that needs one.
///
/// Each cell has a context of its own, so that outlets and actions inside lead to this cell and no
/// other; what they say about objects outside is looked up in the scene.
@MainActor final class CellPrototype {
  private let element: IBElement
  private let document: IBDocument
  private let finder: NibFinder
  private let storyboard: UIStoryboard?
  private let isDesignTime: Bool
  private let roundsLabelsToPoints: Bool
  private weak var scene: NibContext?
  private let destinations: [String]

  init(_ element: IBElement, in context: NibContext) {
    self.element = element
    document = context.document
    finder = context.finder
    storyboard = context.storyboard
    isDesignTime = context.isDesignTime
    roundsLabelsToPoints = context.roundsLabelsToPoints
    scene = context
    destinations = CellPrototype.destinations(in: element)
  }

  /// Makes, connects and awakens a cell, header or footer.
  func make() -> AnyObject? {
    let context = NibContext(
      document: document, finder: finder, storyboard: storyboard, isDesignTime: isDesignTime)
    context.roundsLabelsToPoints = roundsLabelsToPoints
    context.owner = scene?.owner
    for id in destinations {
      if let outside = scene?.object(id: id) {
        context.register(outside, id: id)
      } else if scene?.isNilTarget(id) ?? false {
        context.registerNilTarget(id: id)
      }
    }
    let cell = context.make(element)
    context.reportMissing(NibConnections.finish(context))
    return cell
  }

  /// The ids that connections inside `element` lead to.
  private static func destinations(in element: IBElement) -> [String] {
    var ids: [String] = []
    var stack = [element]
    while let next = stack.popLast() {
      if next.name == "connections" { ids += next.children.compactMap { $0["destination"] } }
      stack.append(contentsOf: next.children)
    }
    return ids
  }
}
