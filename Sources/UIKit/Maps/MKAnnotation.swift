import Foundation

/// Something at a point of a map.
public protocol MKAnnotation: NSObjectProtocol {
  /// The point.
  var coordinate: CLLocationCoordinate2D { get }
  /// What the user reads.
  var title: String? { get }
  /// What the user reads below the title.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// None, unless the annotation has one.
  public var title: String? { nil }
  /// None, unless the annotation has one.
  public var subtitle: String? { nil }
}

/// Something with a title on a map.
open class MKShape: NSObject {
  /// What the user reads.
  open var title: String?
  /// What the user reads below the title.
  open var subtitle: String?
  /// Makes something without a title.
  public override init() { super.init() }
}

/// A point of a map with a title.
open class MKPointAnnotation: MKShape, MKAnnotation {
  /// The point; a map shows a change at its next layout.
  open var coordinate = CLLocationCoordinate2D()

  /// Makes a point on the equator.
  public override init() { super.init() }

  /// Makes a point.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init()
  }

  /// Makes a point with texts.
  public init(coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?) {
    self.coordinate = coordinate
    super.init()
    self.title = title
    self.subtitle = subtitle
  }
}

/// The place of the device on a map; not known here.
open class MKUserLocation: NSObject, MKAnnotation {
  /// The point; on the equator while it is not known.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
  /// The place; not known.
  open var location: CLLocation? { nil }
  /// What the user reads.
  open var title: String?
  /// What the user reads below the title.
  open var subtitle: String?
}
