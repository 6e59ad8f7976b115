import Canvas
import InterfaceBuilder

/// A map, which shows no land: its box shows the kind of the map and its points.
///
/// Points stand where they are in the part of the globe that is shown, as on a sheet of paper; the
/// whole globe is shown unless told.
@MainActor open class MKMapView: NamedBoxView {
  // MARK: - What it is

  /// Says how points look and is told what the user does with them.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of the map.
  open var mapType: MKMapType = .standard
  /// Whether the user's place is marked; kept, with no effect.
  open var showsUserLocation = false
  /// Whether two fingers change the scale; kept, with no effect.
  open var isZoomEnabled = true
  /// Whether a finger moves the map; kept, with no effect.
  open var isScrollEnabled = true
  /// Whether two fingers turn the map; kept, with no effect.
  open var isRotateEnabled = true
  /// Whether two fingers tilt the map; kept, with no effect.
  open var isPitchEnabled = true
  /// Whether buildings are shown; kept, with no effect.
  open var showsBuildings = true
  /// Whether points of interest are shown; kept, with no effect.
  open var showsPointsOfInterest = true

  /// The place of the device; not known.
  public let userLocation = MKUserLocation()
  /// Whether the map follows the device; kept, with no effect.
  open var userTrackingMode: MKUserTrackingMode = .none

  /// The points, in the order in which they were added.
  open var annotations: [any MKAnnotation] { points }
  var points: [any MKAnnotation] = []
  var pointViews: [ObjectIdentifier: MKAnnotationView] = [:]
  var retired: [MKAnnotationView] = []
  var registered: [String: MKAnnotationView.Type] = [:]
  var chosen: (any MKAnnotation)?
  var callout: MapCallout?

  /// The part of the globe that is shown.
  open var region: MKCoordinateRegion {
    get { storedRegion }
    set { setRegion(newValue, animated: false) }
  }
  private var storedRegion = MKCoordinateRegion(
    center: CLLocationCoordinate2D(),
    span: MKCoordinateSpan(latitudeDelta: 180, longitudeDelta: 360))

  /// Shows another part of the globe; the change is seen at once.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    storedRegion = region
    setNeedsLayout()
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// The middle of the part that is shown.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { region.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Moves the part that is shown; the change is seen at once.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: region.span), animated: animated)
  }

  /// Makes a part of the globe fit the map; it always does here.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

  /// Where a point of the globe stands, in points of a view.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(region.point(of: coordinate, in: bounds) ?? .zero, to: view)
  }

  /// The point of the globe that stands at a place of a view.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    region.coordinate(of: convert(point, from: view), in: bounds)
  }

  /// A tap beside the points ends that one is chosen.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    deselectAnnotation(chosen, animated: true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutPoints()
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    mapType = element.value("mapType", MKMapType.init(nib:)) ?? .standard
    showsUserLocation = element.bool("showsUserLocation") ?? false
    isZoomEnabled = element.bool("zoomEnabled") ?? true
    isScrollEnabled = element.bool("scrollEnabled") ?? true
    isRotateEnabled = element.bool("rotateEnabled") ?? true
    isPitchEnabled = element.bool("pitchEnabled") ?? true
    showsBuildings = element.bool("showsBuildings") ?? true
    showsPointsOfInterest = element.bool("showsPointsOfInterest") ?? true
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\MKMapView.delegate)
    ]) { $1 }
  }

  // MARK: - How it is drawn

  override var boxName: String { "MKMapView" }
  override var boxContent: String { mapType == .standard ? boxName : "\(boxName) \(mapType)" }

  /// The name stands at the top where there are points, to leave them their places.
  override func draw(on canvas: any Canvas, frame: CGRect) {
    guard !points.isEmpty else { return super.draw(on: canvas, frame: frame) }
    canvas.draw(BoxDrawing(frame: frame))
    let top = CGRect(x: frame.minX + 16, y: frame.minY + 16, width: frame.width - 32, height: 16)
    canvas.draw(TextDrawing(lines: [boxContent], frame: top))
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .map }
}

/// Whether a map follows the device.
public enum MKUserTrackingMode: Int, Sendable {
  case none
  case follow
  case followWithHeading
}

/// The kinds of maps.
public enum MKMapType: UInt, Sendable {
  case standard
  case satellite
  case hybrid
  case satelliteFlyover
  case hybridFlyover
  case mutedStandard

  init?(nib name: String?) {
    let names = [
      "standard", "satellite", "hybrid", "satelliteFlyover", "hybridFlyover", "mutedStandard",
    ]
    guard let name, let index = names.firstIndex(of: name) else { return nil }
    self.init(rawValue: UInt(index))
  }
}
