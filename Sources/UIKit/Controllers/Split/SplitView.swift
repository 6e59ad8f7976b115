import Canvas

/// The root view of a split view controller: it tells its controller when to arrange the columns.
final class SplitView: UIView {
  weak var split: UISplitViewController?

  override func didMoveToWindow() { if window != nil { split?.adaptToTraits() } }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    split?.adaptToTraits()
  }

  override func boundsSizeDidChange(from oldSize: CGSize) { split?.sizeDidChange(from: oldSize) }

  override func layoutSubviews() { split?.placeColumns() }

  override var framesSubviews: Bool { true }
}

/// The place of one column.
final class ColumnBox: UIView {
  /// Shows `view` and nothing else.
  func hold(_ view: UIView?) {
    for other in storedSubviews where other !== view { other.removeFromSuperview() }
    guard let view else { return }
    view.frame = bounds
    if view.superview !== self { addSubview(view) }
    view.setNeedsLayout()
  }

  override func layoutSubviews() { for view in storedSubviews { view.frame = bounds } }

  override var framesSubviews: Bool { true }

  // A sidebar may lie over the secondary column.
  override func draw(on canvas: any Canvas, frame: CGRect) { canvas.erase(frame) }
}

/// The line between two columns.
final class ColumnRule: UIView {
  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(RuleDrawing(axis: .vertical, origin: frame.origin, length: frame.height))
  }
}

/// What lies between an overlay and the screen below it: a touch takes the overlay away.
final class DimmingView: UIView {
  var onTouch: (() -> Void)?

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { onTouch?() }
}
