import Testing

@testable import UIKit

@MainActor @Suite struct LargeTitleTests {
  private func navigation(
    _ root: UIViewController, large: Bool = true
  ) -> (UINavigationController, UIApplication) {
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    let controller = application.run { () -> UINavigationController in
      let controller = UINavigationController(rootViewController: root)
      controller.navigationBar.prefersLargeTitles = large
      let window = UIWindow(screen: application.screen)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return controller
    }
    application.commit()
    return (controller, application)
  }

  private func titled(_ title: String, _ mode: UINavigationItem.LargeTitleDisplayMode)
    -> UIViewController
  {
    let controller = UIViewController()
    controller.title = title
    controller.navigationItem.largeTitleDisplayMode = mode
    return controller
  }

  @Test func aLargeTitleMakesTheBarHigherAndInsetsTheScreen() {
    let root = titled("Notes", .automatic)
    let (navigation, application) = navigation(root)
    defer { application.terminate() }
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 96))
    #expect(root.view.safeAreaInsets.top == 116)
  }

  @Test(
    arguments: [
      (UINavigationItem.LargeTitleDisplayMode.automatic, 96), (.always, 96), (.never, 44),
    ] as [(UINavigationItem.LargeTitleDisplayMode, CGFloat)])
  func aScreenMayDecline(mode: UINavigationItem.LargeTitleDisplayMode, height: CGFloat) {
    let (navigation, application) = navigation(titled("Notes", .automatic))
    defer { application.terminate() }
    navigation.pushViewController(titled("Note", mode), animated: false)
    application.commit()
    #expect(navigation.navigationBar.frame.height == height)
  }

  @Test func anItemThatLeavesItOpenDoesAsTheOneBelow() {
    let (navigation, application) = navigation(titled("Notes", .never))
    defer { application.terminate() }
    navigation.pushViewController(titled("Note", .automatic), animated: false)
    application.commit()
    #expect(navigation.navigationBar.frame.height == 44)
  }

  @Test func aPromptTakesARowAboveTheButtons() {
    let root = titled("Notes", .never)
    root.navigationItem.prompt = "All of them"
    let (navigation, application) = navigation(root)
    defer { application.terminate() }
    #expect(navigation.navigationBar.frame.height == 74)
    #expect(root.view.safeAreaInsets.top == 94)
  }

  @Test func contentThatIsScrolledTakesTheLargeTitleAway() throws {
    let list = UIScrollView()
    list.contentSize = CGSize(width: 375, height: 3000)
    let root = titled("Notes", .automatic)
    root.view = list
    let (navigation, application) = navigation(root)
    defer { application.terminate() }
    #expect(list.contentOffset.y == -116)
    for (offset, height) in [(-100, 80), (0, 44), (500, 44), (-116, 96)] as [(CGFloat, CGFloat)] {
      list.contentOffset.y = offset
      application.commit()
      #expect(navigation.navigationBar.frame.height == height)
    }
  }
}
