import Testing

@testable import UIKit

@MainActor @Suite struct MoreTabTests {
  private func tabs(_ count: Int) -> UITabBarController {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...count).map { number in
      let screen = UIViewController()
      screen.title = "Tab \(number)"
      return number == 6 ? UINavigationController(rootViewController: screen) : screen
    }
    tabs.viewControllers?.last?.tabBarItem.title = "Last"
    return tabs
  }

  private func titles(_ tabs: UITabBarController) -> [String?] {
    (tabs.tabBar.items ?? []).map(\.title)
  }

  @Test func fiveTabsHaveRoomOnAPhone() {
    let tabs = tabs(5)
    let stage = Stage(root: tabs)
    #expect(titles(tabs) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "Last"])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func theFifthTabOfMoreLeadsToAList() {
    let tabs = tabs(7)
    let stage = Stage(root: tabs)
    #expect(titles(tabs) == ["Tab 1", "Tab 2", "Tab 3", "Tab 4", "More"])
    stage.touch(CGPoint(x: 290, y: 460))
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    #expect(tabs.selectedIndex == NSNotFound)
    let picture = Pictures.picture(of: stage.application)
    #expect(picture.contains("▸More◂"))
    #expect(picture.contains("Tab 5"))
    #expect(picture.contains("Last"))
  }

  @Test func aRowOfTheListPushesItsScreen() {
    let tabs = tabs(7)
    let stage = Stage(root: tabs)
    stage.touch(CGPoint(x: 290, y: 460))
    stage.touch(CGPoint(x: 100, y: 64 + 22))
    let fifth = tabs.viewControllers?[4]
    #expect(tabs.selectedViewController === fifth)
    #expect(tabs.selectedIndex == 4)
    #expect(fifth?.navigationController === tabs.moreNavigationController)
    #expect(fifth?.tabBarController === tabs)
    #expect(Pictures.picture(of: stage.application).contains("‹ More"))
    stage.touch(CGPoint(x: 20, y: 42))
    #expect(fifth?.parent === tabs)
    #expect(tabs.selectedIndex == NSNotFound)
  }

  @Test func aNavigationControllerOfTheListSharesItsBar() {
    let tabs = tabs(7)
    let stage = Stage(root: tabs)
    tabs.selectedIndex = 5
    stage.application.commit()
    let bar = tabs.moreNavigationController.navigationBar
    #expect(bar.items?.map(\.title) == ["More", "Tab 6"])
    let inner = tabs.viewControllers?[5] as? UINavigationController
    let further = UIViewController()
    further.title = "Further"
    inner?.pushViewController(further, animated: true)
    #expect(bar.items?.map(\.title) == ["More", "Tab 6", "Further"])
    #expect(tabs.selectedIndex == 5)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func theMoreTabTouchedAgainShowsTheList() {
    let tabs = tabs(7)
    let stage = Stage(root: tabs)
    tabs.selectedIndex = 6
    #expect(tabs.selectedIndex == 6)
    stage.touch(CGPoint(x: 290, y: 460))
    #expect(tabs.selectedViewController === tabs.moreNavigationController)
    stage.touch(CGPoint(x: 30, y: 460))
    #expect(tabs.selectedIndex == 0)
  }

  @Test func aRegularWidthHasRoomForEight() {
    let eight = tabs(8)
    let nine = tabs(9)
    let stage = Stage(root: eight, size: CGSize(width: 1024, height: 768))
    #expect(titles(eight).count == 8)
    stage.application.run { stage.window.rootViewController = nine }
    #expect(titles(nine).last == "More")
    #expect(titles(nine).count == 8)
  }

  @Test func turningALargePhoneMakesRoom() {
    let tabs = tabs(7)
    let stage = Stage(root: tabs, size: CGSize(width: 414, height: 736))
    tabs.selectedIndex = 6
    #expect(titles(tabs).last == "More")
    stage.application.rotate(to: .landscapeLeft)
    #expect(titles(tabs).count == 7)
    #expect(tabs.selectedIndex == 6)
    #expect(tabs.viewControllers?[6].parent === tabs)
    stage.application.rotate(to: .portrait)
    #expect(titles(tabs).count == 5)
    #expect(tabs.selectedIndex == 6)
  }
}
