extension UISplitViewController {
  // MARK: Content

  /// A navigation controller around what is none; only the compact column goes without.
  func wrapped(_ controller: UIViewController, for column: Column) -> UIViewController {
    guard style != .unspecified, column != .compact, !(controller is UINavigationController) else {
      return controller
    }
    return UINavigationController(rootViewController: controller)
  }

  func setRelated(_ controller: UIViewController, for column: Column) {
    setViewController(controller, for: column)
  }

  /// Sets the first as the primary and the last as the secondary controller.
  func setControllers(_ controllers: [UIViewController]) {
    let places: [Column] =
      style == .tripleColumn && controllers.count > 2
      ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    if isCollapsed, style == .unspecified {
      replaceFront(with: controllers.first)
      return
    }
    for (index, column) in places.enumerated() {
      let new = controllers.indices.contains(index) ? controllers[index] : nil
      setViewController(new, for: column)
    }
  }

  private func replaceFront(with new: UIViewController?) {
    guard new !== front else { return }
    columns[.primary] = nil
    let old = front
    front = new
    givenColumns[.primary] = new
    exchange(old, for: new, in: .primary)
  }

  /// Puts another controller into a column.
  func replace(_ column: Column, with new: UIViewController?) {
    let old = columns[column]
    guard old !== new else { return }
    if isCollapsed, front === old { front = new }
    if isCollapsed, let old, let stack = old.parent as? UINavigationController {
      stack.setViewControllers(stack.viewControllers.filter { $0 !== old }, animated: false)
    }
    exchange(old, for: new, in: column)
  }

  private func exchange(
    _ old: UIViewController?, for new: UIViewController?, in column: Column
  ) {
    let isOld = old?.parent === self
    if isOld { old?.willMove(toParent: nil) }
    if let new, new.parent !== self {
      new.detach()
      new.willMove(toParent: self)
      attach(new)
    }
    columns[column] = new
    arrange()
    new?.didMove(toParent: self)
    guard isOld, let old else { return }
    old.detach()
    old.didMove(toParent: nil)
  }

  // MARK: Details

  func showDetail(_ controller: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: controller, sender: sender) == true {
      return
    }
    guard isCollapsed else {
      setViewController(controller, for: .secondary)
      if displayMode == .oneOverSecondary { change(to: .secondaryOnly) }
      return
    }
    if style != .unspecified, columns[.compact] == nil {
      setViewController(controller, for: .secondary)
      showCollapsed(.secondary)
    } else if let stack = frontStack {
      stack.pushViewController(controller, animated: true)
    } else {
      present(controller, animated: true)
    }
  }

  /// The navigation controller that pushes are made in while collapsed.
  private var frontStack: UINavigationController? {
    let tabs = front as? UITabBarController
    return (front as? UINavigationController)
      ?? (tabs?.selectedViewController
        as? UINavigationController)
  }

  func showCollapsed(_ column: Column) {
    guard let stack = front as? UINavigationController, columns[.compact] == nil else { return }
    if column == .primary {
      stack.popToRootViewController(animated: true)
      return
    }
    guard let controller = columns[column] else { return }
    if stack.viewControllers.contains(where: { $0 === controller }) {
      stack.popToViewController(controller, animated: true)
    } else {
      push(controller, onto: stack, animated: true)
    }
  }

  func hideCollapsed(_ column: Column) {
    guard let stack = front as? UINavigationController, let controller = columns[column],
      let place = stack.viewControllers.firstIndex(where: { $0 === controller }), place > 0
    else { return }
    stack.popToViewController(stack.viewControllers[place - 1], animated: true)
  }

  private func push(
    _ controller: UIViewController, onto stack: UINavigationController, animated: Bool
  ) {
    if controller.parent === self { controller.detach() }
    stack.pushViewController(controller, animated: animated)
  }

  // MARK: Together and apart

  /// Brings the columns together or apart, as the width asks for.
  func adaptToTraits() {
    guard storedView?.window != nil, !isArranging else { return }
    let isCompact = traitCollection.horizontalSizeClass == .compact
    if isCompact, !isCollapsed {
      style == .unspecified ? collapse() : collapseColumns()
    } else if !isCompact, isCollapsed {
      style == .unspecified ? expand() : expandColumns()
    }
    arrange()
  }

  /// A column leaves the screen before it goes somewhere else.
  private func takeAway(_ column: Column) {
    guard let controller = shown.removeValue(forKey: column) else { return }
    if isOnScreen { controller.disappear() }
    controller.viewIfLoaded?.removeFromSuperview()
  }

  private func collapse() {
    isCollapsed = true
    guard let primary = columns[.primary] else {
      front = columns[.secondary]
      return
    }
    let front = delegate?.primaryViewController(forCollapsing: self) ?? primary
    if front.parent == nil {
      front.willMove(toParent: self)
      attach(front)
      front.didMove(toParent: self)
    }
    self.front = front
    guard let secondary = columns[.secondary], secondary !== front else { return }
    takeAway(.secondary)
    columns[.secondary] = nil
    secondary.detach()
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: front) ?? false
    if isDone {
      keptSecondary = secondary
    } else {
      front.collapseSecondaryViewController(secondary, for: self)
    }
  }

  private func expand() {
    guard let front else { return isCollapsed = false }
    let primary = delegate?.primaryViewController(forExpanding: self) ?? front
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self) ?? keptSecondary
    takeAway(.secondary)
    isCollapsed = false
    self.front = nil
    keptSecondary = nil
    columns[.primary] = primary
    for controller in [primary, secondary].compactMap({ $0 }) where controller.parent !== self {
      adopt(controller)
      controller.didMove(toParent: self)
    }
    columns[.secondary] = secondary
    givenColumns[.primary] = primary
    givenColumns[.secondary] = secondary
  }

  private func collapseColumns() {
    if let compact = columns[.compact] {
      isCollapsed = true
      front = compact
      for column in Column.sideBySide { takeAway(column) }
    } else {
      let present = Column.sideBySide.filter { columns[$0] != nil }
      let proposed = present.last ?? .secondary
      let top =
        delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
        ?? proposed
      isCollapsed = true
      front = present.first.flatMap { columns[$0] }
      for column in present { takeAway(column) }
      if let stack = front as? UINavigationController {
        for column in present.dropFirst() where column.rawValue <= top.rawValue {
          if let controller = columns[column] { push(controller, onto: stack, animated: false) }
        }
      }
    }
    delegate?.splitViewControllerDidCollapse(self)
  }

  private func expandColumns() {
    takeAway(.secondary)
    if let stack = front as? UINavigationController {
      let own = Column.sideBySide.compactMap { columns[$0] }.filter { $0 !== stack }
      let rest = stack.viewControllers.filter { controller in !own.contains { $0 === controller } }
      if rest.count < stack.viewControllers.count {
        stack.setViewControllers(rest, animated: false)
      }
      for controller in own where controller.parent !== self { attach(controller) }
    }
    isCollapsed = false
    front = nil
    let mode = displayMode
    let wish =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: mode)
      ?? mode
    if wish != mode, wish != .automatic { chosenMode = wish }
    delegate?.splitViewControllerDidExpand(self)
  }
}
