extension UIView {
  var placedFrame: CGRect {
    get {
      if storedTransform.isIdentity {
        return CGRect(
          x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
          width: storedBounds.width, height: storedBounds.height)
      }
      let width = storedBounds.width / 2
      let height = storedBounds.height / 2
      let horizontal = abs(storedTransform.a * width) + abs(storedTransform.c * height)
      let vertical = abs(storedTransform.b * width) + abs(storedTransform.d * height)
      return CGRect(
        x: storedCenter.x + storedTransform.tx - horizontal,
        y: storedCenter.y + storedTransform.ty - vertical,
        width: horizontal * 2, height: vertical * 2)
    }
    set {
      let size = CGSize(width: max(0, newValue.width), height: max(0, newValue.height))
      storedCenter = CGPoint(
        x: newValue.origin.x + size.width / 2, y: newValue.origin.y + size.height / 2)
      bounds = CGRect(origin: storedBounds.origin, size: size)
      placeDidChange()
    }
  }

  func setBounds(_ newValue: CGRect) {
    let oldSize = storedBounds.size
    storedBounds = newValue
    guard newValue.size != oldSize else { return }
    setNeedsLayout()
    placeDidChange()
    if autoresizesSubviews, !storedSubviews.isEmpty { resizeSubviews(from: oldSize) }
    boundsSizeDidChange(from: oldSize)
  }

  private func resizeSubviews(from oldSize: CGSize) {
    for subview in storedSubviews where subview.followsAutoresizing {
      subview.frame = Autoresizing.frame(
        subview.frame, mask: subview.autoresizingMask, from: oldSize, to: storedBounds.size)
    }
  }

  /// Whether a change of the superview's size moves the view by its mask.
  var followsAutoresizing: Bool {
    translatesAutoresizingMaskIntoConstraints && !autoresizingMask.isEmpty
  }

  // MARK: Conversion

  /// `point` of this view in points of `view`, or of the window when nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = convertToRoot(point)
    guard let view else { return inRoot }
    return view.convertFromRoot(inRoot)
  }

  /// `point` of `view`, or of the window when nil, in points of this view.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inRoot = view?.convertToRoot(point) ?? point
    return convertFromRoot(inRoot)
  }

  /// `rect` of this view in points of `view`, or of the window when nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    box(rect) { convert($0, to: view) }
  }

  /// `rect` of `view`, or of the window when nil, in points of this view.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    box(rect) { convert($0, from: view) }
  }

  private func box(_ rect: CGRect, _ move: (CGPoint) -> CGPoint) -> CGRect {
    let first = move(CGPoint(x: rect.minX, y: rect.minY))
    let second = move(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(first.x, second.x), y: min(first.y, second.y),
      width: abs(second.x - first.x), height: abs(second.y - first.y))
  }

  private func convertToRoot(_ point: CGPoint) -> CGPoint {
    var result = point
    var view: UIView? = self
    while let current = view, current.superview != nil || !(current is UIWindow) {
      result = current.pointInSuperview(result)
      view = current.superview
    }
    return result
  }

  private func convertFromRoot(_ point: CGPoint) -> CGPoint {
    var chain: [UIView] = []
    var view: UIView? = self
    while let current = view, current.superview != nil || !(current is UIWindow) {
      chain.append(current)
      view = current.superview
    }
    var result = point
    for current in chain.reversed() { result = current.pointFromSuperview(result) }
    return result
  }

  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let fromMiddle = CGPoint(x: point.x - storedBounds.midX, y: point.y - storedBounds.midY)
    let moved = storedTransform.isIdentity ? fromMiddle : fromMiddle.applying(storedTransform)
    return CGPoint(x: moved.x + storedCenter.x, y: moved.y + storedCenter.y)
  }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let fromMiddle = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y)
    let moved =
      storedTransform.isIdentity ? fromMiddle : fromMiddle.applying(storedTransform.inverted())
    return CGPoint(x: moved.x + storedBounds.midX, y: moved.y + storedBounds.midY)
  }
}
