/// Menus of rows and items: the delegate is asked when a finger rests on one.
extension UITableView {
  func addContextMenus() {
    addGestureRecognizer(
      ContextMenuRecognizer { [weak self] point in
        guard let self, let path = geometry.path(at: point.y), let cell = state.visible[path],
          cell.frame.contains(point),
          let configuration = delegate?.tableView(
            self, contextMenuConfigurationForRowAt: path, point: point)
        else { return false }
        return configuration.open(from: cell, at: convert(point, to: cell))
      })
  }
}

extension UICollectionView {
  func addContextMenus() {
    addGestureRecognizer(
      ContextMenuRecognizer { [weak self] point in
        guard let self, let path = indexPathForItem(at: point), let cell = cellForItem(at: path),
          let configuration = delegate?.collectionView(
            self, contextMenuConfigurationForItemAt: path, point: point)
        else { return false }
        return configuration.open(from: cell, at: convert(point, to: cell))
      })
  }
}
