import Testing

@testable import UIKit

@MainActor @Suite struct GeometryTests {
  /// One axis of a view at 20, 60 wide, in 100 that grow to 200.
  @Test(
    arguments: [
      ([] as UIView.AutoresizingMask, 20.0, 60.0),
      (.flexibleWidth, 20, 160),
      (.flexibleLeftMargin, 120, 60),
      (.flexibleRightMargin, 20, 60),
      ([.flexibleLeftMargin, .flexibleRightMargin], 70, 60),
      ([.flexibleWidth, .flexibleRightMargin], 20, 135),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 40, 120),
    ] as [(UIView.AutoresizingMask, Double, Double)])
  func partsShareAChangeInProportion(
    mask: UIView.AutoresizingMask, start: Double, length: Double
  ) {
    let frame = Autoresizing.frame(
      CGRect(x: 20, y: 0, width: 60, height: 10), mask: mask,
      from: CGSize(width: 100, height: 10), to: CGSize(width: 200, height: 10))
    #expect(frame == CGRect(x: start, y: 0, width: length, height: 10))
  }

  @Test func partsOfNoLengthShareEqually() {
    let frame = Autoresizing.frame(
      CGRect(x: 0, y: 0, width: 100, height: 10),
      mask: [.flexibleLeftMargin, .flexibleRightMargin], from: CGSize(width: 100, height: 10),
      to: CGSize(width: 200, height: 10))
    #expect(frame.minX == 50)
  }

  @Test func pointsConvertThroughScrolledAndMovedViews() {
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
    let inner = UIView(frame: CGRect(x: 5, y: 6, width: 50, height: 50))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 0, y: 100)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 16, y: -73))
    #expect(inner.convert(CGPoint(x: 16, y: -73), from: nil) == CGPoint(x: 1, y: 1))
    #expect(
      outer.convert(CGRect(x: 0, y: 0, width: 2, height: 2), from: inner).origin
        == CGPoint(x: 5, y: 6))
    inner.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(inner.frame == CGRect(x: -20, y: -19, width: 100, height: 100))
    #expect(inner.convert(CGPoint(x: 25, y: 25), to: outer) == inner.center)
  }

  @Test func aViewCannotStandInItself() {
    let outer = UIView()
    let inner = UIView()
    outer.addSubview(inner)
    let (_, diagnostics) = Diagnostics.collecting { inner.addSubview(outer) }
    #expect(diagnostics.count == 1)
    #expect(outer.superview == nil)
  }

  @Test func hooksFollowAMove() {
    let log = CallLog()
    let window = UIWindow(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let view = HookView(log)
    window.addSubview(view)
    view.removeFromSuperview()
    #expect(
      log.calls == [
        "willMoveToWindow true", "willMoveToSuperview true", "didMoveToWindow true",
        "didMoveToSuperview true", "willMoveToWindow false", "willMoveToSuperview false",
        "didMoveToWindow false", "didMoveToSuperview false",
      ])
  }

  @Test func aViewThatLeavesTheWindowStopsBeingFirstResponder() {
    let stage = Stage(root: UIViewController())
    let view = FocusView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    stage.window.rootViewController?.view.addSubview(view)
    view.becomeFirstResponder()
    #expect(view.isFirstResponder)
    view.removeFromSuperview()
    #expect(stage.window.firstResponder == nil)
  }

  @Test func layoutReachesOnlyWhatAskedForIt() {
    let outer = LayoutCountView()
    let inner = LayoutCountView()
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect((outer.count, inner.count) == (1, 1))
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect((outer.count, inner.count) == (1, 2))
  }
}

final class HookView: UIView {
  private let log: CallLog
  init(_ log: CallLog) {
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func willMove(toWindow newWindow: UIWindow?) {
    log.add("willMoveToWindow \(newWindow != nil)")
  }
  override func willMove(toSuperview newSuperview: UIView?) {
    log.add("willMoveToSuperview \(newSuperview != nil)")
  }
  override func didMoveToWindow() { log.add("didMoveToWindow \(window != nil)") }
  override func didMoveToSuperview() { log.add("didMoveToSuperview \(superview != nil)") }
}

final class FocusView: UIView {
  override var canBecomeFirstResponder: Bool { true }
}

final class LayoutCountView: UIView {
  var count = 0
  override func layoutSubviews() { count += 1 }
}
