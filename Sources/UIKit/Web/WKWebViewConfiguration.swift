import InterfaceBuilder

/// How a web view is set up; kept, with no effect, as no page is loaded.
@MainActor open class WKWebViewConfiguration: NSObject {
  /// Makes the usual configuration.
  public override init() { super.init() }

  /// How pages are shown and run.
  open var preferences = WKPreferences()
  /// Whether films play in their place; kept, with no effect.
  open var allowsInlineMediaPlayback = false
  /// Whether films can be sent to a television; kept, with no effect.
  open var allowsAirPlayForMediaPlayback = true
  /// Whether films can play in a small window of their own.
  open var allowsPictureInPictureMediaPlayback = true
  /// What plays only after a touch.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Whether a page is shown only when all of it is there; kept, with no effect.
  open var suppressesIncrementalRendering = false
  /// What in a page becomes a link.
  open var dataDetectorTypes: WKDataDetectorTypes = []
  /// What is added to the web view's name; kept, with no effect.
  open var applicationNameForUserAgent: String?
  /// What pages and the app say to each other.
  open var userContentController = WKUserContentController()
  /// Where pages keep data.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process that shows pages; kept, with no effect.
  open var processPool = WKProcessPool()

  /// Reads `<wkWebViewConfiguration key="configuration">`.
  func decode(_ element: IBElement) {
    allowsInlineMediaPlayback = element.bool("allowsInlineMediaPlayback") ?? false
    allowsAirPlayForMediaPlayback = element.bool("allowsAirPlayForMediaPlayback") ?? true
    allowsPictureInPictureMediaPlayback =
      element.bool("allowsPictureInPictureMediaPlayback") ?? true
    suppressesIncrementalRendering = element.bool("suppressesIncrementalRendering") ?? false
    applicationNameForUserAgent = element["applicationNameForUserAgent"]
    let media = element.first(
      "audiovisualMediaTypes", key: "mediaTypesRequiringUserActionForPlayback")
    if let media { mediaTypesRequiringUserActionForPlayback = WKAudiovisualMediaTypes(media) }
    if let types = element.first("dataDetectorTypes", key: "dataDetectorTypes") {
      dataDetectorTypes = WKDataDetectorTypes(types)
    }
    if let values = element.first("wkPreferences", key: "preferences") {
      preferences.decode(values)
    }
  }
}

/// How pages are shown and run; kept, with no effect, as no page is loaded.
@MainActor open class WKPreferences: NSObject {
  /// Makes the usual preferences.
  public override init() { super.init() }

  /// Whether pages may run programs; kept, with no effect.
  open var javaScriptEnabled = true
  /// Whether programs of pages may open windows.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The smallest size of text, in points.
  open var minimumFontSize: CGFloat = 0

  func decode(_ element: IBElement) {
    javaScriptEnabled = element.bool("javaScriptEnabled") ?? true
    javaScriptCanOpenWindowsAutomatically =
      element.bool("javaScriptCanOpenWindowsAutomatically") ?? false
    minimumFontSize = element.length("minimumFontSize") ?? 0
  }
}

/// Kinds of what plays in a page.
public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Sound.
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  /// Films.
  public static let video = WKAudiovisualMediaTypes(rawValue: 1 << 1)
  /// All.
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)

  init(_ element: IBElement) {
    self = []
    if element.bool("audio") == true { insert(.audio) }
    if element.bool("video") == true { insert(.video) }
    if element.bool("all") == true { formUnion(.all) }
    if element.bool("none") == true { subtract(.all) }
  }
}

/// What in a page becomes a link.
public struct WKDataDetectorTypes: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = WKDataDetectorTypes(rawValue: 1)
  /// Web addresses.
  public static let link = WKDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of houses.
  public static let address = WKDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = WKDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels on their way.
  public static let trackingNumber = WKDataDetectorTypes(rawValue: 1 << 4)
  /// Numbers of flights.
  public static let flightNumber = WKDataDetectorTypes(rawValue: 1 << 5)
  /// What the system would look up.
  public static let lookupSuggestion = WKDataDetectorTypes(rawValue: 1 << 6)
  /// All.
  public static let all = WKDataDetectorTypes(rawValue: .max)

  private static let names: [(String, WKDataDetectorTypes)] = [
    ("phoneNumber", .phoneNumber), ("link", .link), ("address", .address),
    ("calendarEvent", .calendarEvent), ("trackingNumber", .trackingNumber),
    ("flightNumber", .flightNumber), ("lookupSuggestion", .lookupSuggestion),
  ]

  init(_ element: IBElement) {
    self = []
    for (name, bit) in Self.names where element.bool(name) == true { insert(bit) }
    if element.bool("all") == true { formUnion(.all) }
    if element.bool("none") == true { subtract(.all) }
  }
}
