/// One view as a test and VoiceOver see it, with the elements inside it.
@MainActor public struct AccessibilityElement {
  /// The view that receives what is done to the element.
  public let view: UIView
  /// What the element is.
  public var kind: AccessibilityKind
  /// The name that no user sees.
  public var identifier: String
  /// What the user knows the element by: a button's title, a label's text.
  public var label: String
  /// What the element holds: a field's text, `1` or `0` of a switch.
  public var value: String?
  /// What an empty field shows.
  public var placeholder: String?
  /// Whether the user may use the element.
  public var isEnabled = true
  /// Whether the element is chosen.
  public var isSelected = false
  /// Whether the element receives keys.
  public var hasFocus = false
  /// More that a person should know, such as `back`, in the words of a screen golden.
  public var notes: [String] = []
  /// Where the element is, in points of the screen.
  public let frame: CGRect
  /// The elements inside, in reading order.
  public var children: [AccessibilityElement] = []

  /// Whether a user could name the element: it has a text, or it is something to use.
  public var isNamed: Bool {
    switch kind {
    case .other, .window, .application, .scrollView, .collectionView:
      return !identifier.isEmpty || (!label.isEmpty && view.isAccessibilityElement)
    case .image, .staticText: return !label.isEmpty || !identifier.isEmpty
    default: return true
    }
  }
}

extension UIView {
  /// The view and all below it as elements; views that are hidden are left out.
  ///
  /// The contents of a view that is one thing to VoiceOver, such as a button, stay below it:
  /// XCUITest finds a button's label there as well.
  public func accessibilityTree() -> AccessibilityElement? {
    accessibilityTree(at: nil, focus: window?.firstResponder)
  }

  /// The tree, told where the view is, so that no view has to walk to the root again.
  ///
  /// - Parameters:
  ///   - origin: The place of the bounds' origin, in points of the screen; nil when it is not
  ///     known, or when the view or one above it is transformed.
  ///   - focus: The first responder of the window.
  private func accessibilityTree(at origin: CGPoint?, focus: UIResponder?) -> AccessibilityElement?
  {
    guard isShown, !accessibilityElementsHidden else { return nil }
    let frame = origin.map { CGRect(origin: $0, size: bounds.size) } ?? convert(bounds, to: nil)
    var element = AccessibilityElement(
      view: self, kind: accessibilityKind, identifier: accessibilityIdentifier ?? "", label: "",
      frame: frame)
    element.isEnabled = !accessibilityTraits.contains(.notEnabled)
    element.isSelected = accessibilityTraits.contains(.selected)
    element.hasFocus = focus === self
    describe(&element)
    if let label = accessibilityLabel { element.label = label }
    if let value = accessibilityValue { element.value = value }
    if kindFollowsTraits { element.kind = kind(from: accessibilityTraits) ?? element.kind }
    let isPlain = transform.isIdentity && (origin != nil || superview == nil)
    for subview in accessibilityOrder {
      let place = isPlain ? subview.place(in: self, at: frame.origin) : nil
      if let child = subview.accessibilityTree(at: place, focus: focus) {
        element.children.append(child)
      }
    }
    return element
  }

  /// Where the view is on the screen when `superview` is at `origin`; nil when it is transformed.
  private func place(in superview: UIView, at origin: CGPoint) -> CGPoint? {
    guard transform.isIdentity, storedSuperview === superview else { return nil }
    let place = frame.origin
    let bounds = superview.bounds.origin
    return CGPoint(x: origin.x + place.x - bounds.x, y: origin.y + place.y - bounds.y)
  }

  /// The subviews in the order in which a person reads them: by rows, then as their text runs.
  ///
  /// Views whose middles are less than half of the smaller height apart share a row.
  var subviewsInReadingOrder: [UIView] {
    guard storedSubviews.count > 1 else { return storedSubviews }
    let indexed = storedSubviews.enumerated().map { ($0.offset, $0.element, $0.element.frame) }
    let byTop = indexed.sorted { ($0.2.minY, $0.0) < ($1.2.minY, $1.0) }
    var rows: [[(Int, UIView, CGRect)]] = []
    // The row that may go on; views without a height stand between the rows and end none.
    var open: Int?
    for item in byTop {
      if let row = open, let first = rows[row].first,
        item.2.midY - first.2.minY < first.2.height, item.2.height > 0,
        abs(item.2.midY - first.2.midY) < min(item.2.height, first.2.height) / 2
      {
        rows[row].append(item)
      } else {
        rows.append([item])
        if item.2.height > 0 { open = rows.count - 1 }
      }
    }
    let isRightToLeft = self.isRightToLeft
    return rows.flatMap { row in
      row.sorted { first, second in
        let (one, other) = (first.2, second.2)
        return isRightToLeft
          ? (-one.maxX, first.0) < (-other.maxX, second.0)
          : (one.minX, first.0) < (other.minX, second.0)
      }.map { $0.1 }
    }
  }

  private var kindFollowsTraits: Bool {
    accessibilityKind == .other && storedIsAccessibilityElement == true
  }

  private func kind(from traits: UIAccessibilityTraits) -> AccessibilityKind? {
    if traits.contains(.button) { return .button }
    if traits.contains(.staticText) { return .staticText }
    if traits.contains(.image) { return .image }
    if traits.contains(.link) { return .link }
    return nil
  }
}
