import Testing

@testable import UIKit

@MainActor @Suite struct PopoverTests {
  private static let tablet = CGSize(width: 768, height: 1024)

  private func popover(from view: UIView, size: CGSize) -> UIViewController {
    let controller = UIViewController()
    controller.modalPresentationStyle = .popover
    controller.preferredContentSize = size
    controller.popoverPresentationController?.sourceView = view
    return controller
  }

  /// A view of 100 by 40 points that popovers belong to.
  private func anchor(in root: UIViewController, x: CGFloat = 300, y: CGFloat = 300) -> UIView {
    let view = UIView(frame: CGRect(x: x, y: y, width: 100, height: 40))
    root.view.addSubview(view)
    return view
  }

  @Test func aPopoverStandsBelowWhatItBelongsTo() {
    let root = UIViewController()
    let stage = Stage(root: root, size: PopoverTests.tablet)
    let popover = popover(from: anchor(in: root), size: CGSize(width: 200, height: 160))
    root.present(popover, animated: true)
    #expect(popover.view.frame == CGRect(x: 250, y: 353, width: 200, height: 160))
    #expect(popover.popoverPresentationController?.arrowDirection == .up)
    #expect(Pictures.picture(of: stage.application).contains("╭"))
  }

  private typealias Side = UIPopoverArrowDirection
  nonisolated private static let sides: [(Side, Double, Double, Side)] = [
    (.any, 300, 300, .up), (.any, 300, 900, .down), (.left, 300, 300, .left),
    (.right, 300, 300, .right), ([.left, .right], 0, 300, .left),
    ([.left, .right], 660, 300, .right), ([], 300, 300, .up),
  ]

  @Test(arguments: sides) func theArrowIsOnTheFirstSideWithRoom(
    permitted: UIPopoverArrowDirection, x: Double, y: Double, expected: UIPopoverArrowDirection
  ) {
    let place = PopoverPlace(
      size: CGSize(width: 200, height: 160),
      anchor: CGRect(x: x, y: y, width: 100, height: 40),
      area: CGRect(x: 10, y: 30, width: 748, height: 984), permitted: permitted)
    #expect(place.direction == expected)
  }

  @Test func aPopoverTooLargeIsMadeSmaller() {
    let place = PopoverPlace(
      size: CGSize(width: 2000, height: 2000),
      anchor: CGRect(x: 300, y: 100, width: 10, height: 10),
      area: CGRect(x: 10, y: 30, width: 748, height: 984), permitted: .any)
    #expect(place.frame == CGRect(x: 10, y: 123, width: 748, height: 891))
  }

  @Test func aTouchBesideTakesThePopoverAway() {
    let root = UIViewController()
    let stage = Stage(root: root, size: PopoverTests.tablet)
    let popover = popover(from: anchor(in: root), size: CGSize(width: 200, height: 160))
    let delegate = PopoverLog()
    popover.popoverPresentationController?.delegate = delegate
    root.present(popover, animated: true)
    stage.touch(CGPoint(x: 300, y: 400))
    #expect(root.presentedViewController === popover)
    stage.touch(CGPoint(x: 20, y: 800))
    #expect(root.presentedViewController == nil)
    #expect(delegate.calls == ["prepare", "shouldDismiss", "willDismiss", "didDismiss"])
  }

  @Test func aModalPopoverStays() {
    let root = UIViewController()
    let stage = Stage(root: root, size: PopoverTests.tablet)
    let popover = popover(from: anchor(in: root), size: CGSize(width: 200, height: 160))
    let delegate = PopoverLog()
    popover.popoverPresentationController?.delegate = delegate
    popover.isModalInPresentation = true
    root.present(popover, animated: true)
    stage.touch(CGPoint(x: 20, y: 800))
    #expect(root.presentedViewController === popover)
    #expect(delegate.calls == ["prepare", "attempt"])
  }

  @Test func viewsMayBeTouchedBesideAPopover() {
    let root = UIViewController()
    let stage = Stage(root: root, size: PopoverTests.tablet)
    let control = UIControl(frame: CGRect(x: 0, y: 800, width: 100, height: 60))
    let counter = TouchCounter()
    control.addTarget(counter, action: Selector("count"), for: .touchUpInside)
    root.view.addSubview(control)
    let popover = popover(from: anchor(in: root), size: CGSize(width: 200, height: 160))
    popover.popoverPresentationController?.passthroughViews = [control]
    root.present(popover, animated: true)
    stage.touch(CGPoint(x: 20, y: 820))
    #expect(counter.count == 1)
    #expect(root.presentedViewController === popover)
  }

  @Test func aPopoverBelongsToAnItemOfABar() {
    let root = UIViewController()
    let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    root.navigationItem.rightBarButtonItem = item
    let stage = Stage(
      root: UINavigationController(rootViewController: root), size: PopoverTests.tablet)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    popover.preferredContentSize = CGSize(width: 200, height: 160)
    popover.popoverPresentationController?.barButtonItem = item
    root.present(popover, animated: true)
    #expect(popover.view.frame.maxX == 758)
    #expect(popover.view.frame.minY > 64)
    #expect(stage.window.bounds.width == 768)
  }

