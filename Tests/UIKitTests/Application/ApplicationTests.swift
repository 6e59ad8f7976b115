import Testing

@testable import UIKit

@MainActor @Suite struct ApplicationTests {
  @Test func theDelegateIsToldOfTheWholeLife() {
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let delegate = LifeDelegate()
    application.delegate = delegate
    application.launch()
    application.enterBackground()
    application.enterForeground()
    application.sendMemoryWarning()
    application.terminate()
    #expect(
      delegate.calls == [
        "willFinishLaunching", "didFinishLaunching", "didBecomeActive", "willResignActive",
        "didEnterBackground", "willEnterForeground", "didBecomeActive", "didReceiveMemoryWarning",
        "willResignActive", "willTerminate",
      ])
  }

  @Test func applicationsSideBySideDoNotSeeEachOther() {
    let first = UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let second = UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    first.run {
      #expect(UIApplication.shared === first)
      second.run { #expect(UIScreen.main.bounds.width == 375) }
      #expect(UIScreen.main.bounds.width == 320)
    }
  }

  @Test func aTaskStartedByAnAppKeepsItsApplication() async {
    let first = UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let second = UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    let task = first.run { Task { @MainActor in UIApplication.shared === first } }
    second.run {}
    #expect(await task.value)
  }

  @Test func windowsStandInTheOrderOfTheirLevels() {
    let stage = Stage()
    let alert = UIWindow(screen: stage.application.screen)
    alert.windowLevel = .alert
    let normal = UIWindow(screen: stage.application.screen)
    stage.application.run {
      alert.makeKeyAndVisible()
      normal.makeKeyAndVisible()
    }
    #expect(stage.application.windows.map { $0 === alert } == [false, false, true])
    #expect(normal.isKeyWindow)
  }

  @Test func devicesAreKnownByBothNames() {
    #expect(SimulatedDevice.named("retina6_12")?.size == CGSize(width: 393, height: 852))
    #expect(SimulatedDevice.named("iphone 15")?.id == "retina6_12")
    #expect(SimulatedDevice.named("toaster") == nil)
    let ids = SimulatedDevice.all.map(\.id)
    #expect(Set(ids).count == ids.count)
  }
}

final class LifeDelegate: UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("willFinishLaunching")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) {
    calls.append("willResignActive")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    calls.append("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    calls.append("willEnterForeground")
  }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("willTerminate") }
  func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
    calls.append("didReceiveMemoryWarning")
  }
}
