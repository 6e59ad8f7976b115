import Testing

@testable import UIKit

@MainActor @Suite struct PageViewTests {
  private let log = CallLog()

  private func swipe(_ stage: Stage, from start: CGFloat, to end: CGFloat) {
    stage.touch(CGPoint(x: start, y: 200), liftAt: CGPoint(x: end, y: 200))
  }

  @Test func swipesTurnPages() {
    let source = Book(["One", "Two", "Three"])
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.dataSource = source
    book.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let stage = Stage(root: book)
    #expect(source.pages[1].viewIfLoaded == nil)
    swipe(stage, from: 250, to: 50)
    #expect(book.viewControllers == [source.pages[1]])
    #expect(source.pages[1].view.window === stage.window)
    #expect(source.pages[0].view.window == nil)
    swipe(stage, from: 250, to: 50)
    swipe(stage, from: 250, to: 50)
    #expect(book.viewControllers == [source.pages[2]])
    swipe(stage, from: 50, to: 250)
    #expect(book.viewControllers == [source.pages[1]])
    #expect(source.pages[1].parent === book)
    #expect(source.pages[2].parent == nil)
  }

  @Test func withoutADataSourceNothingTurns() {
    let page = UIViewController()
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.setViewControllers([page], direction: .forward, animated: false)
    let stage = Stage(root: book)
    swipe(stage, from: 250, to: 50)
    #expect(book.viewControllers == [page])
  }

  @Test func pagesThatFollowDownwardsTurnWithSwipesUp() {
    let source = Book(["One", "Two"])
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .vertical)
    book.dataSource = source
    book.setViewControllers([source.pages[0]], direction: .forward, animated: false)
    let stage = Stage(root: book)
    swipe(stage, from: 250, to: 50)
    #expect(book.viewControllers == [source.pages[0]])
    stage.touch(CGPoint(x: 100, y: 300), liftAt: CGPoint(x: 100, y: 100))
    #expect(book.viewControllers == [source.pages[1]])
  }

  @Test func anIndicatorShowsWhereThePageIs() {
    let source = Book(["One", "Two", "Three"], isCounting: true)
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.dataSource = source
    book.setViewControllers([source.pages[1]], direction: .forward, animated: false)
    let stage = Stage(root: book)
    #expect(Pictures.picture(of: stage.application).contains("○ ● ○"))
    #expect(source.pages[1].view.frame.height < 480)
    swipe(stage, from: 250, to: 50)
    #expect(Pictures.picture(of: stage.application).contains("○ ○ ●"))
    stage.touch(CGPoint(x: 100, y: 470))
    #expect(book.viewControllers == [source.pages[1]])
    #expect(Pictures.picture(of: stage.application).contains("○ ● ○"))
  }

  @Test func theDelegateHearsOfTheUsersTurnsOnly() {
    let source = Book(["One", "Two"])
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.dataSource = source
    book.delegate = source
    var isDone = false
    book.setViewControllers([source.pages[0]], direction: .forward, animated: false) {
      isDone = $0
    }
    #expect(isDone)
    #expect(source.calls == [])
    let stage = Stage(root: book)
    swipe(stage, from: 250, to: 50)
    #expect(source.calls == ["will Two", "did One true true"])
  }

  @Test(arguments: [
    (
      UIPageViewController.TransitionStyle.scroll,
      ["B.viewWillAppear", "A.viewWillDisappear", "B.viewDidAppear", "A.viewDidDisappear"]
    ),
    (
      .pageCurl,
      ["B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear", "B.viewDidAppear"]
    ),
  ]) func callsComeInTheOrderOfTheStyle(
    style: UIPageViewController.TransitionStyle, order: [String]
  ) {
    let book = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    book.setViewControllers([LoggingController("A", log)], direction: .forward, animated: false)
    let stage = Stage(root: book)
    _ = log.take()
    book.setViewControllers([LoggingController("B", log)], direction: .forward, animated: true)
    let calls = log.take().filter { order.contains($0) }
    #expect(calls == order)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func aBookShowsTwoPagesAroundItsSpine() {
    let source = Book(["1", "2", "3", "4"])
    let book = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: .horizontal,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    book.dataSource = source
    book.setViewControllers(
      [source.pages[0], source.pages[1]], direction: .forward, animated: false)
    let stage = Stage(root: book)
    #expect(source.pages[1].view.frame == CGRect(x: 160, y: 0, width: 160, height: 480))
    stage.touch(CGPoint(x: 310, y: 200))
    #expect(book.viewControllers == [source.pages[2], source.pages[3]])
    stage.touch(CGPoint(x: 10, y: 200))
    #expect(book.viewControllers == [source.pages[0], source.pages[1]])
    stage.touch(CGPoint(x: 160, y: 200))
    #expect(book.viewControllers == [source.pages[0], source.pages[1]])
  }

  @Test func aWrongNumberOfPagesIsReported() {
    let book = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (_, diagnostics) = Diagnostics.collecting {
      book.setViewControllers(
        [UIViewController(), UIViewController()], direction: .forward, animated: false)
    }
    #expect(
      diagnostics.map(\.message) == [
        "UIPageViewController shows 1 page at a time; 2 were given"
      ])
    #expect(book.viewControllers?.count == 1)
  }

  @Test func filesTellTheStyle() throws {
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(
        """
        <pageViewController autoresizesArchivedViewToFullSize="NO" transitionStyle="scroll" \
        pageSpacing="8" navigationOrientation="vertical" spineLocation="none" doubleSided="YES" \
        id="P" sceneMemberID="viewController"/>
        """), initial: "P")
    let book = storyboard.instantiateInitialViewController() as? UIPageViewController
    #expect(book?.transitionStyle == .scroll)
    #expect(book?.navigationOrientation == .vertical)
    #expect(book?.interPageSpacing == 8)
    #expect(book?.spineLocation == UIPageViewController.SpineLocation.none)
    #expect(book?.isDoubleSided == true)
  }
}

/// Pages in a row.
@MainActor private final class Book: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: [UIViewController]
  let isCounting: Bool
  var calls: [String] = []

  init(_ titles: [String], isCounting: Bool = false) {
    self.isCounting = isCounting
    pages = titles.map { title in
      let page = UIViewController()
      page.title = title
      return page
    }
  }

  private func page(at distance: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(where: { $0 === page }) else { return nil }
    return pages.indices.contains(index + distance) ? pages[index + distance] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { page(at: -1, from: viewController) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { page(at: 1, from: viewController) }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    isCounting ? pages.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pages.firstIndex { $0 === pageViewController.viewControllers?.first } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { calls.append("will \(pendingViewControllers.first?.title ?? "?")") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    calls.append("did \(previousViewControllers.first?.title ?? "?") \(finished) \(completed)")
  }
}
