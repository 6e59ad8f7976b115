/// How a web view is set up.
@MainActor open class WKWebViewConfiguration: NSObject {
  /// Makes the usual configuration.
  public override init() { super.init() }

  /// Whether films play in their place; kept, with no effect.
  open var allowsInlineMediaPlayback = false
  /// What is added to the web view's name; kept, with no effect.
  open var applicationNameForUserAgent: String?
  /// What pages and the app say to each other.
  open var userContentController = WKUserContentController()
  /// What pages may do; kept, with no effect.
  open var preferences = WKPreferences()
  /// Where pages keep data; kept, with no effect.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// The process that shows pages; kept, with no effect.
  open var processPool = WKProcessPool()
}

/// The process that shows pages; there is none.
@MainActor open class WKProcessPool: NSObject {
  /// Makes a process.
  public override init() { super.init() }
}

/// What pages may do; kept, with no effect.
@MainActor open class WKPreferences: NSObject {
  /// Makes the usual preferences.
  public override init() { super.init() }

  /// Whether scripts run.
  open var javaScriptEnabled = true
  /// Whether scripts open windows by themselves.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// The least size of text, in points.
  open var minimumFontSize: CGFloat = 0
}

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

/// What pages and the app say to each other; no page says anything.
@MainActor open class WKUserContentController: NSObject {
  private var handlers: [String: any WKScriptMessageHandler] = [:]
  /// The scripts that would run in pages.
  open private(set) var userScripts: [WKUserScript] = []

  /// Makes a controller without handlers.
  public override init() { super.init() }

  /// Names who is told of messages; it is held, as on iOS.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {
    if handlers[name] != nil {
      Diagnostics.report("there is a handler \"\(name)\" already; WebKit raises an exception")
    }
    handlers[name] = scriptMessageHandler
  }
  /// Forgets who is told of messages.
  open func removeScriptMessageHandler(forName name: String) { handlers[name] = nil }
  /// Adds a script that would run in pages.
  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  /// Removes all scripts.
  open func removeAllUserScripts() { userScripts = [] }
}

/// Is told what pages say; never called.
@MainActor public protocol WKScriptMessageHandler: AnyObject {
  /// A page said something.
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// What a page says.
@MainActor open class WKScriptMessage: NSObject {
  /// The name of who is told.
  public let name: String
  /// What is said.
  public let body: Any

  init(name: String, body: Any) {
    self.name = name
    self.body = body
    super.init()
  }
}

/// When a script runs.
public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}

/// A script that would run in pages.
@MainActor open class WKUserScript: NSObject {
  /// The script.
  public let source: String
  /// When the script runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether the script runs in the page itself only.
  public let isForMainFrameOnly: Bool

  /// Makes a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
    super.init()
  }
}
