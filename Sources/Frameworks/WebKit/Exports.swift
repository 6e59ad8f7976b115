// Foundation itself tells requests on iOS; here they are in its networking half, which only apps
// with pages load.
@_exported import FoundationNetworking
@_exported import UIKit

extension WKNavigationAction {
  /// The request for the page.
  public var request: URLRequest { URLRequest(url: url ?? URL(fileURLWithPath: "/")) }
}
