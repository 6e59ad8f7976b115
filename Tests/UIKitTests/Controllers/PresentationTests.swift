import Testing

@testable import UIKit

@MainActor @Suite struct PresentationTests {
  @Test func aChildPresentsThroughItsOutermostContainer() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let stage = Stage(root: navigation)
    let modal = UIViewController()
    screen.present(modal, animated: false)
    #expect(modal.presentingViewController === navigation)
    #expect(screen.presentedViewController === modal)
    #expect(modal.view.window === stage.window)
    modal.dismiss(animated: false)
    #expect(modal.presentingViewController == nil)
    #expect(screen.presentedViewController == nil)
  }

  @Test func aSecondPresentationIsRefused() {
    let root = UIViewController()
    let stage = Stage(root: root)
    root.present(UIViewController(), animated: false)
    let (_, diagnostics) = Diagnostics.collecting {
      root.present(UITabBarController(), animated: false)
    }
    #expect(
      diagnostics.map(\.message) == [
        "UIViewController already presents a controller; UITabBarController was not shown"
      ])
    #expect(stage.window.subviews.count == 2)
  }

  @Test func aPresenterOutsideAnyWindowIsRefused() {
    let (_, diagnostics) = Diagnostics.collecting {
      let lonely = UIViewController()
      lonely.loadViewIfNeeded()
      lonely.present(UIViewController(), animated: false)
    }
    #expect(diagnostics.count == 1)
  }

  @Test func dismissingTheLowestTakesAllAway() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let first = UIViewController()
    let second = UIViewController()
    root.present(first, animated: false)
    first.present(second, animated: false)
    var isDone = false
    root.dismiss(animated: true) { isDone = true }
    #expect(isDone)
    #expect(root.presentedViewController == nil)
    #expect(second.presentingViewController == nil)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func aSheetLeavesRoomAtTheTop() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let sheet = UIViewController()
    root.present(sheet, animated: false)
    #expect(sheet.view.frame == CGRect(x: 0, y: 30, width: 320, height: 450))
    #expect(stage.window.screen.deviceInsets.top == 20)
  }

  @Test func anAlertRunsTheHandlerAfterItWent() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var presentedInHandler: UIViewController?
    var choices: [String] = []
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in choices.append("cancel") })
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { _ in
        presentedInHandler = root.presentedViewController
        choices.append("delete")
      })
    root.present(alert, animated: true)
    #expect(root.presentedViewController === alert)
    let button = alert.view.subviews.last
    let middle = button?.convert(CGPoint(x: 20, y: 20), to: nil) ?? .zero
    stage.touch(middle)
    #expect(choices == ["delete"])
    #expect(presentedInHandler == nil)
    #expect(root.presentedViewController == nil)
  }

  @Test func aTouchBesideAnAlertReachesNothing() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
    let counter = TouchCounter()
    control.addTarget(counter, action: Selector("count"), for: .touchUpInside)
    root.view.addSubview(control)
    stage.touch(CGPoint(x: 10, y: 10))
    #expect(counter.count == 1)
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: true)
    stage.touch(CGPoint(x: 10, y: 10))
    #expect(counter.count == 1)
  }
}

/// Counts how often it was called.
@MainActor final class TouchCounter: ActionReceiver {
  var count = 0
  var names: [String] = []

  func receive(_ action: Selector, sender: AnyObject?) {
    count += 1
    names.append(action.name)
  }
}
