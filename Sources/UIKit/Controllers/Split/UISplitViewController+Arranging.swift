extension UISplitViewController {
  // MARK: Display mode

  /// The size by which columns are arranged: the view's, or the screen's before there is one.
  var arrangedSize: CGSize { (storedView?.bounds ?? UIScreen.main.bounds).size }

  /// Whether sidebars would leave the secondary column too little: so it is on upright tablets.
  private var isUpright: Bool { arrangedSize.height >= arrangedSize.width }

  var resolvedBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isUpright ? .overlay : .tile
  }

  var resolvedMode: DisplayMode {
    if let chosenMode { return chosenMode }
    if preferredDisplayMode != .automatic { return preferredDisplayMode }
    return isUpright ? .secondaryOnly : .oneBesideSecondary
  }

  /// The mode with this many sidebars.
  private func mode(sidebars: Int) -> DisplayMode {
    let isTiled = resolvedBehavior == .tile
    switch sidebars {
    case ...0: return .secondaryOnly
    case 1: return isTiled ? .oneBesideSecondary : .oneOverSecondary
    default:
      if isTiled { return .twoBesideSecondary }
      return resolvedBehavior == .displace ? .twoDisplaceSecondary : .twoOverSecondary
    }
  }

  /// Where the display mode button leads: one sidebar more, and after the last to none.
  private var nextMode: DisplayMode {
    let wish = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    if wish != .automatic { return wish }
    let most = style == .tripleColumn ? 2 : 1
    let sidebars = displayMode.sidebars
    return mode(sidebars: sidebars >= most ? 0 : sidebars + 1)
  }

  func change(to mode: DisplayMode) {
    guard mode != displayMode, !isCollapsed else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    chosenMode = mode
    arrange()
  }

  func touchedBesideOverlay() { change(to: .secondaryOnly) }

  func swipedIn(_ gesture: UIGestureRecognizer) {
    guard presentsWithGesture, displayMode == .secondaryOnly, gesture.startLocation.x <= 20 else {
      return
    }
    change(to: mode(sidebars: 1))
  }

  func swipedOut(_ gesture: UIGestureRecognizer) {
    if presentsWithGesture, displayMode.isOverlay { change(to: .secondaryOnly) }
  }

  func showColumn(_ column: Column) {
    if isCollapsed {
      showCollapsed(column)
    } else if column == .secondary {
      if displayMode.isOverlay { change(to: .secondaryOnly) }
    } else if !seenColumns.contains(column) {
      change(to: mode(sidebars: style == .tripleColumn && column == .primary ? 2 : 1))
    }
  }

  func hideColumn(_ column: Column) {
    if isCollapsed {
      hideCollapsed(column)
    } else if seenColumns.contains(column), column != .secondary {
      change(to: mode(sidebars: displayMode.sidebars - 1))
    }
  }

  /// The columns that the display mode shows.
  var seenColumns: [Column] {
    let sidebars: [Column] = style == .tripleColumn ? [.supplementary, .primary] : [.primary]
    return sidebars.prefix(displayMode.sidebars).reversed() + [.secondary]
  }

  // MARK: Button

  func makeModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem(title: nil) { [weak self] in
      if let self { self.change(to: self.nextMode) }
    }
    showModeButton(on: item)
    return item
  }

  func showModeButton() { showModeButton(on: displayModeButtonItem) }

  /// Before iOS 14 the button names the hidden controller, or leads to the full screen; since then
  /// it shows a sidebar, and the secondary column has it by itself.
  private func showModeButton(on item: UIBarButtonItem) {
    item.isHidden = isCollapsed || (style != .unspecified && !presentsWithGesture)
    let isHidden = displayMode.sidebars == 0
    if style != .unspecified {
      item.accessibilityIdentifier = "ToggleSidebar"
      item.accessibilityLabel = isHidden ? "Show Sidebar" : "Hide Sidebar"
      if item.title != "◧" { item.title = "◧" }
      return
    }
    let primary = columns[.primary]
    let screen = (primary as? UINavigationController)?.viewControllers.first ?? primary
    let name = screen?.navigationItem.title ?? screen?.title ?? "Back"
    item.accessibilityLabel = isHidden ? name : "Switch to full screen mode"
    let title = isHidden ? "‹ \(name)" : "⤢"
    if item.title != title { item.title = title }
  }

  /// Puts the button on the lowest screen of the secondary column.
  private func giveModeButton() {
    guard style != .unspecified,
      let secondary = columns[.secondary] as? UINavigationController,
      let item = secondary.viewControllers.first?.navigationItem,
      (item.leftBarButtonItems ?? []).isEmpty
    else { return }
    item.leftItemsSupplementBackButton = true
    item.leftBarButtonItem = displayModeButtonItem
  }

  // MARK: What is seen

  /// What stands in each box.
  private var wanted: [Column: UIViewController] {
    if isCollapsed { return front.map { [.secondary: $0] } ?? [:] }
    var wanted: [Column: UIViewController] = [:]
    for column in seenColumns { wanted[column] = columns[column] }
    return wanted
  }

  /// Shows what the present state asks for; those that come and go are told.
  ///
  /// Order, as in a tab bar controller: new ones are about to appear before old ones are about to
  /// disappear.
  func arrange() {
    guard let root = storedView, root.window != nil, !isArranging else { return }
    isArranging = true
    defer { isArranging = false }
    overrideTraits()
    let new = wanted
    let coming = Column.sideBySide.filter { column in
      guard let controller = new[column] else { return false }
      return !shown.values.contains { $0 === controller }
    }
    let going = Column.sideBySide.filter { column in
      guard let controller = shown[column] else { return false }
      return !new.values.contains { $0 === controller }
    }
    let old = shown
    if style != .unspecified, !isCollapsed {
      for column in coming { delegate?.splitViewController(self, willShow: column) }
      for column in going { delegate?.splitViewController(self, willHide: column) }
    }
    shown = new
    let isSeen = isOnScreen
    for column in coming where isSeen { new[column]?.beginAppearing(animated: false) }
    for column in going where isSeen { old[column]?.beginDisappearing(animated: false) }
    for column in Column.sideBySide { boxes[column]?.hold(new[column]?.view) }
    giveModeButton()
    showModeButton()
    root.setNeedsLayout()
    placeColumns()
    guard isSeen else { return }
    for column in coming { new[column]?.isAppearing(animated: false) }
    root.layoutIfNeeded()
    for column in going { old[column]?.finishDisappearing(animated: false) }
    for column in coming { new[column]?.finishAppearing(animated: false) }
  }

  /// Sidebars are compact beside another column.
  private func overrideTraits() {
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    for column in [Column.primary, .supplementary] {
      guard let controller = columns[column], controller.parent === self else { continue }
      let own = isCollapsed ? nil : compact
      if overrideTraitCollection(forChild: controller) != own {
        setOverrideTraitCollection(own, forChild: controller)
      }
    }
  }

  // MARK: Places

  func sizeDidChange(from old: CGSize) {
    if (old.width > old.height) != (arrangedSize.width > arrangedSize.height) { chosenMode = nil }
    arrange()
  }

  func primaryWidth(of whole: CGFloat) -> CGFloat {
    let automatic = UISplitViewController.automaticDimension
    var width = standardWidth(of: whole)
    if preferredPrimaryColumnWidthFraction != automatic {
      width = whole * preferredPrimaryColumnWidthFraction
    }
    if preferredPrimaryColumnWidth != automatic { width = preferredPrimaryColumnWidth }
    let most = maximumPrimaryColumnWidth == automatic ? 320 : maximumPrimaryColumnWidth
    let least = minimumPrimaryColumnWidth == automatic ? 0 : minimumPrimaryColumnWidth
    return legal(max(least, min(width, max(most, least))), whole)
  }

  func supplementaryWidth(of whole: CGFloat) -> CGFloat {
    guard style == .tripleColumn else { return 0 }
    let wish = preferredSupplementaryColumnWidth
    let isAutomatic = wish == UISplitViewController.automaticDimension
    return legal(isAutomatic ? standardWidth(of: whole) : wish, whole)
  }

  /// 320 points on tablets, the narrowest of which have 744; two fifths of narrower phones.
  private func standardWidth(of whole: CGFloat) -> CGFloat {
    whole >= 744 ? 320 : min(320, (whole * 0.4).rounded(.up))
  }

  /// A width within the view, whatever a file says.
  private func legal(_ width: CGFloat, _ whole: CGFloat) -> CGFloat {
    width.isFinite ? max(0, min(width, whole)) : min(320, whole)
  }

  private func width(of column: Column, _ whole: CGFloat) -> CGFloat {
    column == .primary ? primaryWidth(of: whole) : supplementaryWidth(of: whole)
  }

  /// Sets the frames of the boxes: sidebars from the primary edge on, the secondary in the rest.
  func placeColumns() {
    guard let root = storedView else { return }
    let bounds = root.bounds
    let isOverlay = displayMode.isOverlay && !isCollapsed
    let sidebars = isCollapsed ? [] : seenColumns.dropLast()
    let isFlipped = (primaryEdge == .trailing) != root.isRightToLeft
    let line = 1 / max(1, traitCollection.displayScale)
    var x: CGFloat = 0
    for rule in rules { rule.isHidden = true }
    for column in [Column.primary, .supplementary] {
      boxes[column]?.isHidden = !sidebars.contains(column)
    }
    for (column, rule) in zip(sidebars, rules) {
      let width = width(of: column, bounds.width)
      let frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      let ruleFrame = CGRect(x: x + width, y: 0, width: line, height: bounds.height)
      boxes[column]?.frame = isFlipped ? mirrored(frame, bounds) : frame
      rule.frame = isFlipped ? mirrored(ruleFrame, bounds) : ruleFrame
      rule.isHidden = false
      x += width + line
    }
    let start = isOverlay ? 0 : min(x, bounds.width)
    let rest = CGRect(x: start, y: 0, width: bounds.width - start, height: bounds.height)
    boxes[.secondary]?.frame = isFlipped ? mirrored(rest, bounds) : rest
    dimming.frame = bounds
    dimming.isHidden = !isOverlay
  }

  private func mirrored(_ frame: CGRect, _ bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  func childSize(of child: UIViewController, in size: CGSize) -> CGSize {
    let column = shown.first { $0.value === child }?.key
    guard let column, column != .secondary, !isCollapsed else { return size }
    return CGSize(width: width(of: column, size.width), height: size.height)
  }
}
