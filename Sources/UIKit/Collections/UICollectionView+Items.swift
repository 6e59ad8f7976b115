/// Gives the items on screen their cells, and takes the others back.
extension UICollectionView {
  /// How many items each section has.
  var itemCounts: [Int] {
    if let counts = state.counts { return counts }
    let counts = askCounts()
    state.counts = counts
    return counts
  }

  private func askCounts() -> [Int] {
    guard let dataSource, !state.isDesignTime else { return [] }
    let sections = max(0, min(dataSource.numberOfSections(in: self), 1 << 24))
    return (0..<sections).map {
      max(0, min(dataSource.collectionView(self, numberOfItemsInSection: $0), 1 << 30))
    }
  }

  /// Forgets everything about items; the data source is asked again.
  func forgetContent() {
    for (key, view) in visibleInOrder { retire(view, key) }
    state.visible = [:]
    state.selected = []
    state.highlighted = nil
    state.updates = []
    state.counts = nil
    collectionViewLayout.moveSizes { _ in nil }
    layoutDidBecomeInvalid()
  }

  /// The views on screen, in the order of their items.
  ///
  /// The order decides what the delegate hears first and which view is used again for what, so that
  /// it must not be the dictionary's, which changes from run to run.
  private var visibleInOrder: [(key: CollectionElementKey, value: UICollectionReusableView)] {
    state.visible.sorted { $0.key < $1.key }
  }

  func cell(at path: IndexPath) -> UICollectionViewCell? {
    state.visible[CollectionElementKey(kind: "", path: path)] as? UICollectionViewCell
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && path.item >= 0 && path.item < numberOfItems(inSection: path.section)
  }

  // MARK: Layout

  func layoutDidBecomeInvalid() {
    state.isPrepared = false
    state.measured = []
    setNeedsLayout()
  }

  func prepareLayoutIfNeeded() {
    guard !state.isPrepared, !state.isDesignTime else { return }
    _ = itemCounts
    state.isPrepared = true
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  func layOutCollection() {
    backgroundView?.frame = bounds
    guard !state.isDesignTime else { return }
    followBounds()
    prepareLayoutIfNeeded()
    if !isDragging, bounds.size != .zero { contentOffset = reachable(contentOffset) }
    layOutItems()
  }

  /// A collection that lost items does not stay beyond its end.
  private func reachable(_ offset: CGPoint) -> CGPoint {
    // Insets that the offset does not follow yet move it by themselves.
    let inset = settledInset
    let right = max(-inset.left, contentSize.width + inset.right - bounds.width)
    let bottom = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
    return CGPoint(x: min(offset.x, right), y: min(offset.y, bottom))
  }

  /// The layout is asked whether it depends on what is seen of the content.
  private func followBounds() {
    guard bounds != state.shownBounds else { return }
    let isResized = bounds.size != state.shownBounds.size
    state.shownBounds = bounds
    if isResized { state.measured = [] }
    if isResized || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
      state.isPrepared = false
    }
  }

  /// Items are needed before the next layout when somebody asks for a cell.
  func layOutItemsIfNeeded() {
    guard needsLayout, bounds.height > 0, !state.isDesignTime else { return }
    followBounds()
    prepareLayoutIfNeeded()
    layOutItems()
  }

  /// Shows what the layout has on screen; again when cells asked for other sizes.
  func layOutItems() {
    // A cell may ask for changes that move items; what it was asked for is then out of date.
    guard !state.isLayingOut else { return }
    state.isLayingOut = true
    defer { state.isLayingOut = false }
    for _ in 0..<10 {
      prepareLayoutIfNeeded()
      if !showElements() { break }
    }
  }

  /// Shows what the layout has on screen; true when a cell asked for another size.
  private func showElements() -> Bool {
    let elements = elementsOnScreen
    // What leaves the screen is there to be used again for what comes.
    let keys = Set(elements.map(\.key))
    for (key, view) in visibleInOrder where !keys.contains(key) {
      state.visible[key] = nil
      retire(view, key)
    }
    var shown: Set<CollectionElementKey> = []
    var changed = false
    for attributes in elements {
      let key = attributes.key
      guard !shown.contains(key), let view = state.visible[key] ?? make(attributes) else {
        continue
      }
      // Making it may have changed what there is.
      guard !key.isCell || contains(key.path) else { return false }
      shown.insert(key)
      if measure(view, attributes) { changed = true } else { apply(attributes, to: view) }
    }
    if elements.contains(where: { $0.zIndex != 0 }) { order(elements) }
    return changed
  }

