import Foundation

/// How much of the globe a map shows, in degrees.
public struct MKCoordinateSpan: Sendable {
  /// From south to north.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Makes a span of nothing.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
  /// Makes a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// The part of the globe that a map shows.
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The size.
  public var span: MKCoordinateSpan

  /// Makes a region of nothing.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
  /// Makes a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }
  /// Makes a region of a size in metres.
  public init(
    center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let metersPerDegree = 111_319.5
    let width = max(0.000_001, cos(center.latitude * .pi / 180))
    self.init(
      center: center,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / metersPerDegree,
        longitudeDelta: longitudinalMeters / metersPerDegree / width))
  }

  /// Where a point stands in a rectangle that shows the region; nil for numbers that are none.
  func point(of coordinate: CLLocationCoordinate2D, in bounds: CGRect) -> CGPoint? {
    let east = (coordinate.longitude - center.longitude) / max(span.longitudeDelta, 1e-9)
    let south = (center.latitude - coordinate.latitude) / max(span.latitudeDelta, 1e-9)
    guard east.isFinite, south.isFinite else { return nil }
    return CGPoint(
      x: bounds.midX + CGFloat(east) * bounds.width,
      y: bounds.midY + CGFloat(south) * bounds.height)
  }

  /// The point that stands somewhere in a rectangle that shows the region.
  func coordinate(of point: CGPoint, in bounds: CGRect) -> CLLocationCoordinate2D {
    guard bounds.width > 0, bounds.height > 0 else { return center }
    let east = Double((point.x - bounds.midX) / bounds.width)
    let south = Double((point.y - bounds.midY) / bounds.height)
    return CLLocationCoordinate2D(
      latitude: center.latitude - south * span.latitudeDelta,
      longitude: center.longitude + east * span.longitudeDelta)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Makes a region of a size in metres.
public func MKCoordinateRegionMakeWithDistance(
  _ center: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: center, latitudinalMeters: latitudinalMeters, longitudinalMeters: longitudinalMeters)
}
