import Testing

@testable import UIKit

@MainActor @Suite struct BarHeightTests {
  @Test(
    arguments: [
      ("iPhone 8", false, 44, 49, 44), ("iPhone 8", true, 32, 49, 32),
      ("iPhone 15", false, 44, 49, 44), ("iPhone 15", true, 32, 32, 32),
      ("iPhone 15 Plus", true, 44, 49, 44), ("iPad", false, 50, 50, 50),
      ("iPad Pro 11", true, 50, 45, 45),
    ] as [(String, Bool, CGFloat, CGFloat, CGFloat)])
  func barsOfDevices(
    name: String, isLandscape: Bool, navigation: CGFloat, tab: CGFloat, tool: CGFloat
  ) throws {
    let screen = try #require(SimulatedDevice.named(name)).screen(isLandscape: isLandscape)
    let heights = BarHeights(screen.traitCollection, hasHomeButton: screen.hasHomeButton)
    #expect([heights.navigation, heights.tab, heights.tool] == [navigation, tab, tool])
  }

  @Test func barsFollowWhenTheDeviceIsTurned() {
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    defer { application.terminate() }
    let navigation = application.run { () -> UINavigationController in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(screen: application.screen)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      return navigation
    }
    application.commit()
    #expect(navigation.navigationBar.frame.height == 44)
    application.rotate(to: .landscapeLeft)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 32)
  }

  @Test(
    arguments: [
      (UIImage(named: "a name of many letters"), 40), (UIImage(systemName: "star"), 36),
    ] as [(UIImage?, CGFloat)])
  func anIconIsAsWideAsItsImage(image: UIImage?, width: CGFloat) {
    let button = BarButton(UIBarButtonItem(image: image, style: .plain, target: nil, action: nil))
    #expect(button.sizeThatFits(.zero) == CGSize(width: width, height: 44))
  }
}
