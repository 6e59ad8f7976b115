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