  private var elementsOnScreen: [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let all = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let shown = all.prefix(UICollectionView.mostElements * 2).filter { attributes in
      !attributes.isHidden && attributes.frame.intersects(bounds)
        && attributes.representedElementCategory != .decorationView
        && (!attributes.key.isCell || contains(attributes.indexPath))
    }
    return shown.prefix(UICollectionView.mostElements).sorted {
      $0.zIndex == $1.zIndex ? $0.key < $1.key : $0.zIndex < $1.zIndex
    }
  }

  private func order(_ elements: [UICollectionViewLayoutAttributes]) {
    for attributes in elements {
      if let view = state.visible[attributes.key] { bringSubviewToFront(view) }
    }
  }

  /// Asks a cell which size it prefers, the first time and whenever its layout changed; true when
  /// that changes the layout.
  private func measure(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard let cell = view as? UICollectionViewCell, attributes.key.isCell else { return false }
    let path = attributes.indexPath
    let isNew = state.measured.insert(path).inserted
    guard isNew || cell.needsLayout || cell.contentView.needsLayout,
      // Cells change what they are given as often as a copy of it.
      let given = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    let preferred = cell.preferredLayoutAttributesFitting(given)
    let layout = collectionViewLayout
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.adopt(preferred)
    state.isPrepared = false
    return true
  }

  private func apply(
    _ attributes: UICollectionViewLayoutAttributes, to view: UICollectionReusableView
  ) {
    view.apply(attributes)
    if view.bounds.size != attributes.size {
      view.bounds = CGRect(origin: view.bounds.origin, size: attributes.size)
    }
    if view.center != attributes.center { view.center = attributes.center }
    if view.transform != attributes.transform { view.transform = attributes.transform }
    if view.alpha != attributes.alpha { view.alpha = attributes.alpha }
  }

  // MARK: Views

  /// Makes the view of an element that comes on screen; nil where the data source has none.
  private func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView? {
    guard let dataSource else { return nil }
    let key = attributes.key
    let view: UICollectionReusableView
    if key.isCell {
      view = dataSource.collectionView(self, cellForItemAt: key.path)
    } else {
      view = dataSource.collectionView(
        self, viewForSupplementaryElementOfKind: key.kind, at: key.path)
    }
    if let old = state.visible.first(where: { $0.value === view })?.key { state.visible[old] = nil }
    state.visible[key] = view
    view.collectionView = self
    apply(attributes, to: view)
    if let cell = view as? UICollectionViewCell {
      let isSelected = state.selected.contains(key.path)
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: key.path)
    } else {
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: key.kind, at: key.path)
    }
    addSubview(view)
    view.setNeedsLayout()
    return view
  }

  func retire(_ view: UICollectionReusableView, _ key: CollectionElementKey) {
    if view.superview === self { view.removeFromSuperview() }
    state.measured.remove(key.path)
    if let cell = view as? UICollectionViewCell {
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else {
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }
    state.factory.keep(view, key.kind)
  }

  // MARK: Places

  func path(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    let found = (collectionViewLayout.layoutAttributesForElements(in: spot) ?? []).filter {
      $0.key.isCell && $0.frame.contains(point) && contains($0.indexPath)
    }
    return found.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, animated: Bool) {
    guard contains(path), var goal = goal(for: path, position) else {
      Diagnostics.report(
        "the collection has no item \(path.item) in section \(path.section) to scroll to")
      return
    }
    // Cells that are measured on the way move the one that is wanted.
    for _ in 0..<20 where goal != contentOffset && collectionViewLayout.estimatesSizes {
      contentOffset = goal
      layOutItems()
      goal = self.goal(for: path, position) ?? goal
    }
    setContentOffset(goal, animated: animated)
  }

  private func goal(for path: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard let item = layoutAttributesForItem(at: path)?.frame else { return nil }
    let inset = adjustedContentInset
    let seen = bounds.inset(by: inset)
    var goal = position.isEmpty ? offset(showing: item) : contentOffset
    if position.contains(.top) { goal.y = item.minY - inset.top }
    if position.contains(.centeredVertically) {
      goal.y = item.midY - inset.top - seen.height / 2
    }
    if position.contains(.bottom) { goal.y = item.maxY - inset.top - seen.height }
    if position.contains(.left) { goal.x = item.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      goal.x = item.midX - inset.left - seen.width / 2
    }
    if position.contains(.right) { goal.x = item.maxX - inset.left - seen.width }
    return legalOffset(goal)
  }
}
