/// Highlights and selects items.
extension UICollectionView {
  // MARK: From code

  func selectFromCode(_ path: IndexPath?, animated: Bool, _ position: ScrollPosition) {
    guard let path, contains(path) else {
      for path in state.selected { unmark(path) }
      return
    }
    if !allowsMultipleSelection { for old in state.selected where old != path { unmark(old) } }
    mark(path)
    if !position.isEmpty { scroll(to: path, position, animated: animated) }
  }

  private func mark(_ path: IndexPath) {
    if !state.selected.contains(path) { state.selected.append(path) }
    cell(at: path)?.isSelected = true
  }

  func unmark(_ path: IndexPath) {
    state.selected.removeAll { $0 == path }
    cell(at: path)?.isSelected = false
  }

  // MARK: By touch

  func itemTouchBegan(_ touch: UITouch) {
    state.highlighted = nil
    guard allowsSelection, let path = path(at: touch.location(in: self)),
      let cell = cell(at: path),
      delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    state.highlighted = path
    cell.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: path)
  }

  func itemTouchCancelled() {
    guard let path = state.highlighted else { return }
    state.highlighted = nil
    cell(at: path)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  /// A finger that lifts selects before the highlight ends (documented in UICollectionView.h).
  func itemTouchEnded(_ touch: UITouch) {
    guard let path = state.highlighted else { return }
    if self.path(at: touch.location(in: self)) == path { userChooses(path) }
    itemTouchCancelled()
  }

  private func userChooses(_ path: IndexPath) {
    if allowsMultipleSelection, state.selected.contains(path) {
      guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
      userDeselects(path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection {
      for old in state.selected where old != path { userDeselects(old) }
    }
    mark(path)
    let cell = cell(at: path)
    cell?.selectionSegue?.performTriggered(cell)
    delegate?.collectionView(self, didSelectItemAt: path)
  }

  private func userDeselects(_ path: IndexPath) {
    unmark(path)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }
}
