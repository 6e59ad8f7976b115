import Testing

@testable import UIKit

/// The orders of `reference: UIKit` as observed by logs of real apps; each transition is one rule.
@MainActor @Suite struct AppearanceOrderTests {
  let log = CallLog()
  var first: LoggingController { LoggingController("A", log) }

  @Test func aRootLoadsThenAppears() {
    let root = LoggingController("A", log)
    let stage = Stage(root: root)
    #expect(
      log.take() == [
        "A.loadView", "A.viewDidLoad", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
      ])
    stage.window.isHidden = true
    #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
  }

  @Test func aPushEndsWithDidMove() {
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    let stage = Stage(root: navigation)
    _ = log.take()
    navigation.pushViewController(LoggingController("B", log), animated: true)
    #expect(
      log.take() == [
        "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "A.viewWillDisappear",
        "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
        "B.didMove(parent)",
      ])
    #expect(stage.window.rootViewController === navigation)
  }

  @Test func aPopEndsWithDidMove() {
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    let stage = Stage(root: navigation)
    navigation.pushViewController(LoggingController("B", log), animated: true)
    _ = log.take()
    navigation.popViewController(animated: true)
    #expect(
      log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing",
        "B.viewDidDisappear", "A.viewDidAppear", "B.didMove(nil)",
      ])
    #expect(stage.application.windows.count == 1)
  }

  @Test func aFullScreenPresentationSwapsTheDidCalls() {
    let root = LoggingController("A", log)
    let stage = Stage(root: root)
    let modal = LoggingController("B", log)
    modal.modalPresentationStyle = .fullScreen
    _ = log.take()
    root.present(modal, animated: true)
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "B.viewDidAppear", "A.viewDidDisappear",
      ])
    #expect(root.view.window == nil)
    root.dismiss(animated: true)
    #expect(
      log.take() == [
        "B.viewWillDisappear", "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear",
        "B.viewDidDisappear",
      ])
    #expect(root.view.window === stage.window)
  }

  @Test func aSheetLeavesThePresenterInPeace() {
    let root = LoggingController("A", log)
    let stage = Stage(root: root)
    let modal = LoggingController("B", log)
    _ = log.take()
    root.present(modal, animated: true)
    modal.dismiss(animated: true)
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "B.viewIsAppearing", "B.viewDidAppear",
        "B.viewWillDisappear", "B.viewDidDisappear",
      ])
    #expect(root.view.window === stage.window)
  }

  @Test func aTabSwitchLoadsTheNewScreenOnce() {
    let tabs = UITabBarController()
    let second = LoggingController("B", log)
    tabs.viewControllers = [LoggingController("A", log), second]
    let stage = Stage(root: tabs)
    _ = log.take()
    tabs.selectedIndex = 1
    #expect(
      log.take() == [
        "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    tabs.selectedIndex = 0
    #expect(
      log.take() == [
        "A.viewWillAppear", "B.viewWillDisappear", "A.viewIsAppearing", "B.viewDidDisappear",
        "A.viewDidAppear",
      ])
    #expect(stage.window.rootViewController === tabs)
  }

  @Test func aChildAddedByHandAppearsWithItsView() {
    let root = LoggingController("A", log)
    let stage = Stage(root: root)
    let child = LoggingController("B", log)
    _ = log.take()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    #expect(
      log.take() == [
        "B.willMove(parent)", "B.loadView", "B.viewDidLoad", "B.viewWillAppear",
        "B.viewIsAppearing", "B.viewDidAppear", "B.didMove(parent)",
      ])
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      log.take() == [
        "B.willMove(nil)", "B.viewWillDisappear", "B.viewDidDisappear", "B.didMove(nil)",
      ])
    #expect(stage.window.rootViewController === root)
  }

  @Test func aHiddenStackMakesNoAppearanceCalls() {
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    navigation.pushViewController(LoggingController("B", log), animated: false)
    #expect(
      log.take() == [
        "A.willMove(parent)", "A.didMove(parent)", "B.willMove(parent)", "B.didMove(parent)",
      ])
  }

  @Test func aPushDuringAPushWaits() {
    let navigation = UINavigationController(rootViewController: LoggingController("A", log))
    let stage = Stage(root: navigation)
    let pushing = PushingController("B", log)
    pushing.following = LoggingController("C", log)
    navigation.pushViewController(pushing, animated: true)
    #expect(navigation.viewControllers.count == 3)
    #expect(log.take().last == "C.didMove(parent)")
    #expect(navigation.topViewController?.view.window === stage.window)
  }
}

/// Pushes another controller as soon as it is about to appear.
final class PushingController: LoggingController {
  var following: UIViewController?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let following else { return }
    self.following = nil
    navigationController?.pushViewController(following, animated: true)
  }
}
