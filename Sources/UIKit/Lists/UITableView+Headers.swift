/// Shows the headers and footers of the sections on screen.
extension UITableView {
  /// The title above a section; an empty one counts, as in UIKit.
  func headerTitle(_ section: Int) -> String? {
    if !state.isDesignTime, let dataSource {
      return dataSource.tableView(self, titleForHeaderInSection: section)
    }
    guard let content = state.content, content.sections.indices.contains(section) else {
      return nil
    }
    return content.sections[section].headerTitle
  }

  /// The title below a section.
  func footerTitle(_ section: Int) -> String? {
    if !state.isDesignTime, let dataSource {
      return dataSource.tableView(self, titleForFooterInSection: section)
    }
    guard let content = state.content, content.sections.indices.contains(section) else {
      return nil
    }
    return content.sections[section].footerTitle
  }

  func layOutHeaders() {
    // More headers than fit a screen are no use, and a section may have no height at all.
    let sections = geometry.sections(from: bounds.minY, to: bounds.maxY).prefix(1000)
    let wanted = Set(sections)
    for (section, view) in state.headers.sorted(by: { $0.key < $1.key })
    where !wanted.contains(section) {
      state.headers[section] = nil
      retireHeader(view)
    }
    for (section, view) in state.footers.sorted(by: { $0.key < $1.key })
    where !wanted.contains(section) {
      state.footers[section] = nil
      retireHeader(view)
    }
    for section in sections {
      if geometry.sections[section].header > 0 { layOutHeader(section) }
      if geometry.sections[section].footer > 0 { layOutFooter(section) }
    }
  }

  private func layOutHeader(_ section: Int) {
    if state.headers[section] == nil {
      let custom =
        state.isDesignTime ? nil : delegate?.tableView(self, viewForHeaderInSection: section)
      guard let view = custom ?? titleView(headerTitle(section), isFooter: false) else { return }
      state.headers[section] = view
      delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
      addSubview(view)
    }
    state.headers[section]?.frame = shownHeaderRect(section)
  }

  private func layOutFooter(_ section: Int) {
    if state.footers[section] == nil {
      let custom =
        state.isDesignTime ? nil : delegate?.tableView(self, viewForFooterInSection: section)
      guard let view = custom ?? titleView(footerTitle(section), isFooter: true) else { return }
      state.footers[section] = view
      delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
      addSubview(view)
    }
    state.footers[section]?.frame = footerRect(section)
  }

  private func titleView(_ title: String?, isFooter: Bool) -> UIView? {
    guard let title, !title.isEmpty else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.titleStyle = isFooter ? .footer : style == .plain ? .plain : .grouped
    view.titleMargin = cardInset + rowMargin
    // It hides the rows that scroll below it.
    if style == .plain { view.backgroundColor = .systemGroupedBackground }
    // In capitals, as on iOS 7 to 18: whoever is told of the header may give it another text.
    view.textLabel?.text = view.titleStyle == .grouped ? title.uppercased() : title
    if style != .plain || isFooter { view.textLabel?.textColor = .secondaryLabel }
    return view
  }

  func retireHeader(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { state.factory.keep(view) }
  }
}
