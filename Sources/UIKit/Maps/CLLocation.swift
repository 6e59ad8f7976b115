import Foundation

/// A distance on the globe in degrees.
public typealias CLLocationDegrees = Double
/// A distance on the globe in metres.
public typealias CLLocationDistance = Double
/// How exact a place is, in metres.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north.
public typealias CLLocationDirection = Double
/// A speed in metres a second.
public typealias CLLocationSpeed = Double

/// A point on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the point where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a point.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a point of the globe.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Whether a point is on the globe.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  abs(coordinate.latitude) <= 90 && abs(coordinate.longitude) <= 180
}

/// A point that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
/// The best that the device can do.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// More than the best, for a way through streets.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// Every movement counts.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A place of the device.
open class CLLocation: NSObject {
  /// The point on the globe.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// How exact the point is, in metres.
  public let horizontalAccuracy: CLLocationAccuracy
  /// How exact the height is, in metres; negative while it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// When the device was there.
  public let timestamp: Date

  /// Makes a place.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// Makes a place at a point, now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: PickerCalendar.now)
  }

  /// The distance to another place along the globe, in metres, on a sphere of 6371 kilometres.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let first = coordinate
    let second = location.coordinate
    let north = sin((second.latitude - first.latitude) * radians / 2)
    let east = sin((second.longitude - first.longitude) * radians / 2)
    let width = cos(first.latitude * radians) * cos(second.latitude * radians)
    let part = min(1, max(0, north * north + width * east * east))
    return 2 * 6_371_000 * asin(part.squareRoot())
  }
}
