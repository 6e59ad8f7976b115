import Testing

@testable import UIKit

@MainActor @Suite struct MapTests {
  private final class Guide: MKMapViewDelegate {
    let log: CallLog
    var showsBubbles = false
    init(_ log: CallLog) { self.log = log }

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard showsBubbles else { return nil }
      let view = mapView.dequeueReusableAnnotationView(withIdentifier: "point", for: annotation)
      view.canShowCallout = true
      view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
      return view
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
      log.add("added \(views.compactMap { $0.annotation?.title })")
    }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
      log.add("selected \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
      log.add("deselected \(view.annotation?.title ?? "")")
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
      log.add("region")
    }
    func mapView(
      _ mapView: MKMapView, annotationView view: MKAnnotationView,
      calloutAccessoryControlTapped control: UIControl
    ) { log.add("control") }
  }

  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 240, height: 160))
  private let log = CallLog()
  private let guide: Guide
  private let stage: Stage

  init() {
    guide = Guide(log)
    let root = UIViewController()
    stage = Stage(root: root)
    root.view.addSubview(map)
    map.delegate = guide
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 50, longitude: 10),
        span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 20)), animated: false)
  }

  private func point(_ title: String, _ north: Double, _ east: Double) -> MKPointAnnotation {
    MKPointAnnotation(
      coordinate: CLLocationCoordinate2D(latitude: north, longitude: east), title: title,
      subtitle: nil)
  }

  @Test func pointsStandWhereTheyAreInTheRegion() {
    map.addAnnotations([point("Here", 50, 10), point("North", 53, 10), point("Far", 20, 10)])
    stage.application.commit()
    #expect(log.take() == ["region", "added [\"Here\", \"North\"]"])
    #expect(
      Pictures.picture(of: map) == """
        ┌──────────────────────────────┐
        │┌────────────────────────────┐│
        ││ MKMapView                  ││
        ││          ◆ North           ││
        ││                            ││
        ││                            ││
        ││           ◆ Here           ││
        ││                            ││
        ││                            ││
        ││                            ││
        │└────────────────────────────┘│
        └──────────────────────────────┘
        """)
  }

  @Test func aTapChoosesAPointAndOneBesideIt() {
    map.addAnnotations([point("Here", 50, 10)])
    stage.application.commit()
    stage.touch(CGPoint(x: 120, y: 80))
    #expect(map.selectedAnnotations.count == 1)
    stage.touch(CGPoint(x: 10, y: 150))
    #expect(log.take().suffix(2) == ["selected Here", "deselected Here"])
  }

  @Test func aChosenPointMayShowABubble() throws {
    guide.showsBubbles = true
    map.addAnnotation(point("Here", 50, 10))
    stage.application.commit()
    stage.touch(CGPoint(x: 120, y: 80))
    let button = try #require(first(UIButton.self, in: map.callout))
    stage.touch(button.convert(CGPoint(x: 4, y: 4), to: nil))
    #expect(log.take().suffix(2) == ["selected Here", "control"])
    #expect(Pictures.picture(of: map).contains("Here"))
  }

  @Test func pointsThatLeaveTheMapLeaveTheirViews() throws {
    guide.showsBubbles = true
    let here = point("Here", 50, 10)
    map.addAnnotation(here)
    stage.application.commit()
    let view = try #require(map.view(for: here))
    map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 0), animated: false)
    stage.application.commit()
    #expect(map.view(for: here) == nil)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "point") === view)
    map.removeAnnotation(here)
    #expect(map.annotations.isEmpty)
  }

  @Test func theBubbleComesAndGoesWithItsPoint() {
    guide.showsBubbles = true
    let here = point("Here", 50, 10)
    map.addAnnotation(here)
    map.selectAnnotation(here, animated: false)
    #expect(map.callout?.superview === map)
    let center = map.centerCoordinate
    map.setCenter(CLLocationCoordinate2D(latitude: 0, longitude: 0), animated: false)
    stage.application.commit()
    #expect(map.callout == nil && map.selectedAnnotations.count == 1)
    map.setCenter(center, animated: false)
    stage.application.commit()
    #expect(map.callout?.superview === map && map.view(for: here)?.isSelected == true)
    map.removeAnnotation(here)
    #expect(map.callout == nil && map.selectedAnnotations.isEmpty)
    #expect(!Pictures.picture(of: map).contains("Here"))
  }

  /// A delegate that does not let a point go.
  private final class Holder: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {
      mapView.selectAnnotation(annotation, animated: false)
    }
  }

  @Test func aPointThatIsChosenAgainWhileItIsRemovedLeavesNothingBehind() {
    let here = point("Here", 50, 10)
    let holder = Holder()
    map.delegate = holder
    map.register(
      BubbleView.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    map.addAnnotation(here)
    map.selectAnnotation(here, animated: false)
    #expect(map.callout != nil)
    map.removeAnnotation(here)
    #expect(map.callout == nil && map.selectedAnnotations.isEmpty)
    #expect(!Pictures.picture(of: map).contains("Here"))
  }

  /// A point that shows a bubble.
  private final class BubbleView: MKAnnotationView {
    override var canShowCallout: Bool {
      get { true }
      set {}
    }
  }

  @Test func aRegionMayFitItsPoints() {
    map.showAnnotations([point("A", 10, 20), point("B", 20, 40)], animated: false)
    #expect(map.region.center.latitude == 15 && map.region.center.longitude == 30)
    #expect(map.region.span.latitudeDelta == 12.5)
  }

  @Test func placesAreConvertedBothWays() {
    let coordinate = CLLocationCoordinate2D(latitude: 52.5, longitude: 5)
    let place = map.convert(coordinate, toPointTo: map)
    #expect(place == CGPoint(x: 60, y: 40))
    let back = map.convert(place, toCoordinateFrom: map)
    #expect(back.latitude == 52.5 && back.longitude == 5)
  }

  @Test func numbersThatAreNoneStandNowhere() {
    map.addAnnotation(point("None", .nan, .infinity))
    stage.application.commit()
    #expect(!Pictures.picture(of: map).contains("None"))
  }

  @Test func distancesFollowTheGlobe() {
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    let london = CLLocation(latitude: 51.5074, longitude: -0.1278)
    #expect(abs(paris.distance(from: london) - 343_600) < 1000)
  }

  @Test func theDeviceIsNowhere() {
    let manager = CLLocationManager()
    let (_, diagnostics) = Diagnostics.collecting { manager.startUpdatingLocation() }
    #expect(diagnostics.count == 1 && manager.location == nil)
    #expect(manager.authorizationStatus == .notDetermined)
  }
}
