/// Decides about pages and is told of their loading.
///
/// Nothing loads here: a delegate is asked whether a request may be made, and nothing else is
/// called.
@MainActor public protocol WKNavigationDelegate: AnyObject {
  /// Whether a request may be made; call `decisionHandler` once.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
  /// Whether an answer may be shown.
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void)
  /// A page began to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// The server sent the page elsewhere.
  func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!)
  /// A page could not begin.
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  /// Content of a page arrived.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// A page is complete.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// A page broke off.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// The process that shows pages ended.
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  /// It may.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) { decisionHandler(.allow) }
  /// It may.
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping (WKNavigationResponsePolicy) -> Void
  ) { decisionHandler(.allow) }
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView,
    didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  /// Does nothing.
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

/// Whether a request may be made.
public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// Whether an answer may be shown.
public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

/// Why a page is asked for.
public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

/// A page that is asked for; `import WebKit` adds its `request`.
@MainActor open class WKNavigationAction: NSObject {
  /// Why the page is asked for.
  public let navigationType: WKNavigationType
  /// The frame that asks; not known.
  open var sourceFrame: WKFrameInfo { WKFrameInfo() }
  /// The frame that the page is for.
  open var targetFrame: WKFrameInfo? { WKFrameInfo() }
  /// The address of the page.
  package let url: URL?

  init(url: URL?, type: WKNavigationType) {
    self.url = url
    navigationType = type
    super.init()
  }
}

/// The answer to a request; there never is one.
@MainActor open class WKNavigationResponse: NSObject {
  /// Whether the answer is for the page itself.
  open var isForMainFrame: Bool { true }
  /// Whether a web view can show the answer.
  open var canShowMIMEType: Bool { true }
}

/// A part of a page.
@MainActor open class WKFrameInfo: NSObject {
  /// Whether the part is the page itself.
  open var isMainFrame: Bool { true }
}

/// Shows what a page wants shown outside it; never called, as there are no pages.
@MainActor public protocol WKUIDelegate: AnyObject {
  /// A page wants a window of its own.
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  /// A page shows a message.
  func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void)
  /// A page asks a question.
  func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void)
  /// A page wants its window closed.
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  /// None.
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  /// Goes on.
  public func webView(
    _ webView: WKWebView, runJavaScriptAlertPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping () -> Void
  ) { completionHandler() }
  /// Answers no.
  public func webView(
    _ webView: WKWebView, runJavaScriptConfirmPanelWithMessage message: String,
    initiatedByFrame frame: WKFrameInfo, completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Does nothing.
  public func webViewDidClose(_ webView: WKWebView) {}
}

/// What a page wants of its window; kept, with no effect.
@MainActor open class WKWindowFeatures: NSObject {}
