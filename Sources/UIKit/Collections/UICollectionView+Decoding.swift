import InterfaceBuilder

extension UICollectionView {
  func decodeCollection(_ element: IBElement, _ coder: NibCoder) {
    state.isDesignTime = coder.showsPrototypes
    let layout: UICollectionViewLayout? = coder.child(key: "collectionViewLayout")
    if layout == nil {
      Diagnostics.report("the collection view has no layout; it flows")
    }
    use(layout ?? UICollectionViewFlowLayout())
    backgroundView = coder.child(key: "backgroundView")
    decodePrototypes(element, coder)
  }

  private func decodePrototypes(_ element: IBElement, _ coder: NibCoder) {
    let cells = element.first("cells")?.items ?? []
    if element["dataMode"] == "none" { return }
    let edges = [
      (UICollectionView.elementKindSectionHeader, "sectionHeaderView"),
      (UICollectionView.elementKindSectionFooter, "sectionFooterView"),
    ].compactMap { kind, key in element.first("collectionReusableView", key: key).map { (kind, $0) }
    }
    for (kind, prototype) in cells.map({ ("", $0) }) + edges {
      if coder.showsPrototypes { show(prototype, coder) }
      guard let identifier = prototype["reuseIdentifier"], !identifier.isEmpty else { continue }
      let origin = CellFactory.Origin.prototype(CellPrototype(prototype, in: coder.context))
      state.factory.register(origin, kind, identifier)
    }
    if coder.showsPrototypes {
      contentSize = subviews.reduce(CGRect.zero) { $0.union($1.frame) }.size
    }
  }

  /// Prototypes that are shown stand where the file has them.
  private func show(_ prototype: IBElement, _ coder: NibCoder) {
    guard let view = coder.context.make(prototype) as? UICollectionReusableView else { return }
    view.collectionView = self
    addSubview(view)
  }
}
