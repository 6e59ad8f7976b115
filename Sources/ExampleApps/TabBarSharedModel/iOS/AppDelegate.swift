import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  @IBOutlet var window: UIWindow?
  @IBOutlet var tabBarController: UITabBarController!

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window?.rootViewController = tabBarController
    window?.makeKeyAndVisible()
    return true
  }
}
