/// Where rows, headers and footers stand.
extension UITableView {
  /// The distance of content from the left edge, in points.
  var rowMargin: CGFloat { RowMetrics.margin(width: bounds.width, era: state.era) }

  /// The distance of rows from the sides: the cards of `insetGrouped` stand free.
  var cardInset: CGFloat { style == .insetGrouped ? rowMargin : 0 }

  var geometry: TableGeometry {
    buildGeometryIfNeeded()
    return state.geometry ?? TableGeometry(sections: [], top: 0)
  }

  func setNeedsGeometry() {
    state.geometry = nil
    setNeedsLayout()
  }

  func buildGeometryIfNeeded() {
    guard state.geometry == nil else { return }
    let built = buildGeometry()
    state.geometry = built
    updateContentSize()
    updateIndex()
  }

  func updateContentSize() {
    guard let geometry = state.geometry else { return }
    let bottom = geometry.bottom + (tableFooterView?.frame.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: bottom)
  }

  private func buildGeometry() -> TableGeometry {
    let rows = RowSource(self)
    let sizes = HeaderSizes(self)
    let sections = (0..<rows.sectionCount).map { section in
      var result = rows.rows(in: section)
      result.header = LengthList.legal(sizes.header(section))
      result.footer = LengthList.legal(sizes.footer(section))
      return result
    }
    return TableGeometry(sections: sections, top: tableHeaderView?.frame.height ?? 0)
  }

  // MARK: Rectangles

  private func rect(_ y: CGFloat, _ height: CGFloat, inset: CGFloat = 0) -> CGRect {
    CGRect(x: inset, y: y, width: max(0, bounds.width - inset * 2), height: height)
  }

  func rowRect(_ path: IndexPath) -> CGRect {
    guard geometry.contains(path) else { return .zero }
    let row = geometry.row(path)
    return rect(row.y, row.height, inset: cardInset)
  }

  func sectionRect(_ section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    let place = geometry.section(section)
    return rect(place.y, place.height)
  }

  func headerRect(_ section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.section(section).y, geometry.sections[section].header)
  }

  func footerRect(_ section: Int) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    let place = geometry.section(section)
    let height = geometry.sections[section].footer
    return rect(place.y + place.height - height, height)
  }

  /// Where the header of a section is shown: in a plain table it stays at the top while its rows
  /// scroll below it.
  func shownHeaderRect(_ section: Int) -> CGRect {
    var rect = headerRect(section)
    guard style == .plain, !state.isDesignTime else { return rect }
    let whole = sectionRect(section)
    let end = whole.maxY - geometry.sections[section].footer - rect.height
    rect.origin.y = max(rect.minY, min(contentOffset.y + adjustedContentInset.top, end))
    return rect
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard geometry.contains(path) else {
      Diagnostics.report("the table has no row \(path.row) in section \(path.section) to scroll to")
      return
    }
    var goal = self.goal(for: path, position)
    // Rows that are measured on the way move the one that is wanted.
    for _ in 0..<20 where goal != contentOffset && state.geometry?.hasEstimates == true {
      contentOffset = goal
      layOutRows()
      guard geometry.contains(path) else { return }
      goal = self.goal(for: path, position)
    }
    setContentOffset(goal, animated: animated)
  }

  private func goal(for path: IndexPath, _ position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    let row = rowRect(path)
    var goal = contentOffset
    switch position {
    case .none: return offset(showing: row)
    case .top: goal.y = row.minY - inset.top
    case .middle: goal.y = row.midY - inset.top - seen.height / 2
    case .bottom: goal.y = row.maxY - inset.top - seen.height
    }
    return legalOffset(goal)
  }
}

/// Asks the data source how many rows there are, and the delegate how high.
@MainActor struct RowSource {
  private let table: UITableView
  private let source: (any UITableViewDataSource)?
  private let delegate: (any UITableViewDelegate)?
  private let content: StaticContent?
  private let asksHeights: Bool
  private let asksEstimates: Bool

