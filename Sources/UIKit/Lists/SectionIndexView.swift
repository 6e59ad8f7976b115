import Canvas

/// The letters at the right edge of a table that lead to its sections.
@MainActor final class SectionIndexView: UIControl {
  private(set) var titles: [String] = []
  private weak var table: UITableView?

  /// The width that the letters take from the rows, in points.
  static let width: CGFloat = 16

  init(of table: UITableView) {
    self.table = table
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String]) { self.titles = titles }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scroll(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    scroll(touch)
    return true
  }

  private func scroll(_ touch: UITouch) {
    let y = touch.location(in: self).y
    guard let index = letters.firstIndex(where: { $0.frame.maxY > y }) ?? letters.indices.last
    else { return }
    table?.scrollToSection(of: letters[index].title, at: letters[index].place)
  }

  private struct Letter {
    let title: String
    let place: Int
    let frame: CGRect
  }

  /// The letters that there is room for, a row of cells each, in the middle of the edge.
  private var letters: [Letter] {
    let room = max(1, Int(min(bounds.height, 1e5) / 16))
    let step = max(1, (titles.count + room - 1) / room)
    let shown = stride(from: 0, to: titles.count, by: step).map { $0 }
    let top = max(0, (bounds.height - CGFloat(shown.count) * 16) / 2)
    return shown.enumerated().map { row, place in
      Letter(
        title: titles[place], place: place,
        frame: CGRect(x: 0, y: top + CGFloat(row) * 16, width: bounds.width, height: 16))
    }
  }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    for letter in letters {
      canvas.draw(
        TextDrawing(
          lines: [letter.title], frame: letter.frame.offsetBy(dx: frame.minX, dy: frame.minY),
          placement: .center))
    }
  }

  // The name that tests know it by on iOS.
  override func describe(_ element: inout AccessibilityElement) { element.label = "Section index" }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
}

extension UITableView {
  /// Whether rows leave room for the letters of an index.
  var indexWidth: CGFloat { state.index == nil ? 0 : SectionIndexView.width }

  /// Asks for the letters of the index anew.
  func updateIndex() {
    let titles =
      state.isDesignTime ? nil : dataSource.flatMap { $0.sectionIndexTitles(for: self) }
    guard let titles, !titles.isEmpty, geometry.rowCount >= sectionIndexMinimumDisplayRowCount
    else {
      state.index?.removeFromSuperview()
      state.index = nil
      return
    }
    let view = state.index ?? SectionIndexView(of: self)
    view.show(titles)
    state.index = view
  }

  /// The letters stay at the edge while rows scroll.
  func layOutIndex() {
    guard let view = state.index else { return }
    let area = bounds.inset(by: adjustedContentInset)
    let x = isRightToLeft ? bounds.minX : bounds.maxX - SectionIndexView.width
    view.frame = CGRect(x: x, y: area.minY, width: SectionIndexView.width, height: area.height)
    addSubview(view)
  }

  func scrollToSection(of title: String, at index: Int) {
    guard let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: title, at: index)
    guard geometry.sections.indices.contains(section) else { return }
    let top = sectionRect(section).minY - adjustedContentInset.top
    setContentOffset(legalOffset(CGPoint(x: contentOffset.x, y: top)), animated: false)
  }

  /// Asks the table's letters again.
  public func reloadSectionIndexTitles() {
    updateIndex()
    updateVisibleCells()
    setNeedsLayout()
  }
}