  @Test func aPopoverWithoutAnAnchorIsReported() {
    let root = UIViewController()
    let stage = Stage(root: root, size: PopoverTests.tablet)
    let popover = UIViewController()
    popover.modalPresentationStyle = .popover
    let (_, diagnostics) = Diagnostics.collecting { root.present(popover, animated: true) }
    #expect(diagnostics.count == 1)
    #expect(popover.view.frame.midX == 384)
    #expect(stage.window.bounds.width == 768)
  }

  @Test func aPhoneShowsASheetInstead() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let popover = popover(from: anchor(in: root), size: CGSize(width: 200, height: 160))
    root.present(popover, animated: true)
    #expect(popover.view.frame == CGRect(x: 0, y: 30, width: 320, height: 450))
    #expect(stage.window.bounds.width == 320)
  }

  @Test(arguments: [
    (UIModalPresentationStyle.none, CGRect(x: 60, y: 113, width: 200, height: 160)),
    (.fullScreen, CGRect(x: 0, y: 0, width: 320, height: 480)),
    (.automatic, CGRect(x: 0, y: 30, width: 320, height: 450)),
  ]) func theDelegateChoosesTheStyleOnAPhone(style: UIModalPresentationStyle, frame: CGRect) {
    let root = UIViewController()
    let stage = Stage(root: root)
    let view = anchor(in: root, x: 110, y: 60)
    let popover = popover(from: view, size: CGSize(width: 200, height: 160))
    let delegate = PopoverLog()
    delegate.style = style
    popover.popoverPresentationController?.delegate = delegate
    root.present(popover, animated: true)
    #expect(popover.view.frame == frame)
    #expect(stage.window.bounds.width == 320)
  }

  @Test func theDelegateMayPutANavigationControllerAroundTheSheet() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let popover = popover(from: anchor(in: root), size: CGSize(width: 200, height: 160))
    popover.title = "Settings"
    let delegate = PopoverLog()
    delegate.wraps = true
    popover.popoverPresentationController?.delegate = delegate
    root.present(popover, animated: true)
    #expect(root.presentedViewController is UINavigationController)
    #expect(Pictures.picture(of: stage.application).contains("Settings"))
    popover.dismiss(animated: true)
    #expect(root.presentedViewController == nil)
  }

  @Test func turningALargePhoneMakesASheetAPopover() {
    let root = UIViewController()
    let stage = Stage(root: root, size: CGSize(width: 414, height: 736))
    let view = anchor(in: root, x: 100, y: 50)
    let popover = popover(from: view, size: CGSize(width: 200, height: 160))
    root.present(popover, animated: true)
    #expect(popover.view.frame.width == 414)
    stage.application.rotate(to: .landscapeLeft)
    #expect(popover.view.frame.size == CGSize(width: 200, height: 160))
    stage.application.rotate(to: .portrait)
    #expect(popover.view.frame.width == 414)
  }

  @Test func aFormStandsInTheMiddleOfATablet() {
    let root = UIViewController()
    let stage = Stage(root: root, size: PopoverTests.tablet)
    let form = UIViewController()
    form.modalPresentationStyle = .formSheet
    root.present(form, animated: true)
    #expect(form.view.frame == CGRect(x: 114, y: 212, width: 540, height: 620))
    stage.touch(CGPoint(x: 20, y: 800))
    #expect(root.presentedViewController == nil)
  }

  @Test func seguesTellWhereThePopoverGoes() throws {
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(
        """
        <viewController id="A" sceneMemberID="viewController">
        <view key="view" id="V"><rect key="frame" x="0" y="0" width="768" height="1024"/>
        <subviews>
        <view id="W"><rect key="frame" x="300" y="300" width="100" height="40"/></view>
        <view id="X"><rect key="frame" x="0" y="900" width="100" height="40"/></view>
        </subviews></view>
        <connections>
        <segue destination="B" kind="popoverPresentation" identifier="more" \
        popoverAnchorView="W" id="r1">
        <popoverArrowDirection key="popoverArrowDirection" down="YES"/>
        <popoverPassthroughViews><view reference="X"/></popoverPassthroughViews>
        </segue>
        </connections></viewController>
        """)
        + NibFixtures.scene(
          """
          <viewController id="B" modalTransitionStyle="crossDissolve" \
          sceneMemberID="viewController">
          <size key="preferredContentSize" width="200" height="160"/></viewController>
          """), initial: "A")
    let root = try #require(storyboard.instantiateInitialViewController())
    let stage = Stage(root: root, size: PopoverTests.tablet)
    root.performSegue(withIdentifier: "more", sender: nil)
    let popover = try #require(root.presentedViewController)
    #expect(popover.view.frame == CGRect(x: 250, y: 127, width: 200, height: 160))
    #expect(popover.popoverPresentationController?.passthroughViews?.count == 1)
    #expect(popover.modalTransitionStyle == .crossDissolve)
    #expect(stage.window.bounds.width == 768)
  }
}

/// Notes what a popover's delegate is asked and told.
@MainActor private final class PopoverLog: UIPopoverPresentationControllerDelegate {
  var calls: [String] = []
  var style = UIModalPresentationStyle.automatic
  var wraps = false

  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { calls.append("prepare") }
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    calls.append("shouldDismiss")
    return true
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) { calls.append("attempt") }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    calls.append("willDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("didDismiss")
  }
  func adaptivePresentationStyle(for controller: UIPresentationController)
    -> UIModalPresentationStyle
  { style }
  func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController? {
    wraps ? UINavigationController(rootViewController: controller.presentedViewController) : nil
  }
}
