/// Sizes of rows, found in the frames that Xcode saves.
@MainActor enum RowMetrics {
  /// The height of a row that asks for none, in points.
  static let height: CGFloat = 44

  /// The height of a row that is as high as its single line asks for.
  static func automaticHeight(era: DesignEra) -> CGFloat {
    era == .current || era.toolsVersion < 14850 ? height : 43.5
  }

  /// The width of the sign of disclosure, in points.
  static func disclosureWidth(era: DesignEra) -> CGFloat {
    let widths: [(before: Double, width: CGFloat)] = [
      (15000, 18), (17500, 11), (19000, 9.5), (21500, 8.5),
    ]
    return widths.first { era.toolsVersion < $0.before }?.width ?? 10.5
  }

  /// The space between labels and an accessory, in points.
  static func accessoryGap(margin: CGFloat, era: DesignEra) -> CGFloat {
    era.toolsVersion < 15000 ? max(0, 17 - margin) : 8
  }

  /// The distance of content from the left edge of a table of `width` points.
  static func margin(width: CGFloat, era: DesignEra) -> CGFloat {
    if era.toolsVersion < 14000 { return width >= 414 && width < 600 ? 20 : 15 }
    return width > 390 ? 20 : 16
  }
}

/// Arranges labels, image, accessories and separator of a cell.
extension UITableViewCell {
  var madeTextLabel: UILabel {
    if let label = storage.textLabel { return label }
    let label = makeLabel(size: storedStyle == .value2 ? 15 : 17)
    if storedStyle == .value2 { label.textAlignment = .right }
    storage.textLabel = label
    return label
  }

  var madeDetailLabel: UILabel {
    if let label = storage.detailLabel { return label }
    let label = makeLabel(size: storedStyle == .subtitle ? 12 : storedStyle == .value2 ? 15 : 17)
    if storedStyle == .value1 {
      label.textAlignment = .right
      label.textColor = .secondaryLabel
    }
    storage.detailLabel = label
    return label
  }

  var madeImageView: UIImageView {
    if let view = storage.imageView { return view }
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    storage.imageView = view
    return view
  }

