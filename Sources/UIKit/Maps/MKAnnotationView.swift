import Canvas

/// How a point of a map looks: `◆` and its title.
@MainActor open class MKAnnotationView: UIView {
  /// What the view shows.
  open var annotation: (any MKAnnotation)? { didSet { fit() } }
  /// The identifier under which the view is used again.
  public let reuseIdentifier: String?
  /// The image of the point; a picture shows `◆` for every one.
  open var image: UIImage?
  /// Whether a tap shows title and subtitle in a bubble.
  open var canShowCallout = false
  /// Whether the point can be chosen.
  open var isEnabled = true
  /// Whether the user may move the point; kept, with no effect.
  open var isDraggable = false
  /// How far the middle of the view is moved from the point.
  open var centerOffset = CGPoint.zero
  /// How far the bubble is moved from its place; kept, with no effect.
  open var calloutOffset = CGPoint.zero
  /// What stands on the left of the bubble.
  open var leftCalloutAccessoryView: UIView?
  /// What stands on the right of the bubble.
  open var rightCalloutAccessoryView: UIView?
  /// What stands in the bubble instead of the subtitle.
  open var detailCalloutAccessoryView: UIView?
  /// The name of the points that are shown as one; kept, each is shown.
  open var clusteringIdentifier: String?
  /// Whether the point is chosen.
  open var isSelected: Bool {
    get { storedIsSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedIsSelected = false
  weak var map: MKMapView?

  /// Makes the view of an annotation.
  public required init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    fit()
  }

  /// A point cannot stand in a file of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Chooses the point, or ends that.
  open func setSelected(_ selected: Bool, animated: Bool) { storedIsSelected = selected }
  /// Called before the view is used for another point.
  open func prepareForReuse() {}
  /// Called before the view is seen.
  open func prepareForDisplay() {}

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let annotation else { return }
    map?.selectAnnotation(annotation, animated: true)
  }

  // MARK: How big it wants to be

  private var text: String {
    let title = annotation?.title ?? ""
    return title.isEmpty ? "◆" : "◆ \(title)"
  }

  /// As wide as the text of the picture, a row of cells high.
  func fit() {
    bounds.size = CGSize(width: CGFloat(DisplayWidth.of(text)) * 8, height: 16)
  }

  // MARK: How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    canvas.draw(TextDrawing(lines: [text], frame: frame, placement: .center))
  }

  // MARK: Accessibility

  override func describe(_ element: inout AccessibilityElement) {
    element.label = annotation?.title ?? ""
    element.isSelected = isSelected
  }

  open override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
}

/// A point that looks like a pin.
@MainActor open class MKPinAnnotationView: MKAnnotationView {
  /// The colour of the pin; kept, with no effect.
  open var pinTintColor: UIColor?
  /// Whether the pin falls onto the map; kept, with no effect.
  open var animatesDrop = false
}

/// A point that looks like a balloon.
@MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  /// The colour of the balloon; kept, with no effect.
  open var markerTintColor: UIColor?
  /// The colour of the sign in the balloon; kept, with no effect.
  open var glyphTintColor: UIColor?
  /// The sign in the balloon; kept, with no effect.
  open var glyphText: String?
  /// The image in the balloon; kept, with no effect.
  open var glyphImage: UIImage?
  /// Whether the balloon falls onto the map; kept, with no effect.
  open var animatesWhenAdded = false
}

/// The bubble of a chosen point: title, subtitle and what stands beside them.
@MainActor final class MapCallout: UIView {
  let owner: MKAnnotationView
  private let labels: [UILabel]

  init(_ owner: MKAnnotationView) {
    self.owner = owner
    let texts = [owner.annotation?.title ?? "", owner.annotation?.subtitle ?? ""]
    labels = texts.filter { !$0.isEmpty }.map { text in
      let label = UILabel(frame: .zero)
      label.text = text
      return label
    }
    super.init(frame: .zero)
    for view in parts + labels as [UIView] { addSubview(view) }
    for case let control as UIControl in parts {
      control.addAction(
        UIAction(identifier: UIAction.Identifier("callout")) { [weak owner, weak control] _ in
          guard let owner, let control, let map = owner.map else { return }
          map.delegate?.mapView(map, annotationView: owner, calloutAccessoryControlTapped: control)
        }, for: .touchUpInside)
    }
  }

  required init?(coder: NSCoder) { nil }

  private var parts: [UIView] {
    [
      owner.leftCalloutAccessoryView, owner.rightCalloutAccessoryView,
      owner.detailCalloutAccessoryView,
    ].compactMap { $0 }
  }

  /// Places the bubble above the point, inside the map.
  func place(in area: CGRect) {
    let left = size(owner.leftCalloutAccessoryView)
    let right = size(owner.rightCalloutAccessoryView)
    let detail = size(owner.detailCalloutAccessoryView)
    let sizes = labels.map { $0.intrinsicContentSize }
    let textWidth = max(detail.width, sizes.map(\.width).max() ?? 0)
    let textHeight = sizes.reduce(detail.height) { $0 + $1.height }
    let gaps: CGFloat = (left.width > 0 ? 8 : 0) + (right.width > 0 ? 8 : 0)
    let width = min(area.width, textWidth + left.width + right.width + gaps + 32)
    let height = max(textHeight, left.height, right.height) + 32
    let x = max(area.minX, min(owner.frame.midX - width / 2, area.maxX - width))
    let above = owner.frame.minY - height
    frame = CGRect(
      x: x, y: above >= area.minY ? above : owner.frame.maxY, width: width, height: height)
    var y = (height - textHeight) / 2
    let start = 16 + left.width + (left.width > 0 ? 8 : 0)
    let room = max(0, width - start - 16 - right.width)
    for (label, size) in zip(labels, sizes) {
      label.frame = CGRect(x: start, y: y, width: min(room, size.width), height: size.height)
      y += size.height
    }
    owner.detailCalloutAccessoryView?.frame = CGRect(origin: CGPoint(x: start, y: y), size: detail)
    owner.leftCalloutAccessoryView?.frame = CGRect(
      origin: CGPoint(x: 16, y: (height - left.height) / 2), size: left)
    owner.rightCalloutAccessoryView?.frame = CGRect(
      origin: CGPoint(x: width - 16 - right.width, y: (height - right.height) / 2), size: right)
  }

  private func size(_ view: UIView?) -> CGSize {
    guard let view else { return .zero }
    if view.bounds.size != .zero { return view.bounds.size }
    let intrinsic = view.intrinsicContentSize
    return CGSize(width: max(0, intrinsic.width), height: max(0, intrinsic.height))
  }

  override var framesSubviews: Bool { true }

  override func draw(on canvas: any Canvas, frame: CGRect) { canvas.drawOverlay(frame) }
}
