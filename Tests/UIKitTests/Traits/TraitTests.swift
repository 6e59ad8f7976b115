import Testing

@testable import UIKit

@MainActor @Suite struct TraitTests {
  @Test(
    arguments: [
      ("retina4_7", false, UIUserInterfaceSizeClass.compact, UIUserInterfaceSizeClass.regular),
      ("retina4_7", true, .compact, .compact), ("retina5_5", true, .regular, .compact),
      ("retina6_1", true, .regular, .compact), ("retina6_12", true, .compact, .compact),
      ("retina6_9", true, .regular, .compact), ("ipad9_7", false, .regular, .regular),
      ("ipad9_7", true, .regular, .regular),
    ] as [(String, Bool, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
  func sizeClassesOfDevices(
    device: String, isLandscape: Bool, horizontal: UIUserInterfaceSizeClass,
    vertical: UIUserInterfaceSizeClass
  ) throws {
    let screen = try #require(SimulatedDevice.named(device)).screen(isLandscape: isLandscape)
    #expect(screen.traitCollection.horizontalSizeClass == horizontal)
    #expect(screen.traitCollection.verticalSizeClass == vertical)
  }

  @Test func laterTraitsWin() {
    let all = UITraitCollection(traitsFrom: [
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(displayScale: 3),
    ])
    #expect(all.horizontalSizeClass == .regular)
    #expect(all.displayScale == 3)
    #expect(all.verticalSizeClass == .unspecified)
    #expect(all.containsTraits(in: UITraitCollection(displayScale: 3)))
    #expect(!all.containsTraits(in: UITraitCollection(displayScale: 2)))
  }

  @Test func aParentOverridesTheTraitsOfAChild() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let stage = Stage(root: parent)
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .regular)
    #expect(parent.traitCollection.horizontalSizeClass == .compact)
    #expect(stage.window.traitCollection.horizontalSizeClass == .compact)
  }
}

/// A controller that notes every word of its traits.
private final class TraitController: UIViewController {
  let log = CallLog()
  override func traitCollectionDidChange(_ previous: UITraitCollection?) { log.add("told") }
}

@MainActor @Suite struct TraitsBeforeTheViewTests {
  @Test(arguments: [false, true]) func aControllerIsToldTheSameWithAndWithoutItsView(
    isLoaded: Bool
  ) {
    let parent = UIViewController()
    let child = TraitController()
    parent.addChild(child)
    let stage = Stage(root: parent)
    defer { withExtendedLifetime(stage) {} }
    if isLoaded { child.loadViewIfNeeded() }
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: TraitController, _) in controller.log.add("observer")
    }
    child.overrideUserInterfaceStyle = .dark
    #expect(child.log.take() == ["told", "observer"])
    parent.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    #expect(child.log.take() == ["told"])
  }
}

/// A controller that notes what a turn of the device calls.
private final class TurningController: LoggingController {
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    log.add("willTransition(vertical \(newCollection.verticalSizeClass))")
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    log.add("viewWillTransition(\(Int(size.width)), \(Int(size.height)))")
    coordinator.animate(alongsideTransition: { [log] _ in log.add("alongside") }) { [log] _ in
      log.add("completion")
    }
  }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    log.add("traitCollectionDidChange")
  }
}

@MainActor @Suite struct RotationTests {
  private func launch(_ controller: UIViewController) -> UIApplication {
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    application.run {
      let window = UIWindow(screen: application.screen)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
    application.commit()
    return application
  }

  @Test func callsComeInOrder() {
    let log = CallLog()
    let controller = TurningController("a", log)
    let application = launch(controller)
    defer { application.terminate() }
    _ = log.take()
    application.rotate(to: .landscapeLeft)
    let calls = log.take().filter { !$0.contains("Subviews") }
    #expect(
      calls == [
        "willTransition(vertical compact)", "viewWillTransition(667, 375)",
        "traitCollectionDidChange", "alongside", "completion",
      ])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 667, height: 375))
    #expect(application.screen.bounds.size == CGSize(width: 667, height: 375))
  }

  @Test func aPhoneDoesNotTurnUpsideDown() {
    let application = launch(UIViewController())
    defer { application.terminate() }
    application.rotate(to: .portraitUpsideDown)
    #expect(application.interfaceOrientation == .portrait)
  }

  @Test func aControllerMayRefuse() {
    final class Upright: UIViewController {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
    }
    let application = launch(Upright())
    defer { application.terminate() }
    application.rotate(to: .landscapeRight)
    #expect(application.screen.bounds.size == CGSize(width: 375, height: 667))
  }

  @Test func turningBackRestoresTheScreen() {
    let application = UIApplication(
      screen: UIScreen(
        size: CGSize(width: 393, height: 852), scale: 3,
        deviceInsets: UIEdgeInsets(top: 59, bottom: 34)))
    defer { application.terminate() }
    application.rotate(to: .landscapeLeft)
    let turned = application.screen.deviceInsets
    #expect(turned == UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    application.rotate(to: .portrait)
    #expect(application.screen.deviceInsets == UIEdgeInsets(top: 59, bottom: 34))
    #expect(application.screen.bounds.size == CGSize(width: 393, height: 852))
  }
}
