/// Makes the views of a collection by their kinds and identifiers, and keeps those to use again.
@MainActor struct CollectionFactory {
  private struct Key: Hashable {
    let kind: String
    let identifier: String
  }

  private var origins: [Key: CellFactory.Origin] = [:]
  private var idle: [Key: [UICollectionReusableView]] = [:]

  /// Lets views of a kind be made from `origin`; cells have the empty kind.
  mutating func register(_ origin: CellFactory.Origin?, _ kind: String, _ identifier: String) {
    origins[Key(kind: kind, identifier: identifier)] = origin
  }

  /// Keeps a view that left the screen; one without an identifier is let go.
  mutating func keep(_ view: UICollectionReusableView, _ kind: String) {
    guard let identifier = view.reuseIdentifier, !identifier.isEmpty else { return }
    let key = Key(kind: kind, identifier: identifier)
    if idle[key]?.contains(where: { $0 === view }) == true { return }
    idle[key, default: []].append(view)
  }

  mutating func takeIdle(_ kind: String, _ identifier: String) -> UICollectionReusableView? {
    idle[Key(kind: kind, identifier: identifier)]?.popLast()
  }

  /// Makes a new view; nil where nothing is registered.
  func make(_ kind: String, _ identifier: String, frame: CGRect) -> UICollectionReusableView? {
    UICollectionReusableView.pending = (identifier, frame)
    defer { UICollectionReusableView.pending = (nil, .zero) }
    switch origins[Key(kind: kind, identifier: identifier)] {
    case .type(let type):
      if type == UICollectionViewCell.self { return UICollectionViewCell(frame: frame) }
      if type == UICollectionReusableView.self { return UICollectionReusableView(frame: frame) }
      return CellFactory.make(type) as? UICollectionReusableView
    case .nib(let nib):
      return nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UICollectionReusableView }
        .first
    case .prototype(let prototype): return prototype.make() as? UICollectionReusableView
    case nil: return nil
    }
  }
}

extension UICollectionView {
  func dequeueCell(_ identifier: String, _ path: IndexPath) -> UICollectionViewCell {
    let view = dequeue("", identifier, path)
    if let cell = view as? UICollectionViewCell { return cell }
    reportMissing("cell", identifier)
    return UICollectionViewCell(frame: frame("", path))
  }

  func dequeueView(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(kind, identifier, path) { return view }
    reportMissing("view of kind \(kind)", identifier)
    return UICollectionReusableView(frame: frame(kind, path))
  }

  private func dequeue(
    _ kind: String, _ identifier: String, _ path: IndexPath
  ) -> UICollectionReusableView? {
    let view: UICollectionReusableView
    if let idle = state.factory.takeIdle(kind, identifier) {
      view = idle
      idle.prepareForReuse()
    } else if let made = state.factory.make(kind, identifier, frame: frame(kind, path)) {
      view = made
      if made.storedReuseIdentifier == nil { made.storedReuseIdentifier = identifier }
    } else {
      return nil
    }
    view.collectionView = self
    return view
  }

  /// The size that a new view gets before it is set up.
  private func frame(_ kind: String, _ path: IndexPath) -> CGRect {
    let attributes =
      kind.isEmpty
      ? layoutAttributesForItem(at: path)
      : layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
    return attributes?.frame ?? .zero
  }

  private func reportMissing(_ what: String, _ identifier: String) {
    Diagnostics.report(
      "no \(what) is registered for identifier \"\(identifier)\"; an empty one is shown",
      severity: .error)
  }
}
