import InterfaceBuilder

/// A web view, which loads nothing: its box shows the address it was told to load.
@MainActor open class WKWebView: NamedBoxView {
  // MARK: - What it is

  /// Makes an empty web view that covers `frame`, in points of its future superview.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }

  /// Makes an empty web view with a configuration.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }

  /// Makes the web view that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  /// How the web view was set up; kept, with no effect.
  public let configuration: WKWebViewConfiguration
  /// The address of the page that would be shown.
  open private(set) var url: URL?
  /// The title of the page; never known.
  open var title: String? { nil }
  /// Whether a page is being loaded; never.
  open var isLoading: Bool { false }
  /// How much of a page is loaded; all of nothing.
  open var estimatedProgress: Double { 1 }
  /// Whether there is a page to go back to; never.
  open var canGoBack: Bool { false }
  /// Whether there is a page to go forward to; never.
  open var canGoForward: Bool { false }
  /// Whether swipes go back and forward; kept, with no effect.
  open var allowsBackForwardNavigationGestures = false
  /// Whether links show what they lead to; kept, with no effect.
  open var allowsLinkPreview = true
  /// What the web view calls itself; kept, with no effect.
  open var customUserAgent: String?
  /// Who decides whether requests may be made.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Who would show what pages want shown outside them; never called.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// What scrolls the page; there is nothing to scroll.
  public let scrollView = UIScrollView(frame: .zero)

  /// Asks the delegate, takes note of the address if it agrees, and reports that nothing is loaded.
  ///
  /// Takes Foundation's `URLRequest`, which describes itself by its address: naming the type would
  /// make every app load the networking half of Foundation.
  @discardableResult open func load<Request: CustomStringConvertible>(_ request: Request)
    -> WKNavigation?
  {
    let action = WKNavigationAction(url: URL(string: request.description), type: .other)
    guard let navigationDelegate else {
      url = action.url
      return reportNothingLoads()
    }
    navigationDelegate.webView(self, decidePolicyFor: action) { [weak self] policy in
      guard let self, policy == .allow else { return }
      url = action.url
      _ = reportNothingLoads()
    }
    return nil
  }

  /// Takes note of the address, and reports that nothing is loaded.
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return reportNothingLoads()
  }

  /// Takes note of the address, and reports that nothing is loaded.
  @discardableResult open func loadFileURL(_ url: URL, allowingReadAccessTo readAccessURL: URL)
    -> WKNavigation?
  {
    self.url = url
    return reportNothingLoads()
  }

  /// Does nothing, as there is no page.
  @discardableResult open func reload() -> WKNavigation? { nil }
  /// Does nothing, as there is no page.
  @discardableResult open func goBack() -> WKNavigation? { nil }
  /// Does nothing, as there is no page.
  @discardableResult open func goForward() -> WKNavigation? { nil }
  /// Does nothing, as nothing loads.
  open func stopLoading() {}

  /// Runs nothing, and answers that the script failed, as one does without a page.
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, NSError(domain: "WKErrorDomain", code: 4))
  }

  private func reportNothingLoads() -> WKNavigation? {
    setNeedsDisplay()
    Diagnostics.report("\(type(of: self)) loads nothing here", severity: .note)
    return nil
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    allowsBackForwardNavigationGestures =
      element.bool("allowsBackForwardNavigationGestures") ?? false
    allowsLinkPreview = element.bool("allowsLinkPreview") ?? true
    customUserAgent = element["customUserAgent"]
    if let values = element.first("wkWebViewConfiguration", key: "configuration") {
      configuration.decode(values)
    }
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "navigationDelegate": KeyValueCoding.reference(\WKWebView.navigationDelegate),
      "UIDelegate": KeyValueCoding.reference(\WKWebView.uiDelegate),
    ]) { $1 }
  }

  // MARK: - How it is drawn

  override var boxName: String { "WKWebView" }
  override var boxContent: String { url.map { "\(boxName) \($0.absoluteString)" } ?? boxName }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .webView }
}

/// The loading of a page; there is none here.
@MainActor open class WKNavigation: NSObject {}

/// The web view of iOS 11 and before, which loads nothing: its box shows the address it was told.
@MainActor open class UIWebView: NamedBoxView {
  // MARK: - What it is

  /// The address of the page that would be shown.
  private var address: String?
  /// Who would be told of pages; never called.
  open weak var delegate: AnyObject?
  /// Whether pages are as wide as the view; kept, with no effect.
  open var scalesPageToFit = false
  /// What in a page becomes a link; kept, with no effect.
  open var dataDetectorTypes: UIDataDetectorTypes = .phoneNumber
  /// Whether a page is being loaded; never.
  open var isLoading: Bool { false }

  /// Takes note of the address, as `WKWebView.load(_:)` does, and reports that nothing is loaded.
  open func loadRequest<Request: CustomStringConvertible>(_ request: Request) {
    address = request.description
    Diagnostics.report("\(type(of: self)) loads nothing here", severity: .note)
  }

  /// Reports that nothing is loaded.
  open func loadHTMLString(_ string: String, baseURL: URL?) {
    Diagnostics.report("\(type(of: self)) loads nothing here", severity: .note)
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    scalesPageToFit = element.bool("scalesPageToFit") ?? false
    dataDetectorTypes = UIDataDetectorTypes(of: element)
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "delegate": KeyValueCoding.reference(\UIWebView.delegate)
    ]) { $1 }
  }

  // MARK: - How it is drawn

  override var boxName: String { "UIWebView" }
  override var boxContent: String { address.map { "\(boxName) \($0)" } ?? boxName }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .webView }
}
