/// A controller shown in a bubble beside what it belongs to.
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// The view that the bubble belongs to.
  open weak var sourceView: UIView?
  /// The part of `sourceView`, in its points; all of it while null.
  open var sourceRect = CGRect.null
  /// The item of a bar that the bubble belongs to; it comes before `sourceView`.
  open weak var barButtonItem: UIBarButtonItem?
  /// The sides on which the arrow may be.
  open var permittedArrowDirections: UIPopoverArrowDirection = .any
  /// The side on which the arrow is.
  open internal(set) var arrowDirection: UIPopoverArrowDirection = .unknown
  /// The views that can be touched while the bubble is there.
  open var passthroughViews: [UIView]?
  /// The room to keep to the edges of the screen, in points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// The colour of the bubble.
  open var backgroundColor: UIColor?
  /// Whether the bubble may cover what it belongs to; it never does here.
  open var canOverlapSourceViewRect = false

  private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// Lets the delegate change where the bubble goes.
  func prepare() { popoverDelegate?.prepareForPopoverPresentation(self) }

  override func mayDismiss() -> Bool {
    popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) ?? true
  }

  override func didDismiss() {
    popoverDelegate?.popoverPresentationControllerDidDismissPopover(self)
  }

  // MARK: Place

  /// Where the bubble's content stands in `container`, in its points.
  func frame(of size: CGSize, in container: UIView) -> CGRect {
    let safe = container.safeAreaInsets
    let area = container.bounds.inset(by: safe).inset(by: popoverLayoutMargins)
    guard let anchor = anchor(in: container) else {
      return CGRect(
        x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
        height: size.height)
    }
    let place = PopoverPlace(
      size: size, anchor: anchor, area: area, permitted: permittedArrowDirections)
    arrowDirection = place.direction
    return place.frame
  }

  /// Whether there is something that the bubble belongs to.
  var hasAnchor: Bool { sourceView != nil || barButtonItem != nil }

  private func anchor(in container: UIView) -> CGRect? {
    if let item = barButtonItem, let view = container.window?.view(of: item) {
      return container.convert(view.bounds, from: view)
    }
    guard let sourceView, sourceView.window != nil else { return nil }
    let rect = sourceRect.isNull ? sourceView.bounds : sourceRect
    return container.convert(rect, from: sourceView)
  }
}

/// The sides on which the arrow of a popover may be.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The arrow points up: the popover is below.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// The arrow points down: the popover is above.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// The arrow points left: the popover is on the right.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// The arrow points right: the popover is on the left.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Any side.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
  /// Not known yet.
  public static let unknown = UIPopoverArrowDirection(rawValue: .max)
}

/// Is told of a popover's life, besides what concerns every presentation.
@MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  /// Called before the popover is shown.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Whether a touch beside the popover takes it away; the form from before iOS 13.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a touch took the popover away; the form from before iOS 13.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Does nothing.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
  /// Yes, unless the delegate says otherwise.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) {}
}

extension UIView {
  /// The view that stands for a bar's item somewhere below this one.
  func view(of item: UIBarButtonItem) -> UIView? {
    if let custom = item.customView, custom.isDescendant(of: self) { return custom }
    var waiting: [UIView] = [self]
    while let view = waiting.popLast() {
      if (view as? BarButton)?.item === item { return view }
      waiting.append(contentsOf: view.subviews)
    }
    return nil
  }
}
