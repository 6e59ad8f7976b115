import Testing
import UIKit
import XCUIAutomation

@MainActor struct ContainerTests {
  @Test func pagesTurnWithSwipes() {
    let app = XCUIApplication(rootViewController: PagesUnderTest())
    app.launch()
    #expect(app.staticTexts["Page 1"].exists)
    app.swipeLeft()
    #expect(app.staticTexts["Page 2"].exists)
    #expect(!app.staticTexts["Page 1"].exists)
    #expect(app.pageIndicators.firstMatch.value as? String == "page 2 of 3")
    app.scrollViews.firstMatch.swipeRight()
    #expect(app.staticTexts["Page 1"].exists)
  }

  @Test func aPopoverGoesWithATouchBesideIt() {
    let app = XCUIApplication(
      rootViewController: TestScreen { root in
        let label = makeLabel("Anchor", y: 300)
        root.addSubview(label)
      }, screen: .iPad)
    app.launch()
    app.application?.run {
      let root = app.application?.windows.first?.rootViewController
      let popover = TestScreen { $0.addSubview(makeLabel("Inside", y: 20)) }
      popover.modalPresentationStyle = .popover
      popover.preferredContentSize = CGSize(width: 200, height: 120)
      popover.popoverPresentationController?.sourceView = root?.view.subviews.first
      root?.present(popover, animated: true)
    }
    #expect(app.staticTexts["Inside"].exists)
    app.otherElements["PopoverDismissRegion"].tap()
    #expect(!app.staticTexts["Inside"].exists)
  }

  @Test func aSplitViewIsWalkedThroughOnAPhone() {
    let app = XCUIApplication(rootViewController: makeSplit())
    app.launch()
    #expect(app.navigationBars["Detail"].exists)
    app.navigationBars.buttons["List"].tap()
    #expect(app.navigationBars["List"].exists)
    #expect(!app.navigationBars["Detail"].exists)
  }

  @Test func aSplitViewShowsBothColumnsOnATabletsSide() {
    let app = XCUIApplication(rootViewController: makeSplit(), screen: ScreenSize.iPad.landscape)
    app.launch()
    #expect(app.navigationBars["List"].exists)
    #expect(app.navigationBars["Detail"].exists)
  }

  private func makeSplit() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = ["List", "Detail"].map { title in
      let screen = UIViewController()
      screen.title = title
      return UINavigationController(rootViewController: screen)
    }
    return split
  }
}

/// Three pages with their numbers.
private final class PagesUnderTest: UIPageViewController, UIPageViewControllerDataSource {
  private let all: [UIViewController] = (1...3).map { number in
    TestScreen { $0.addSubview(makeLabel("Page \(number)", y: 100)) }
  }

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([all[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  private func page(_ distance: Int, from page: UIViewController) -> UIViewController? {
    let place = all.firstIndex { $0 === page }.map { $0 + distance }
    return place.flatMap { all.indices.contains($0) ? all[$0] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(-1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { all.count }
}
