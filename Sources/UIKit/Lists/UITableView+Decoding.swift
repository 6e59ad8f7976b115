import InterfaceBuilder

extension UITableView {
  func decodeTable(_ element: IBElement, _ coder: NibCoder) {
    state.isDesignTime = coder.isDesignTime
    state.era = coder.era
    rowHeight = element.length("rowHeight") ?? UITableView.automaticDimension
    sectionHeaderHeight = element.length("sectionHeaderHeight") ?? UITableView.automaticDimension
    sectionFooterHeight = element.length("sectionFooterHeight") ?? UITableView.automaticDimension
    estimatedRowHeight = element.length("estimatedRowHeight") ?? UITableView.automaticDimension
    estimatedSectionHeaderHeight =
      element.length("estimatedSectionHeaderHeight") ?? UITableView.automaticDimension
    estimatedSectionFooterHeight =
      element.length("estimatedSectionFooterHeight") ?? UITableView.automaticDimension

    allowsSelection = element.bool("allowsSelection") ?? true
    allowsMultipleSelection = element.bool("allowsMultipleSelection") ?? false
    allowsSelectionDuringEditing = element.bool("allowsSelectionDuringEditing") ?? false
    allowsMultipleSelectionDuringEditing =
      element.bool("allowsMultipleSelectionDuringEditing") ?? false
    separatorStyle =
      element.value("separatorStyle", in: UITableView.separatorStyles) ?? .singleLine
    if let inset = element.inset(key: "separatorInset") { separatorInset = UIEdgeInsets(inset) }
    if let color = coder.color("separatorColor") { separatorColor = color }
    decodeIndex(element, coder)
    tableHeaderView = coder.child(key: "tableHeaderView")
    tableFooterView = coder.child(key: "tableFooterView")
    backgroundView = coder.child(key: "backgroundView")
    decodeRows(element, coder)
  }

  private static let separatorStyles: [String: UITableViewCell.SeparatorStyle] = [
    "none": .none, "default": .singleLine, "singleLine": .singleLine,
    "singleLineEtched": .singleLineEtched,
  ]
  private static let insetReferences: [String: SeparatorInsetReference] = [
    "fromCellEdges": .fromCellEdges, "fromAutomaticInsets": .fromAutomaticInsets,
  ]

  private func decodeIndex(_ element: IBElement, _ coder: NibCoder) {
    let reference = element.value("separatorInsetReference", in: UITableView.insetReferences)
    if let reference { separatorInsetReference = reference }
    insetsContentViewsToSafeArea = element.bool("contentViewInsetsToSafeArea") ?? true
    sectionIndexMinimumDisplayRowCount = element.int("sectionIndexMinimumDisplayRowCount") ?? 0
    sectionIndexColor = coder.color("sectionIndexColor")
    sectionIndexBackgroundColor = coder.color("sectionIndexBackgroundColor")
    sectionIndexTrackingBackgroundColor = coder.color("sectionIndexTrackingBackgroundColor")
  }

  private func decodeRows(_ element: IBElement, _ coder: NibCoder) {
    state.lacksItsCode = coder.showsPrototypes
    let prototypes = element.first("prototypes")?.items ?? []
    let isStatic = element["dataMode"] != "prototypes"
    if let sections = element.first("sections"), isStatic {
      state.content = StaticContent(
        sections: sections.all("tableViewSection").map { section(of: $0, coder) },
        isPrototypes: false)
    } else if coder.showsPrototypes, !prototypes.isEmpty {
      let cells = prototypes.compactMap { coder.context.make($0) as? UITableViewCell }
      let section = StaticContent.Section(headerTitle: nil, footerTitle: nil, cells: cells)
      state.content = StaticContent(sections: [section], isPrototypes: coder.isDesignTime)
    }
    for prototype in prototypes {
      guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { continue }
      state.factory.cells[identifier] = .prototype(CellPrototype(prototype, in: coder.context))
    }
  }

  private func section(of element: IBElement, _ coder: NibCoder) -> StaticContent.Section {
    let cells = element.first("cells")?.items ?? []
    return StaticContent.Section(
      headerTitle: element.string(key: "headerTitle"),
      footerTitle: element.string(key: "footerTitle"),
      cells: cells.compactMap { coder.context.make($0) as? UITableViewCell })
  }
}

extension UITableView.Style {
  /// The style that a nib calls `name`.
  init?(nib name: String) {
    switch name {
    case "plain": self = .plain
    case "grouped": self = .grouped
    case "insetGrouped": self = .insetGrouped
    default: return nil
    }
  }
}
