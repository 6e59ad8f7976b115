import MapKit

class Place: NSObject, MKAnnotation {
  let title: String?
  let subtitle: String?
  let coordinate: CLLocationCoordinate2D
  let address: String

  init(title: String, country: String, coordinate: CLLocationCoordinate2D, address: String) {
    self.title = title
    self.subtitle = country
    self.coordinate = coordinate
    self.address = address
    super.init()
  }

  static func all() -> [Place] {
    [
      Place(
        title: "Paris", country: "France",
        coordinate: CLLocationCoordinate2D(latitude: 48.86, longitude: 2.35),
        address: "https://example.com/paris"),
      Place(
        title: "Rome", country: "Italy",
        coordinate: CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5),
        address: "https://example.com/rome"),
    ]
  }
}
