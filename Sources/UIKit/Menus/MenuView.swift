import Canvas

/// A menu that is open: a list over the screen, and a cover that closes it when it is tapped.
///
/// A menu inside the menu takes its place, under a line that leads back.
@MainActor final class MenuView: UIView {
  /// What a menu belongs to and who is told what becomes of it.
  struct Owner {
    /// The view beside which the menu opens.
    weak var view: UIView?
    /// What actions are told made the choice.
    weak var sender: AnyObject?
    /// Whether choices show which one was made last, as a pop-up button's do.
    var selects = false
    /// Called after a choice changed what is on, before its action runs.
    var onSelect: (() -> Void)?
    /// Called when the menu is about to close.
    var onEnd: (() -> Void)?
  }

  private let owner: Owner
  private let place: CGRect
  private var path: [UIMenu]
  private let list = MenuList(frame: .zero)

  /// Opens a menu; a window shows one at most, and an empty one not at all.
  ///
  /// - Parameter point: Where a finger rested, in points of the owner's view: the place of a menu
  ///   whose view is so large that it cannot stand beside it.
  /// - Returns: Whether the menu is open.
  @discardableResult
  static func open(_ menu: UIMenu, of owner: Owner, at point: CGPoint? = nil) -> Bool {
    guard let view = owner.view, let window = view.window else { return false }
    for leaf in menu.leaves {
      (leaf as? UICommand)?.validate(from: window.firstResponder ?? view)
    }
    let content = MenuContent(path: [menu])
    guard !content.isEmpty else { return false }
    close(in: window)
    var place = view.convert(view.bounds, to: window)
    if let point, place.height > window.bounds.height / 2 {
      place = CGRect(origin: view.convert(point, to: window), size: .zero)
    }
    let open = MenuView(menu, owner: owner, place: place, frame: window.bounds)
    window.addSubview(open)
    open.ask(content)
    return true
  }

  /// Closes the menu that is open in a window.
  static func close(in window: UIWindow) {
    for case let menu as MenuView in window.subviews { menu.close() }
  }

  private init(_ menu: UIMenu, owner: Owner, place: CGRect, frame: CGRect) {
    self.owner = owner
    self.place = place
    path = [menu]
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let cover = DimmingView(frame: bounds)
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // The name by which tests find it on iOS.
    cover.accessibilityIdentifier = "dismiss context menu"
    cover.accessibilityLabel = "Dismiss context menu"
    cover.onTouch = { [weak self] in self?.close() }
    addSubview(cover)
    addSubview(list)
    show()
  }

  required init?(coder: NSCoder) { nil }

  private func close() {
    guard superview != nil else { return }
    removeFromSuperview()
    owner.onEnd?()
  }

  /// Asks for the deferred choices of the menu that is shown; those told at once are shown at once.
  private func ask(_ content: MenuContent) {
    for element in content.deferred {
      element.beginShowing { [weak self] in self?.show() }
    }
    if !content.deferred.isEmpty { show() }
  }

  private func show() {
    for row in list.subviews { row.removeFromSuperview() }
    let lines = MenuContent(path: path).lines
    let indents = lines.contains { line in
      if case .choice(let element) = line { return element.isOn }
      return false
    }
    for line in lines {
      list.addSubview(
        MenuRow(line, indents: indents) { [weak self] in self?.choose(line) })
    }
    list.contentOffset = .zero
    setNeedsLayout()
  }

  // MARK: What the user does

  private func choose(_ line: MenuContent.Line) {
    switch line {
    case .back:
      if path.count > 1 { path.removeLast() }
      show()
    case .choice(let menu as UIMenu):
      path.append(menu)
      ask(MenuContent(path: path))
      show()
    case .choice(let element):
      make(element)
    case .title, .waiting, .rule: break
    }
  }

  private func make(_ element: UIMenuElement) {
    if owner.selects {
      path.first?.select(element)
    } else if let menu = path.last(where: { $0.options.contains(.singleSelection) }) {
      menu.select(element)
    }
    owner.onSelect?()
    let responder = window?.firstResponder ?? owner.view
    if element.leafAttributes.contains(.keepsMenuPresented) { show() } else { close() }
    (element as? UIAction)?.perform(from: owner.sender)
    (element as? UICommand)?.perform(from: responder)
  }

  // MARK: Place

  private static let width: CGFloat = 250

  override func layoutSubviews() {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: 8, dy: 8)
    let width = min(MenuView.width, area.width)
    var height: CGFloat = 0
    for case let row as MenuRow in list.subviews {
      row.frame = CGRect(x: 0, y: height, width: width, height: row.height)
      height += row.height
    }
    // Room for the last line above the edge, wherever the rows of a picture begin.
    list.contentSize = CGSize(width: width, height: height + 8)
    height = min(height + 8, area.height)
    // The side that is nearer, or where content begins when the middle is in the middle.
    let isLeft =
      place.midX == bounds.midX ? !isRightToLeft : place.midX < bounds.midX
    let x = isLeft ? place.minX : place.maxX - width
    var y = place.maxY
    if y + height > area.maxY, place.minY - height >= area.minY { y = place.minY - height }
    y = max(area.minY, min(y, area.maxY - height))
    // On a whole row of cells, so that no line of text falls onto the edge.
    list.frame = CGRect(
      x: max(area.minX, min(x, area.maxX - width)), y: (y / 16).rounded(.down) * 16,
      width: width, height: height)
  }

  override var framesSubviews: Bool { true }
}

/// The box of an open menu.
@MainActor private final class MenuList: UIScrollView {
  override func draw(on canvas: any Canvas, frame: CGRect) { canvas.drawOverlay(frame) }

  override var framesSubviews: Bool { true }

  // On iOS a menu is a collection view, and tests find its choices there.
  override var accessibilityKind: AccessibilityKind { .collectionView }
}
