/// Carries out announced changes: items that stay keep their cells, sizes and selection.
extension UICollectionView {
  func note(_ update: ListUpdate) {
    // What was there before is what the changes start from.
    _ = itemCounts
    state.updates.append(update)
    if state.updateDepth == 0 { carryOutUpdates() }
  }

  func updateInGroup(_ updates: (() -> Void)?) {
    _ = itemCounts
    state.updateDepth += 1
    updates?()
    state.updateDepth -= 1
    if state.updateDepth == 0 { carryOutUpdates() }
  }

  private func carryOutUpdates() {
    let map = UpdateMap(state.updates)
    let expected = itemCounts.reduce(0, +) + map.change
    state.updates = []
    state.counts = nil
    if map.sectionsStay, itemCounts.reduce(0, +) != expected {
      // UIKit raises an exception here.
      Diagnostics.report(
        "after these changes the collection should have \(expected) items, and its data source has "
          + "\(itemCounts.reduce(0, +))", severity: .error)
      forgetContent()
      return
    }
    move(map)
    layoutDidBecomeInvalid()
  }

  private func move(_ map: UpdateMap) {
    state.selected = state.selected.compactMap { map.newPath($0) }.filter { contains($0) }
    state.highlighted = nil
    collectionViewLayout.moveSizes { map.isReloaded($0) ? nil : map.newPath($0) }
    let old = state.visible.sorted { $0.key < $1.key }
    state.visible = [:]
    for (key, view) in old {
      // Headers and footers are asked for again: what they tell may have changed.
      if key.isCell, let path = map.newPath(key.path), !map.isReloaded(key.path), contains(path) {
        state.visible[CollectionElementKey(kind: "", path: path)] = view
      } else {
        retire(view, key)
      }
    }
  }
}
