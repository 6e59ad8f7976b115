/// Says how points of a map look and is told what the user does with them.
@MainActor public protocol MKMapViewDelegate: AnyObject {
  /// The view of a point; nil for the usual one.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Called after points came into view.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// Called after a point was chosen.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Called after a point was chosen; the form since iOS 16.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// Called after a point was no longer chosen.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Called after a point was no longer chosen; the form since iOS 16.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// Called after the user tapped a control in a point's bubble.
  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl)
  /// Called before another part of the globe is shown.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Called after another part of the globe was shown.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Would be called when the place of the device is known; never.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
  /// Would be called when the land is drawn; never, as there is none.
  func mapViewDidFinishLoadingMap(_ mapView: MKMapView)
}

extension MKMapViewDelegate {
  /// The usual view.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
  /// Does nothing.
  public func mapViewDidFinishLoadingMap(_ mapView: MKMapView) {}
}
