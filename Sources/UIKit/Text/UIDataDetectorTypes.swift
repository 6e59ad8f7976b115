import InterfaceBuilder

/// What in a text becomes a link.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Web addresses.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels on their way.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What the system would look up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// All of these, and those still to come.
  public static let all = UIDataDetectorTypes(rawValue: .max)

  private static let names: [(String, UIDataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
    ("calendarEvent", .calendarEvent), ("shipmentTrackingNumber", .shipmentTrackingNumber),
    ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
  ]

  /// Reads the child `<dataDetectorType key="dataDetectorTypes" link="YES" …/>` of an element.
  init(of owner: IBElement) {
    self = []
    guard let element = owner.first("dataDetectorType", key: "dataDetectorTypes") else { return }
    for (name, bit) in Self.names where element.bool(name) == true { insert(bit) }
    if element.bool("all") == true { formUnion(.all) }
  }
}