  private func makeLabel(size: CGFloat) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: size)
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  var margin: CGFloat {
    RowMetrics.margin(width: tableView?.bounds.width ?? bounds.width, era: storage.era)
  }

  /// The margins of the content view: 8 until Xcode 11, then 11 above and below, and at the sides
  /// what the device asks for; 8 again before an accessory.
  func contentMargins(era: DesignEra) -> UIEdgeInsets {
    if era.toolsVersion < 14000 { return UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }
    let screen = window?.screen
    let device = screen?.deviceSize.width ?? bounds.width
    // Narrow rows of a large phone have the margins of a small one (7 of 7).
    let isLarge = bounds.width >= 400 || device >= 400 && bounds.width >= 356
    var side: CGFloat = isLarge ? 20 : 16
    // Canvases of phones with a home button had 15 for two years (8 of 8).
    let isIn2019 = era.toolsVersion >= 14500 && era.toolsVersion < 17000
    if isIn2019, !isLarge, screen?.hasHomeButton == true { side = 15 }
    let hasSign = accessoryView != nil || accessoryType != .none
    let trailing = hasSign ? 8 : side
    return isRightToLeft
      ? UIEdgeInsets(top: 11, left: trailing, bottom: 11, right: side)
      : UIEdgeInsets(top: 11, left: side, bottom: 11, right: trailing)
  }

  var inheritedSeparatorInset: UIEdgeInsets {
    tableView?.separatorInset ?? UIEdgeInsets(top: 0, left: margin, bottom: 0, right: 0)
  }

  func layOutCell() {
    let accessoryWidth = layOutAccessories()
    let left = layOutEditControl() + layOutLeadingActions()
    let right = max(accessoryWidth, layOutActions())
    contentView.frame =
      canvasContent
      ?? CGRect(
        x: left, y: 0, width: max(0, bounds.width - left - right),
        height: max(0, bounds.height - separatorHeight))
    for background in [backgroundView, selectedBackgroundView] { background?.frame = bounds }
    layOutLabels(hasAccessory: accessoryWidth > 0)
    var inset = separatorInset
    if let textStart { inset.left = textStart }
    storage.separator.frame = CGRect(
      x: left + inset.left, y: bounds.height - 0.5,
      width: max(
        0, bounds.width - left - inset.left - inset.right - (tableView?.indexWidth ?? 0)),
      height: 0.5)
    mirrorParts()
    storage.configuredView?.frame = contentView.bounds
  }

  /// Where the text beside an image begins, in points of the content: unless an inset was set, the
  /// line below the row begins there too.
  private var textStart: CGFloat? {
    guard storage.separatorInset == nil, tableView?.hasOwnSeparatorInset != true,
      let image = storage.imageView?.image, image.size.width > 0, let label = storage.textLabel
    else { return nil }
    return label.frame.minX
  }

  /// Turns all that was placed from left to right, where content runs the other way.
  private func mirrorParts() {
    guard isRightToLeft else { return }
    mirror(storage.accessories + storage.actionButtons + [contentView, storage.separator])
    mirror([storage.editControl, storage.reorderHandle].compactMap { $0 })
    let content: [UIView?] = [storage.textLabel, storage.detailLabel, storage.imageView]
    for view in content.compactMap({ $0 }) { view.frame = contentView.mirrored(view.frame) }
  }

  /// The place of the content on Xcode's canvas, as long as the cell has the size it has there.
  private var canvasContent: CGRect? {
    storage.canvas.flatMap { $0.cell.size == bounds.size ? $0.content : nil }
  }

  /// What the line below the row takes from its content, in points: until Xcode 11 a pixel, and
  /// until Xcode 8 the canvas had one pixel a point.
  var separatorHeight: CGFloat {
    let version = storage.era.toolsVersion
    guard version < 14850, tableView?.separatorStyle != SeparatorStyle.none else { return 0 }
    return version < 8500 ? 1 : 0.5
  }

  // MARK: Labels

  private func layOutLabels(hasAccessory: Bool) {
    guard storage.textLabel != nil || storage.detailLabel != nil || storage.imageView != nil else {
      return
    }
    let size = contentView.bounds.size
    var left = margin + CGFloat(indentationLevel) * indentationWidth
    if let view = storage.imageView, let image = view.image, image.size.width > 0 {
      let height = min(image.size.height, size.height)
      view.frame = CGRect(
        x: left, y: ((size.height - height) / 2).rounded(.down), width: image.size.width,
        height: height)
      left += image.size.width + margin
    }
    let gap = RowMetrics.accessoryGap(margin: margin, era: storage.era)
    let right = size.width - (hasAccessory ? gap : margin)
    let area = CGRect(x: left, y: 0, width: max(0, right - left), height: size.height)
    switch storedStyle {
    case .default: storage.textLabel?.frame = area
    case .subtitle: layOutSubtitle(area)
    case .value1: layOutValue1(area)
    case .value2: layOutValue2(area)
    }
  }

  func fitting(_ label: UILabel?, _ width: CGFloat) -> CGSize {
    guard let label, label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: min(size.width, width), height: size.height)
  }

  private func layOutSubtitle(_ area: CGRect) {
    let text = fitting(storage.textLabel, area.width)
    let detail = fitting(storage.detailLabel, area.width)
    let gap: CGFloat = text.height > 0 && detail.height > 0 ? 1 : 0
    let top = ((area.height - text.height - gap - detail.height) / 2).rounded(.down)
    storage.textLabel?.frame = CGRect(
      x: area.minX, y: top, width: text.width, height: text.height)
    storage.detailLabel?.frame = CGRect(
      x: area.minX, y: top + text.height + gap, width: detail.width, height: detail.height)
  }

  private func layOutValue1(_ area: CGRect) {
    let text = fitting(storage.textLabel, area.width)
    let rest = max(0, area.width - text.width - (text.width > 0 ? 6 : 0))
    let detail = fitting(storage.detailLabel, rest)
    func top(_ size: CGSize) -> CGFloat { ((area.height - size.height) / 2).rounded(.up) }
    storage.textLabel?.frame = CGRect(
      origin: CGPoint(x: area.minX, y: top(text)), size: text)
    storage.detailLabel?.frame = CGRect(
      origin: CGPoint(x: area.maxX - detail.width, y: top(detail)), size: detail)
  }

  private func layOutValue2(_ area: CGRect) {
    let width = min(91, area.width)
    let text = fitting(storage.textLabel, width)
    let detail = fitting(storage.detailLabel, max(0, area.width - width - 6))
    func top(_ size: CGSize) -> CGFloat { ((area.height - size.height) / 2).rounded() }
    storage.textLabel?.frame = CGRect(
      x: area.minX, y: top(text), width: width, height: text.height)
    storage.detailLabel?.frame = CGRect(
      x: area.minX + width + 6, y: top(detail), width: detail.width, height: detail.height)
  }

  /// The texts of all labels in the content, in reading order.
  var spokenTexts: [String] { contentView.textsInReadingOrder }
}

extension UIView {
  /// The texts of all labels in the view, in reading order.
  var textsInReadingOrder: [String] {
    var texts: [String] = []
    func collect(_ view: UIView) {
      guard !view.isHidden else { return }
      if let label = view as? UILabel, let text = label.text, !text.isEmpty { texts.append(text) }
      for subview in view.accessibilityOrder { collect(subview) }
    }
    collect(self)
    return texts
  }
}
