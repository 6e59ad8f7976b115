import CoreLocation
import MapKit
import MessageUI
import SafariServices
import UIKit

class MapViewController: UIViewController {
  private let mapView = MKMapView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Places"
    mapView.frame = view.bounds
    mapView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    mapView.delegate = self
    view.addSubview(mapView)
    mapView.addAnnotations(Place.all())
    mapView.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 45, longitude: 8),
        latitudinalMeters: 2_000_000, longitudinalMeters: 2_000_000), animated: false)
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Share", menu: makeMenu())
  }

  private func makeMenu() -> UIMenu {
    let mail = UIAction(title: "Mail", image: UIImage(systemName: "envelope")) { [weak self] _ in
      self?.write()
    }
    let copy = UIAction(title: "Copy", attributes: .disabled) { _ in }
    return UIMenu(title: "All places", children: [mail, copy])
  }

  private func write() {
    guard MFMailComposeViewController.canSendMail() else { return }
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = self
    mail.setSubject("Places")
    mail.setMessageBody(Place.all().compactMap(\.title).joined(separator: "\n"), isHTML: false)
    present(mail, animated: true)
  }
}

extension MapViewController: MKMapViewDelegate {
  func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
    guard annotation is Place else { return nil }
    let view =
      mapView.dequeueReusableAnnotationView(withIdentifier: "place")
      ?? MKPinAnnotationView(annotation: annotation, reuseIdentifier: "place")
    view.annotation = annotation
    view.canShowCallout = true
    view.rightCalloutAccessoryView = UIButton(type: .detailDisclosure)
    return view
  }

  func mapView(
    _ mapView: MKMapView, annotationView view: MKAnnotationView,
    calloutAccessoryControlTapped control: UIControl
  ) {
    guard let place = view.annotation as? Place else { return }
    navigationController?.pushViewController(PageViewController(place: place), animated: true)
  }
}

extension MapViewController: MFMailComposeViewControllerDelegate {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: Error?
  ) {
    controller.dismiss(animated: true)
    title = result == .sent ? "Sent" : "Places"
  }
}
