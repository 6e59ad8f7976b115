import Testing

@testable import UIKit

@MainActor @Suite struct SplitViewTests {
  private let log = CallLog()
  private static let tablet = CGSize(width: 1024, height: 768)
  private static let uprightTablet = CGSize(width: 768, height: 1024)
  private static let phone = CGSize(width: 320, height: 480)
  /// A large phone is compact upright and regular on its side.
  private static let largePhone = CGSize(width: 414, height: 736)

  private func screen(_ title: String) -> UINavigationController {
    let controller = UIViewController()
    controller.title = title
    return UINavigationController(rootViewController: controller)
  }

  private func split() -> UISplitViewController {
    let split = UISplitViewController()
    split.viewControllers = [screen("List"), screen("Detail")]
    return split
  }

  // MARK: Two columns

  @Test func aTabletOnItsSideShowsBothColumns() {
    let split = split()
    let stage = Stage(root: split, size: SplitViewTests.tablet)
    #expect(!split.isCollapsed)
    #expect(split.displayMode == .allVisible)
    #expect(split.primaryColumnWidth == 320)
    let frames = split.viewControllers.map { $0.view.convert($0.view.bounds, to: nil) }
    #expect(
      frames == [
        CGRect(x: 0, y: 0, width: 320, height: 768),
        CGRect(x: 320.5, y: 0, width: 703.5, height: 768),
      ])
    let picture = Pictures.picture(of: stage.application)
    #expect(picture.contains("List"))
    #expect(picture.contains("Detail"))
  }

  @Test func columnsAreReadFromTheLeadingOne() {
    let stage = Stage(root: split(), size: SplitViewTests.tablet)
    let bars = Pictures.screen(of: stage.application).split(separator: "\n")
      .filter { $0.hasPrefix("navigation bar") }
    #expect(bars == ["navigation bar  \"List\"", "navigation bar  \"Detail\""])
  }

  @Test func sidebarsAreCompactAndTheDetailIsNot() {
    let split = split()
    let stage = Stage(root: split, size: SplitViewTests.tablet)
    let classes = split.viewControllers.map(\.traitCollection.horizontalSizeClass)
    #expect(classes == [.compact, .regular])
    #expect(stage.window.traitCollection.horizontalSizeClass == .regular)
  }

  @Test(arguments: [
    (736.0, nil, nil, nil, 295.0), (1024, nil, nil, nil, 320), (1024, 0.25, nil, nil, 256),
    (1024, 0.5, nil, nil, 320), (1024, 0.5, nil, 600, 512), (1024, 0.1, 200, nil, 200),
    (1024, .infinity, nil, nil, 320), (1024, nil, 5000, nil, 1024),
  ]) func thePrimaryColumnIsAsWideAsTheRulesSay(
    whole: Double, part: Double?, least: Double?, most: Double?, expected: Double
  ) {
    let split = UISplitViewController()
    if let part { split.preferredPrimaryColumnWidthFraction = CGFloat(part) }
    if let least { split.minimumPrimaryColumnWidth = CGFloat(least) }
    if let most { split.maximumPrimaryColumnWidth = CGFloat(most) }
    #expect(Double(split.primaryWidth(of: CGFloat(whole))) == expected)
  }

  @Test func anUprightTabletShowsThePrimaryOverTheDetail() {
    let split = split()
    let modes = ModeLog()
    split.delegate = modes
    let stage = Stage(root: split, size: SplitViewTests.uprightTablet)
    #expect(split.displayMode == .primaryHidden)
    #expect(split.viewControllers[0].viewIfLoaded?.window == nil)
    #expect(split.displayModeButtonItem.title == "‹ List")
    press(split.displayModeButtonItem)
    stage.application.commit()
    #expect(split.displayMode == .primaryOverlay)
    #expect(split.viewControllers[0].view.window === stage.window)
    #expect(split.viewControllers[1].view.frame.width == 768)
    stage.touch(CGPoint(x: 700, y: 500))
    #expect(split.displayMode == .primaryHidden)
    #expect(modes.calls == ["oneOverSecondary", "secondaryOnly"])
  }

  @Test func aSwipeFromTheEdgeShowsThePrimary() {
    let split = split()
    let stage = Stage(root: split, size: SplitViewTests.uprightTablet)
    stage.touch(CGPoint(x: 300, y: 500), liftAt: CGPoint(x: 500, y: 500))
    #expect(split.displayMode == .primaryHidden)
    stage.touch(CGPoint(x: 5, y: 500), liftAt: CGPoint(x: 200, y: 500))
    #expect(split.displayMode == .primaryOverlay)
    stage.touch(CGPoint(x: 300, y: 500), liftAt: CGPoint(x: 100, y: 500))
    #expect(split.displayMode == .primaryHidden)
    split.presentsWithGesture = false
    stage.touch(CGPoint(x: 5, y: 500), liftAt: CGPoint(x: 200, y: 500))
    #expect(split.displayMode == .primaryHidden)
  }

  @Test func theAppsWishForADisplayModeCounts() {
    let split = split()
    let stage = Stage(root: split, size: SplitViewTests.uprightTablet)
    split.preferredDisplayMode = .allVisible
    stage.application.commit()
    #expect(split.displayMode == .allVisible)
    #expect(split.viewControllers[1].view.bounds.width == 447.5)
  }

  @Test func thePrimaryMayStandOnTheOtherSide() {
    let split = split()
    split.primaryEdge = .trailing
    let stage = Stage(root: split, size: SplitViewTests.tablet)
    let frames = split.viewControllers.map { $0.view.convert($0.view.bounds, to: nil).minX }
    #expect(frames == [704, 0])
    #expect(stage.window.bounds.width == 1024)
  }

  @Test func aDetailTakesTheOtherOnesPlace() {
    let split = split()
    let stage = Stage(root: split, size: SplitViewTests.tablet)
    let list = (split.viewControllers[0] as? UINavigationController)?.topViewController
    let old = split.viewControllers[1]
    let new = screen("Other")
    list?.showDetailViewController(new, sender: nil)
    #expect(split.viewControllers.last === new)
    #expect(old.parent == nil)
    #expect(new.view.window === stage.window)
    #expect(new.splitViewController === split)
  }

  @Test func aNewDetailAppearsBeforeTheOldOneDisappears() {
    let split = UISplitViewController()
    split.viewControllers = [UIViewController(), LoggingController("A", log)]
    let stage = Stage(root: split, size: SplitViewTests.tablet)
    _ = log.take()
    split.showDetailViewController(LoggingController("B", log), sender: nil)
    #expect(
      log.take() == [
        "A.willMove(nil)", "B.willMove(parent)", "B.loadView", "B.viewDidLoad",
        "B.viewWillAppear", "A.viewWillDisappear", "B.viewIsAppearing", "A.viewDidDisappear",
        "B.viewDidAppear", "B.didMove(parent)", "A.didMove(nil)",
      ])
    #expect(stage.window.subviews.count == 1)
  }

  // MARK: One column

  @Test func aPhoneShowsTheDetailOnTopOfTheList() {
    let split = split()
    let stage = Stage(root: split, size: SplitViewTests.phone)
    #expect(split.isCollapsed)
    let stack = split.viewControllers.first as? UINavigationController
    #expect(split.viewControllers.count == 1)
    #expect(stack?.viewControllers.count == 2)
    let picture = Pictures.picture(of: stage.application)
    #expect(picture.contains("‹ List"))
    #expect(picture.contains("Detail"))
    stage.touch(CGPoint(x: 20, y: 42))
    #expect(stack?.viewControllers.count == 1)
    #expect(!Pictures.picture(of: stage.application).contains("Detail"))
  }

  @Test func aDelegateMayDropTheDetail() {
    let split = split()
    let delegate = DroppingDelegate()
    split.delegate = delegate
    let stage = Stage(root: split, size: SplitViewTests.phone)
    let stack = split.viewControllers.first as? UINavigationController
    #expect(stack?.viewControllers.count == 1)
    #expect(delegate.dropped == ["Detail"])
    stack?.topViewController?.showDetailViewController(screen("Second"), sender: nil)
    #expect(stack?.viewControllers.count == 2)
    let picture = Pictures.picture(of: stage.application)
    #expect(picture.contains("‹ List"))
    #expect(picture.contains("Second"))
  }

  @Test func aPushInTheDetailOfAPhoneLeadsBackStepByStep() {
    let split = split()
    let stage = Stage(root: split, size: SplitViewTests.phone)
    let outer = split.viewControllers.first as? UINavigationController
    let inner = outer?.topViewController as? UINavigationController
    let further = UIViewController()
    further.title = "Further"
    inner?.topViewController?.show(further, sender: nil)
    stage.application.commit()
    #expect(Pictures.picture(of: stage.application).contains("‹ Detail"))
    #expect(outer?.navigationBar.items?.map(\.title) == ["List", "Detail", "Further"])
    #expect(further.view.safeAreaInsets.top == 64)
    stage.touch(CGPoint(x: 20, y: 42))
    #expect(inner?.viewControllers.count == 1)
    stage.touch(CGPoint(x: 20, y: 42))
    #expect(outer?.viewControllers.count == 1)
  }

  @Test func aDelegateMayShowDetailsItself() {
    let split = split()
    let delegate = ShowingDelegate()
    split.delegate = delegate
    let stage = Stage(root: split, size: SplitViewTests.tablet)
    let detail = split.viewControllers[1]
    split.showDetailViewController(UIViewController(), sender: nil)
    #expect(delegate.count == 1)
    #expect(split.viewControllers[1] === detail)
    #expect(stage.window.subviews.count == 1)
  }

  // MARK: Turning

  @Test func turningALargePhoneBringsColumnsApartAndTogether() {
    let split = split()
    let detail = split.viewControllers[1]
    let stage = Stage(root: split, size: SplitViewTests.largePhone)
    #expect(split.isCollapsed)
    stage.application.rotate(to: .landscapeLeft)
    #expect(!split.isCollapsed)
    #expect(split.viewControllers.last === detail)
    #expect(split.primaryColumnWidth == 295)
    let list = split.viewControllers.first as? UINavigationController
    #expect(list?.viewControllers.count == 1)
    #expect(list?.navigationBar.items?.map(\.title) == ["List"])
    let inner = detail as? UINavigationController
    #expect(inner?.navigationBar.items?.map(\.title) == ["Detail"])
    #expect(inner?.navigationBar.isHidden == false)
    stage.application.rotate(to: .portrait)
    #expect(split.isCollapsed)
    #expect(list?.navigationBar.items?.map(\.title) == ["List", "Detail"])
  }

  @Test func aDroppedDetailComesBack() {
    let split = split()
    let detail = split.viewControllers[1]
    let delegate = DroppingDelegate()
    split.delegate = delegate
    let stage = Stage(root: split, size: SplitViewTests.largePhone)
    stage.application.rotate(to: .landscapeLeft)
    #expect(split.viewControllers.last === detail)
    #expect(detail.view.window === stage.window)
  }

  @Test func turningATabletForgetsWhatTheUserChose() {
    let split = split()
    let stage = Stage(root: split, size: SplitViewTests.tablet)
    press(split.displayModeButtonItem)
    #expect(split.displayMode == .primaryHidden)
    stage.application.rotate(to: .portrait)
    #expect(split.displayMode == .primaryHidden)
    stage.application.rotate(to: .landscapeLeft)
    #expect(split.displayMode == .allVisible)
  }

  private func press(_ item: UIBarButtonItem) {
    (item.target as? any ActionReceiver)?.receive(Selector("run"), sender: item)
  }
}

/// Notes the modes that are announced.
@MainActor private final class ModeLog: UISplitViewControllerDelegate {
  var calls: [String] = []

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { calls.append("\(displayMode)") }
}

/// Drops the detail in collapsing.
@MainActor private final class DroppingDelegate: UISplitViewControllerDelegate {
  var dropped: [String] = []

  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    let stack = secondaryViewController as? UINavigationController
    dropped.append(stack?.topViewController?.title ?? "?")
    return true
  }
}

/// Shows details itself.
@MainActor private final class ShowingDelegate: UISplitViewControllerDelegate {
  var count = 0

  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool {
    count += 1
    return true
  }
}
