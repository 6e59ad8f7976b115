import Testing

@testable import UIKit

@MainActor @Suite struct ScrollingTests {
  private let stage: Stage
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 320, height: 200))
  private let follower = Follower()

  init() {
    let controller = UIViewController()
    controller.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    controller.view.addSubview(scrollView)
    scrollView.contentSize = CGSize(width: 320, height: 1000)
    scrollView.delegate = follower
    stage = Stage(root: controller)
    stage.application.commit()
    follower.calls = []
  }

  private func drag(_ horizontal: CGFloat, _ vertical: CGFloat) {
    let start = CGPoint(x: 160, y: 200)
    stage.touch(start, liftAt: CGPoint(x: start.x + horizontal, y: start.y + vertical))
  }

  @Test func aDragMovesTheContentAndTellsTheDelegate() {
    drag(0, -80)
    #expect(scrollView.contentOffset == CGPoint(x: 0, y: 80))
    #expect(scrollView.bounds.origin == scrollView.contentOffset)
    #expect(follower.calls == ["willBegin", "scroll 80.0", "willEnd", "didEnd false"])
  }

  @Test(arguments: [(100.0, 0.0), (-150.0, 150.0), (-900.0, 800.0)])
  func theOffsetEndsWhereContentIs(distance: CGFloat, offset: CGFloat) {
    drag(0, distance)
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test func aShortMoveIsNoDrag() {
    drag(0, -6)
    #expect(scrollView.contentOffset == .zero)
    #expect(follower.calls.isEmpty)
  }

  @Test func contentThatFitsDoesNotMoveSideways() {
    drag(-100, 0)
    #expect(scrollView.contentOffset == .zero)
    #expect(follower.calls.isEmpty)
  }

  @Test func aDragTakesTheTouchFromTheContent() {
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    scrollView.addSubview(control)
    drag(0, -80)
    #expect(!control.isTracking)
    #expect(!control.isHighlighted)
    #expect(scrollView.contentOffset.y == 80)
  }

  @Test func aLockedScrollViewStays() {
    scrollView.isScrollEnabled = false
    drag(0, -80)
    #expect(scrollView.contentOffset == .zero)
  }

  @Test(arguments: [(-100.0, 200.0), (-10.0, 0.0)])
  func pagingEndsAtAPage(distance: CGFloat, offset: CGFloat) {
    scrollView.isPagingEnabled = true
    drag(0, distance)
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test(arguments: [
    (CGRect(x: 0, y: 300, width: 10, height: 50), 150.0),
    (CGRect(x: 0, y: 10, width: 10, height: 50), 0.0),
    (CGRect(x: 0, y: 990, width: 10, height: 50), 800.0),
  ])
  func aRectIsMadeVisibleWithTheLeastMove(rect: CGRect, offset: CGFloat) {
    scrollView.scrollRectToVisible(rect, animated: false)
    #expect(scrollView.contentOffset.y == offset)
  }

  @Test func contentThatRestedAtTheTopFollowsTheInset() {
    scrollView.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
    #expect(scrollView.contentOffset.y == -30)
    drag(0, -900)
    #expect(scrollView.contentOffset.y == 820)
  }

  @Test func aFileTellsTheInset() throws {
    let read: UIScrollView = try NibFixtures.view(
      """
      <scrollView id="1"><inset key="contentInset" minX="1" minY="44" maxX="2" maxY="49"/></scrollView>
      """)
    #expect(read.contentInset == UIEdgeInsets(top: 44, left: 1, bottom: 49, right: 2))
    #expect(read.contentOffset == CGPoint(x: -1, y: -44))
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 20.0), (.never, 0), (.always, 20),
    (.scrollableAxes, 20),
  ])
  func theSafeAreaIsAddedToTheInset(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, top: CGFloat
  ) {
    scrollView.contentInsetAdjustmentBehavior = behavior
    scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    stage.application.commit()
    #expect(scrollView.adjustedContentInset.top == top)
    #expect(scrollView.contentOffset.y == -top)
  }

  @Test func aTableInANavigationControllerRestsBelowTheBar() {
    let controller = UITableViewController(style: .plain)
    let stage = Stage(root: UINavigationController(rootViewController: controller))
    stage.application.commit()
    #expect(controller.tableView.adjustedContentInset.top == 64)
    #expect(controller.tableView.contentOffset.y == -64)
  }

  @Test func draggingMayTakeTheKeyboardAway() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    scrollView.addSubview(field)
    scrollView.keyboardDismissMode = .onDrag
    field.becomeFirstResponder()
    #expect(field.isFirstResponder)
    drag(0, -80)
    #expect(!field.isFirstResponder)
  }
}

@MainActor private final class Follower: UIScrollViewDelegate {
  var calls: [String] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    calls.append("scroll \(scrollView.contentOffset.y)")
  }
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { calls.append("willBegin") }
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) { calls.append("willEnd") }
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEnd \(decelerate)")
  }
}
