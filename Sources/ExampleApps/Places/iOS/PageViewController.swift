import SafariServices
import UIKit
import WebKit

class PageViewController: UIViewController, WKNavigationDelegate {
  private let place: Place
  private let webView = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())

  init(place: Place) {
    self.place = place
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func loadView() {
    webView.navigationDelegate = self
    view = webView
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = place.title
    guard let address = URL(string: place.address) else { return }
    webView.load(URLRequest(url: address))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] _ in
        self?.present(SFSafariViewController(url: address), animated: true)
      })
  }

  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
  ) {
    let isOurs = navigationAction.request.url?.host == "example.com"
    decisionHandler(isOurs ? .allow : .cancel)
  }

  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {
    title = webView.title
  }
}