  init(_ table: UITableView) {
    self.table = table
    source = table.state.isDesignTime ? nil : table.dataSource
    delegate = table.state.isDesignTime ? nil : table.delegate
    content = source == nil ? table.state.content : nil
    // A translated class tells by its table, so that a million rows need not be asked one by one.
    asksHeights =
      delegate.map {
        $0 is UITableViewController && table.state.content != nil
          || _implements($0, "tableView:heightForRowAtIndexPath:")
      } ?? false
    asksEstimates =
      delegate.map { _implements($0, "tableView:estimatedHeightForRowAtIndexPath:") } ?? false
  }

  var sectionCount: Int {
    if let source { return max(0, min(source.numberOfSections(in: table), 1 << 24)) }
    return content?.sections.count ?? 0
  }

  func rows(in section: Int) -> TableGeometry.Section {
    let count = rowCount(in: section)
    if let content {
      return heights(
        (0..<count).map { content.height(row: $0, section: section, in: table) }, section)
    }
    if asksHeights, let delegate {
      // A delegate that has no method of its own says so by the first answer.
      table.state.lacksRowHeights = false
      var asked: [CGFloat] = []
      asked.reserveCapacity(min(count, 1 << 20))
      for row in 0..<count {
        asked.append(
          delegate.tableView(table, heightForRowAt: IndexPath(row: row, section: section)))
        if table.state.lacksRowHeights { break }
      }
      if !table.state.lacksRowHeights { return heights(asked, section) }
    }
    return uniform(count, section)
  }

  /// Rows whose delegate says nothing of their heights.
  private func uniform(_ count: Int, _ section: Int) -> TableGeometry.Section {
    let height = table.rowHeight
    guard height < 0 else {
      return TableGeometry.Section(
        header: 0, rows: LengthList(count: count, usual: height), footer: 0)
    }
    let estimates = estimates(count, section)
    let rows = estimates.map { LengthList($0) } ?? LengthList(count: count, usual: usualEstimate)
    return TableGeometry.Section(
      header: 0, rows: rows, footer: 0, automatic: measuresRows ? .all : .none)
  }

  // MARK: Estimates

  /// Whether rows may be measured: an estimate of 0 turns that off (documented with
  /// `estimatedRowHeight`).
  private var measuresRows: Bool {
    table.estimatedRowHeight != 0 || asksEstimates && !table.state.lacksRowEstimates
  }

  private var usualEstimate: CGFloat {
    let estimate = table.estimatedRowHeight
    return estimate > 0 ? estimate : RowMetrics.automaticHeight(era: table.state.era)
  }

  /// What the delegate says about the heights of rows that are measured later; nil when it says
  /// nothing.
  private func estimates(_ count: Int, _ section: Int) -> [CGFloat]? {
    guard asksEstimates else { return nil }
    table.state.lacksRowEstimates = false
    var asked: [CGFloat] = []
    asked.reserveCapacity(min(count, 1 << 20))
    for row in 0..<count {
      guard let estimate = estimate(row, section) else { return nil }
      asked.append(estimate)
    }
    return asked
  }

  private func estimate(_ row: Int, _ section: Int) -> CGFloat? {
    guard asksEstimates, let delegate, !table.state.lacksRowEstimates else { return nil }
    let path = IndexPath(row: row, section: section)
    let estimate = delegate.tableView(table, estimatedHeightForRowAt: path)
    if table.state.lacksRowEstimates { return nil }
    return estimate > 0 ? estimate : usualEstimate
  }

  private func rowCount(in section: Int) -> Int {
    if let source {
      return max(0, min(source.tableView(table, numberOfRowsInSection: section), 1 << 30))
    }
    guard let content, content.sections.indices.contains(section) else { return 0 }
    return content.sections[section].cells.count
  }

  /// Rows of given heights; negative ones stand for automatic.
  private func heights(_ heights: [CGFloat], _ section: Int) -> TableGeometry.Section {
    var automatic: Set<Int> = []
    var legal = heights
    table.state.lacksRowEstimates = false
    for (row, height) in heights.enumerated() where height < 0 {
      legal[row] = estimate(row, section) ?? usualEstimate
      if measuresRows { automatic.insert(row) }
    }
    return TableGeometry.Section(
      header: 0, rows: LengthList(legal), footer: 0,
      automatic: automatic.isEmpty ? .none : .some(automatic))
  }
}
