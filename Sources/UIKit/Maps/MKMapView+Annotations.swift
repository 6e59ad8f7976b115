/// The points of a map.
extension MKMapView {
  /// Adds a point; the same one counts once.
  public func addAnnotation(_ annotation: any MKAnnotation) {
    guard !points.contains(where: { $0 === annotation }) else { return }
    points.append(annotation)
    setNeedsLayout()
  }

  /// Adds points.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { addAnnotation(annotation) }
  }

  /// Removes a point.
  public func removeAnnotation(_ annotation: any MKAnnotation) {
    deselectAnnotation(annotation, animated: false)
    points.removeAll { $0 === annotation }
    if let view = pointViews.removeValue(forKey: ObjectIdentifier(annotation)) { retire(view) }
    // A delegate may have chosen it again on hearing that it no longer was.
    if chosen === annotation { chosen = nil }
    updateCallout()
    setNeedsDisplay()
  }

  /// Removes points.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations { removeAnnotation(annotation) }
  }

  /// Adds points that are missing, and shows the part of the globe that holds them.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let north = annotations.map(\.coordinate.latitude)
    let east = annotations.map(\.coordinate.longitude)
    guard let top = north.max(), let bottom = north.min(), let right = east.max(),
      let left = east.min()
    else { return }
    // A quarter more than the points need, so that none stands at the edge.
    let span = MKCoordinateSpan(
      latitudeDelta: max(0.01, (top - bottom) * 1.25),
      longitudeDelta: max(0.01, (right - left) * 1.25))
    let center = CLLocationCoordinate2D(
      latitude: (top + bottom) / 2, longitude: (right + left) / 2)
    setRegion(MKCoordinateRegion(center: center, span: span), animated: animated)
  }

  /// The view of a point; nil while the point is out of view.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    pointViews[ObjectIdentifier(annotation)]
  }

  // MARK: Views

  /// A view to be used again, if there is one.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String)
    -> MKAnnotationView?
  {
    guard let place = retired.firstIndex(where: { $0.reuseIdentifier == identifier }) else {
      return nil
    }
    let view = retired.remove(at: place)
    view.prepareForReuse()
    return view
  }

  /// A view to be used again, or a new one of the class that was registered.
  public func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    let type = registered[identifier] ?? MKMarkerAnnotationView.self
    return type.init(annotation: annotation, reuseIdentifier: identifier)
  }

  /// Names the class of views for an identifier.
  public func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    registered[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// Makes the views of points that come into view, and places them.
  func layOutPoints() {
    var added: [MKAnnotationView] = []
    for annotation in points {
      let id = ObjectIdentifier(annotation)
      guard let place = region.point(of: annotation.coordinate, in: bounds),
        bounds.contains(place)
      else {
        if let view = pointViews.removeValue(forKey: id) { retire(view) }
        continue
      }
      let view = pointViews[id] ?? makeView(annotation)
      if pointViews[id] == nil {
        pointViews[id] = view
        insertSubview(view, at: pointViews.count - 1)
        added.append(view)
      }
      view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
    }
    updateCallout()
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  private func makeView(_ annotation: any MKAnnotation) -> MKAnnotationView {
    let usual = registered[MKMapViewDefaultAnnotationViewReuseIdentifier]
    let view =
      delegate?.mapView(self, viewFor: annotation)
      ?? (usual ?? MKMarkerAnnotationView.self)
      .init(annotation: annotation, reuseIdentifier: nil)
    view.map = self
    // Whoever used the view again may have forgotten whose it is.
    if view.annotation !== annotation { view.annotation = annotation }
    view.setSelected(annotation === chosen, animated: false)
    view.prepareForDisplay()
    return view
  }

  /// The bubble belongs to the view of the chosen point: it comes and goes with it.
  private func updateCallout() {
    let owner = chosen.flatMap { view(for: $0) }.flatMap { $0.canShowCallout ? $0 : nil }
    if callout?.owner !== owner {
      callout?.removeFromSuperview()
      callout = owner.map { MapCallout($0) }
      if let callout { addSubview(callout) }
    }
    callout?.place(in: bounds)
  }

  private func retire(_ view: MKAnnotationView) {
    view.removeFromSuperview()
    if view.reuseIdentifier != nil { retired.append(view) }
  }

  // MARK: Choosing

  /// The points that are chosen.
  public var selectedAnnotations: [any MKAnnotation] {
    get { chosen.map { [$0] } ?? [] }
    set {
      if let new = newValue.first {
        selectAnnotation(new, animated: false)
      } else if let chosen {
        deselectAnnotation(chosen, animated: false)
      }
    }
  }

  /// Chooses a point instead of the one chosen before.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard chosen !== annotation, points.contains(where: { $0 === annotation }) else { return }
    if let chosen { deselectAnnotation(chosen, animated: animated) }
    layoutIfNeeded()
    chosen = annotation
    delegate?.mapView(self, didSelect: annotation)
    guard let view = view(for: annotation) else { return }
    view.setSelected(true, animated: animated)
    updateCallout()
    delegate?.mapView(self, didSelect: view)
  }

  /// Ends that a point is chosen.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, chosen === annotation else { return }
    chosen = nil
    updateCallout()
    delegate?.mapView(self, didDeselect: annotation)
    guard let view = view(for: annotation) else { return }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the class of views that points have without a delegate.
public let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"
