import Testing

@testable import UIKit

@MainActor @Suite struct RefreshControlTests {
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let refresh = UIRefreshControl()

  private func stage() -> Stage {
    let root = UIViewController()
    let stage = Stage(root: root)
    root.view.addSubview(scroll)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.refreshControl = refresh
    stage.application.commit()
    return stage
  }

  @Test func pullingFarEnoughRefreshesAndTells() {
    let stage = stage()
    var calls = 0
    let target = ClosureTarget { _ in calls += 1 }
    refresh.addTarget(target, action: Selector("refresh"), for: .valueChanged)
    stage.touch(CGPoint(x: 100, y: 100), liftAt: CGPoint(x: 100, y: 180))
    #expect(!refresh.isRefreshing && calls == 0)
    stage.touch(CGPoint(x: 100, y: 100), liftAt: CGPoint(x: 100, y: 300))
    #expect(refresh.isRefreshing && calls == 1 && scroll.contentOffset.y == -60)
    #expect(Pictures.picture(of: stage.application).contains("◌"))
    refresh.endRefreshing()
    stage.application.commit()
    #expect(!refresh.isRefreshing && scroll.contentOffset.y == 0)
    #expect(!Pictures.picture(of: stage.application).contains("◌"))
  }

  @Test func beginningInCodeTellsNobody() {
    _ = stage()
    var calls = 0
    let target = ClosureTarget { _ in calls += 1 }
    refresh.addTarget(target, action: Selector("refresh"), for: .valueChanged)
    refresh.beginRefreshing()
    #expect(refresh.isRefreshing && calls == 0)
  }

  @Test func aTableControllerOfAFileHasOne() throws {
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(
        """
        <tableViewController id="c"><tableView key="view" id="t"/>
        <refreshControl key="refreshControl" enabled="NO" id="r"/></tableViewController>
        """), initial: "c")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? UITableViewController)
    controller.loadViewIfNeeded()
    let refresh = try #require(controller.refreshControl)
    #expect(controller.tableView.refreshControl === refresh && refresh.isEnabled)
    #expect(refresh.superview === controller.tableView && refresh.isHidden)
  }
}
