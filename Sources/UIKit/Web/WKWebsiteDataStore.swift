/// Where pages keep data; they keep none.
@MainActor open class WKWebsiteDataStore: NSObject {
  private static let shared = WKWebsiteDataStore()
  /// Whether data outlive the app.
  open private(set) var isPersistent = true

  /// The store of all web views.
  open class func `default`() -> WKWebsiteDataStore { shared }
  /// A store that forgets.
  open class func nonPersistent() -> WKWebsiteDataStore {
    let store = WKWebsiteDataStore()
    store.isPersistent = false
    return store
  }
}

/// The process that shows pages; there is none.
@MainActor open class WKProcessPool: NSObject {
  /// Makes a process.
  public override init() { super.init() }
}
