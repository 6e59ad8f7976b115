/// How high headers and footers of sections are.
///
/// The numbers are those of the frames that Xcode saves: a plain header 28 points, a titled grouped
/// one 38 and 55.5 for the first, 18 between sections without a title.
@MainActor struct HeaderSizes {
  private let table: UITableView

  init(_ table: UITableView) { self.table = table }

  private var isDesignTime: Bool { table.state.isDesignTime }
  private var delegate: (any UITableViewDelegate)? { isDesignTime ? nil : table.delegate }
  private var version: Double { table.state.era.toolsVersion }

  func header(_ section: Int) -> CGFloat {
    if let asked = delegate?.tableView(table, heightForHeaderInSection: section), asked >= 0 {
      return asked
    }
    let title = table.headerTitle(section)
    let wanted = table.sectionHeaderHeight
    let view = title == nil ? delegate?.tableView(table, viewForHeaderInSection: section) : nil
    if table.style == .plain { return plainHeader(wanted, title, view) }
    if let view { return wanted >= 0 ? wanted : fitting(view) }
    return groupedHeader(wanted, title, isFirst: section == 0)
  }

  private func plainHeader(_ wanted: CGFloat, _ title: String?, _ view: UIView?) -> CGFloat {
    let padding = max(0, table.sectionHeaderTopPadding)
    if isDesignTime, version >= 14850 {
      // Xcode shows the header whether it has a title or not, from iOS 15 on with space above.
      return (wanted < 0 ? 28 : wanted) + (version >= 20000 ? 22 : 0)
    }
    if let view, wanted < 0 { return fitting(view) + padding }
    guard title != nil || view != nil || isPrototypes else { return 0 }
    return (wanted < 0 ? 28 : wanted) + padding
  }

  private func groupedHeader(_ wanted: CGFloat, _ title: String?, isFirst: Bool) -> CGFloat {
    if title != nil || isPrototypes {
      let isCompact = isDesignTime && version >= 17600
      if isFirst { return isCompact ? 49.5 : 55.5 }
      return max(wanted, isCompact ? 32 : 38)
    }
    if wanted >= 0, !isFirst || isDesignTime && version >= 15000 { return wanted }
    return isFirst ? max(wanted, 35) : 18
  }

  /// Xcode puts a title above prototypes.
  private var isPrototypes: Bool { table.state.content?.isPrototypes ?? false }

  func footer(_ section: Int) -> CGFloat {
    if let asked = delegate?.tableView(table, heightForFooterInSection: section), asked >= 0 {
      return asked
    }
    let title = table.footerTitle(section)
    let wanted = table.sectionFooterHeight
    let view = title == nil ? delegate?.tableView(table, viewForFooterInSection: section) : nil
    if let view { return wanted >= 0 ? wanted : fitting(view) }
    if let title {
      let lines = UITableViewHeaderFooterView.textHeight(
        title, width: table.bounds.width - table.rowMargin * 2, style: .footer)
      return max(wanted, table.style == .plain ? 28 : lines + 14)
    }
    if table.style == .plain {
      return isDesignTime && version >= 14850 ? (wanted < 0 ? 28 : wanted) : 0
    }
    return wanted < 0 ? 18 : wanted
  }

  /// The height that a view asks for as wide as the table, or else as tall as it says it fits; 28
  /// when it says neither.
  private func fitting(_ view: UIView) -> CGFloat {
    let room = CGSize(width: table.bounds.width, height: 0)
    let fitting = view.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    let height = fitting.height > 0 ? fitting.height : view.sizeThatFits(room).height
    return height > 0 ? height : 28
  }
}
