import Testing

@testable import UIKit

@MainActor @Suite struct ContainerLayoutTests {
  @Test func aScreenReachesUnderTheBarUnlessItSaysOtherwise() {
    let screen = UIViewController()
    let stage = Stage(root: UINavigationController(rootViewController: screen))
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(screen.view.safeAreaInsets.top == 64)
    screen.edgesForExtendedLayout = []
    screen.navigationController?.view.setNeedsLayout()
    stage.application.commit()
    #expect(screen.view.frame == CGRect(x: 0, y: 64, width: 320, height: 416))
    #expect(screen.view.safeAreaInsets.top == 0)
  }

  @Test func aTabBarCoversTheBottom() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let stage = Stage(root: tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
    #expect(screen.view.safeAreaInsets == UIEdgeInsets(top: 64, bottom: 49))
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    tabs.view.setNeedsLayout()
    stage.application.commit()
    #expect(tabs.tabBar.isHidden)
    #expect(pushed.view.safeAreaInsets.bottom == 0)
  }

  @Test func aHiddenBarTakesNoRoom() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let stage = Stage(root: navigation)
    navigation.setNavigationBarHidden(true, animated: true)
    stage.application.commit()
    #expect(screen.view.safeAreaInsets.top == 20)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 0, width: 320, height: 100), 20.0),
    (CGRect(x: 0, y: 5, width: 320, height: 100), 15.0),
    (CGRect(x: 0, y: 20, width: 320, height: 100), 0.0),
    (CGRect(x: 0, y: -10, width: 320, height: 100), 20.0),
  ]) func aSafeAreaIsWhatIsLeftOfIt(frame: CGRect, top: Double) {
    let root = UIViewController()
    let stage = Stage(root: root)
    let view = UIView(frame: frame)
    root.view.addSubview(view)
    #expect(Double(view.safeAreaInsets.top) == top)
    #expect(stage.window.safeAreaInsets.top == 20)
  }

  @Test func titlesReachBarsLater() {
    let screen = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    let stage = Stage(root: navigation)
    screen.title = "Later"
    #expect(navigation.navigationBar.topItem?.title == "Later")
    screen.navigationItem.title = "Still later"
    stage.application.commit()
    #expect(Pictures.picture(of: stage.application).contains("Still later"))
  }
}
