import Testing

@testable import UIKit

@MainActor @Suite struct NamedBoxTests {
  private func picture(_ view: UIView, columns: Double) -> String {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: 48))
    view.frame = screen.bounds
    screen.addSubview(view)
    let lines = Pictures.picture(of: screen).split(separator: "\n").dropFirst().dropLast()
    return lines.map { $0.dropFirst().dropLast() }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("webView", "UIWebView"), ("wkWebView", "WKWebView"), ("mapView", "MKMapView"),
    ("glkView", "GLKView"), ("mtkView", "MTKView"), ("sceneKitView", "SCNView"),
    ("arscnView", "ARSCNView"), ("arskView", "ARSKView"), ("arView", "ARView"),
    ("skView", "SKView"), ("pdfView", "PDFView"), ("adBannerView", "ADBannerView"),
  ])
  func theBoxNamesWhatWouldBeThere(element: String, name: String) throws {
    let (objects, _, messages) = try NibFixtures.load("<\(element) id=\"1\"/>")
    let view = try #require(objects.first as? UIView)
    #expect(messages.isEmpty)
    #expect(picture(view, columns: 16).contains(name))
    #expect(picture(view, columns: 16).hasPrefix("┌──────────────┐"))
  }

  @Test(arguments: [
    ("avPlayerViewController", "AVPlayerViewController"),
    ("glkViewController", "GLKViewController"), ("hostingController", "UIHostingController About"),
  ])
  func theScreenOfADeviceIsABox(element: String, name: String) throws {
    let custom = element == "hostingController" ? "customClass=\"About\"" : ""
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene("<\(element) id=\"c\" \(custom)/>"), initial: "c")
    let controller = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(root: controller)
    #expect(Pictures.picture(of: stage.application).contains(name))
  }

  @Test func aMapIsRead() throws {
    let map: MKMapView = try NibFixtures.view(
      """
      <mapView mapType="hybrid" showsUserLocation="YES" zoomEnabled="NO" scrollEnabled="NO"
       rotateEnabled="NO" pitchEnabled="NO" showsBuildings="NO" showsPointsOfInterest="NO" id="1"/>
      """)
    #expect(map.mapType == .hybrid && map.showsUserLocation && !map.isZoomEnabled)
    #expect(!map.isScrollEnabled && !map.isRotateEnabled && !map.isPitchEnabled)
    #expect(!map.showsBuildings && !map.showsPointsOfInterest)
    #expect(picture(map, columns: 20).contains("MKMapView hybrid"))
  }

  @Test func aWebViewSaysThatItLoadsNothing() throws {
    let web: WKWebView = try NibFixtures.view(
      """
      <wkWebView allowsBackForwardNavigationGestures="YES" allowsLinkPreview="NO"
       customUserAgent="Test" id="1"/>
      """)
    #expect(web.allowsBackForwardNavigationGestures && !web.allowsLinkPreview)
    #expect(web.customUserAgent == "Test")
    let (_, diagnostics) = Diagnostics.collecting {
      web.loadHTMLString("<p>", baseURL: URL(string: "https://example.com"))
    }
    #expect(diagnostics.count == 1 && !web.isLoading && !web.canGoBack)
    #expect(picture(web, columns: 40).contains("WKWebView https://example.com"))
  }
}
