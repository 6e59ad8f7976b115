import InterfaceBuilder

/// A map, which shows no land: its box shows the kind of the map.
@MainActor open class MKMapView: NamedBoxView {
  // MARK: - What it is

  /// Who would be told of the map; never called. The protocol is MapKit's.
  open weak var delegate: AnyObject?
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

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    mapType = MKMapType(nib: element["mapType"]) ?? .standard
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

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .map }
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
