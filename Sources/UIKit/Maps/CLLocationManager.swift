import Foundation

/// What an app may know of the device's place.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorizedAlways
  case authorizedWhenInUse
}

/// Tells where the device is; a simulated one is nowhere, so nothing is ever told.
///
/// Nobody answers the question whether the app may know the place, so that the delegate is not
/// called. A test that needs a place calls the delegate itself.
@MainActor open class CLLocationManager: NSObject {
  /// Is told of places.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// How exact places should be, in metres; kept, with no effect.
  open var desiredAccuracy = kCLLocationAccuracyBest
  /// How far the device moves before a place is told, in metres; kept, with no effect.
  open var distanceFilter = kCLDistanceFilterNone
  /// Whether places are told in the background; kept, with no effect.
  open var allowsBackgroundLocationUpdates = false
  /// Whether the device may stop looking; kept, with no effect.
  open var pausesLocationUpdatesAutomatically = true
  /// The latest place; never known.
  open var location: CLLocation? { nil }
  /// What the app may know: nobody was asked.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  /// Makes a manager.
  public override init() { super.init() }

  /// Whether the device tells places at all.
  open class func locationServicesEnabled() -> Bool { true }
  /// What the app may know: nobody was asked.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Would ask the user; reports that nobody answers.
  open func requestWhenInUseAuthorization() { report() }
  /// Would ask the user; reports that nobody answers.
  open func requestAlwaysAuthorization() { report() }
  /// Would ask for one place; reports that none is known.
  open func requestLocation() { report() }
  /// Would begin to tell places; reports that none is known.
  open func startUpdatingLocation() { report() }
  /// Does nothing, as nothing was begun.
  open func stopUpdatingLocation() {}

  private func report() {
    Diagnostics.report("the simulated device has no location", severity: .note)
  }
}

/// Is told of places; never called here.
@MainActor public protocol CLLocationManagerDelegate: AnyObject {
  /// Places became known, the latest last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// No place can be told.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// What the app may know changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// What the app may know changed; the form from before iOS 14.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}
