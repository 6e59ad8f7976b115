import Testing

@testable import UIKit

@MainActor @Suite struct WebDelegateTests {
  private final class Judge: WKNavigationDelegate {
    var policy = WKNavigationActionPolicy.allow
    var asked: [String] = []

    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
    ) {
      asked.append(navigationAction.url?.absoluteString ?? "")
      decisionHandler(policy)
    }
  }

  /// Describes itself as Foundation's `URLRequest` does.
  private struct Request: CustomStringConvertible {
    let description: String
  }

  @Test func theDelegateDecidesWhetherAPageIsAskedFor() {
    let judge = Judge()
    let web = WKWebView(frame: .zero)
    web.navigationDelegate = judge
    _ = Diagnostics.collecting { web.load(Request(description: "https://example.com/a")) }
    #expect(web.url?.path == "/a")
    judge.policy = .cancel
    web.load(Request(description: "https://example.com/b"))
    #expect(web.url?.path == "/a")
    #expect(judge.asked == ["https://example.com/a", "https://example.com/b"])
  }

  @Test func aScriptFailsAsWithoutAPage() {
    var failed = false
    WKWebView(frame: .zero).evaluateJavaScript("1 + 1") { _, error in failed = error != nil }
    #expect(failed)
  }

  @Test func aSecondHandlerOfANameIsReported() {
    final class Handler: WKScriptMessageHandler {
      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
      ) {}
    }
    let content = WKWebViewConfiguration().userContentController
    content.add(Handler(), name: "app")
    let (_, diagnostics) = Diagnostics.collecting { content.add(Handler(), name: "app") }
    #expect(diagnostics.count == 1)
  }
}
