import Canvas

/// One controller shown over another, with the view that holds both apart.
@MainActor final class Presentation {
  let presented: UIViewController
  private(set) var style: UIModalPresentationStyle
  let container: PresentationContainer

  init(_ presented: UIViewController, style: UIModalPresentationStyle, bounds: CGRect) {
    self.presented = presented
    self.style = style
    container = PresentationContainer(frame: bounds)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.presentation = self
    container.showStyle()
  }

  /// Whether the presenting view leaves the screen.
  var coversScreen: Bool { style == .fullScreen || style == .currentContext }

  /// Whether the presented view has an edge that is seen.
  var hasEdge: Bool { style == .pageSheet || style == .formSheet || style == .popover }

  /// Follows a change of size classes, between styles that leave the presenting view in place.
  func adaptToTraits() {
    guard hasEdge, let presenter = presented.storedPresenting else { return }
    let new = presented.presentationStyle(over: presenter)
    guard new != style, new == .pageSheet || new == .formSheet || new == .popover else { return }
    style = new
    container.showStyle()
    container.setNeedsLayout()
  }
}

/// The view between a presenting and a presented controller: it keeps touches from what lies below.
final class PresentationContainer: UIView {
  weak var presentation: Presentation?
  private let region = DimmingView()

  /// Popovers have a region around them whose touch takes them away; tests know it by name.
  func showStyle() {
    guard presentation?.style == .popover else {
      region.removeFromSuperview()
      return
    }
    region.frame = bounds
    region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    region.accessibilityIdentifier = "PopoverDismissRegion"
    region.accessibilityLabel = "dismiss popup"
    region.onTouch = { [weak self] in self?.presentation?.presented.touchOutsidePresentedView() }
    insertSubview(region, at: 0)
  }

  override func layoutSubviews() {
    guard let presentation, let view = presentation.presented.viewIfLoaded else { return }
    view.frame = presentation.presented.presentedFrame(in: self, style: presentation.style)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    presentation?.adaptToTraits()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit === region, let presented = presentation?.presented else {
      return hit
    }
    let popover = presented.storedPresentationController as? UIPopoverPresentationController
    for view in popover?.passthroughViews ?? [] where view.window === window {
      let inside = view.convert(point, from: self)
      if let other = view.hitTest(inside, with: event) { return other }
    }
    return hit
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let view = presentation?.presented.viewIfLoaded,
      !view.frame.contains(touch.location(in: self))
    else { return }
    presentation?.presented.touchOutsidePresentedView()
  }

  // A popover has a ground of its own, whatever its content has.
  override func draw(on canvas: any Canvas, frame: CGRect) {
    guard presentation?.style == .popover || presentation?.style == .formSheet,
      let place = presentation?.presented.viewIfLoaded?.frame
    else { return }
    canvas.erase(place.offsetBy(dx: frame.minX, dy: frame.minY))
  }
}

extension UIViewController {
  /// The controller shown over this one or over the container it stands in.
  public var presentedViewController: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let presented = candidate.presentation?.presented { return presented }
      current = candidate.storedParent
    }
    return nil
  }

  /// The controller over which this one, or the container it stands in, is shown.
  public var presentingViewController: UIViewController? {
    var current: UIViewController? = self
    while let candidate = current {
      if let presenting = candidate.storedPresenting { return presenting }
      current = candidate.storedParent
    }
    return nil
  }

  func startPresenting(
    _ given: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let presenter = presentationContext
    guard given !== presenter, given.storedPresenting == nil else {
      Diagnostics.report("\(type(of: given)) is presented already; nothing was presented")
      return
    }
    guard presenter.presentation == nil else {
      Diagnostics.report(
        "\(type(of: presenter)) already presents a controller; \(type(of: given)) was not shown"
      )
      return
    }
    guard let window = presenter.viewIfLoaded?.window else {
      Diagnostics.report(
        "the view of \(type(of: presenter)) is in no window; \(type(of: given)) was not shown")
      return
    }
    let style = given.presentationStyle(over: presenter)
    let controller = given.adapted(to: style)
    let presentation = Presentation(controller, style: style, bounds: window.bounds)
    if style == .popover { given.preparePopover() }
    presenter.presentation = presentation
    controller.storedPresenting = presenter
    controller.movement = .presented
    controller.loadViewIfNeeded()
    if presentation.coversScreen { presenter.beginDisappearing(animated: animated) }
    controller.beginAppearing(animated: animated)
    if let view = controller.view {
      view.isSheet = presentation.hasEdge
      presentation.container.addSubview(view)
    }
    presentation.container.setNeedsLayout()
    window.addSubview(presentation.container)
    presentation.container.layoutIfNeeded()
    controller.isAppearing(animated: animated)
    controller.finishAppearing(animated: animated)
    if presentation.coversScreen {
      presenter.finishDisappearing(animated: animated)
      presenter.viewIfLoaded?.removeFromSuperview()
    }
    controller.movement = .none
    completion?()
  }

  func startDismissing(animated: Bool, completion: (() -> Void)?) {
    var owner: UIViewController? = self
    while let candidate = owner, candidate.presentation == nil {
      owner = candidate.storedParent
    }
    if let owner {
      owner.dismissPresented(animated: animated)
      completion?()
    } else if let presenting = presentingViewController {
      presenting.dismiss(animated: animated, completion: completion)
    } else {
      completion?()
    }
  }

  /// Takes away what this controller presents, and all that stands on it, as one step.
  func dismissPresented(animated: Bool) {
    guard let presentation else { return }
    let controller = presentation.presented
    if controller.presentation != nil { controller.dismissPresented(animated: false) }
    let window = presentation.container.window
    controller.movement = .dismissed
    controller.beginDisappearing(animated: animated)
    if presentation.coversScreen {
      beginAppearing(animated: animated)
      if let view = viewIfLoaded, let window { restore(view, in: window, below: presentation) }
      isAppearing(animated: animated)
    }
    presentation.container.removeFromSuperview()
    controller.viewIfLoaded?.removeFromSuperview()
    controller.viewIfLoaded?.isSheet = false
    self.presentation = nil
    controller.storedPresenting = nil
    controller.storedPresentationController = nil
    window?.layoutIfNeeded()
    if presentation.coversScreen { finishAppearing(animated: animated) }
    controller.finishDisappearing(animated: animated)
    controller.movement = .none
  }

  /// Puts the presenting view back where it stood before a presentation covered it.
  private func restore(_ view: UIView, in window: UIWindow, below presentation: Presentation) {
    if let own = storedPresenting?.presentation?.container {
      own.insertSubview(view, at: 0)
    } else if let parent = storedParent {
      parent.restoreChildView(self)
    } else {
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: presentation.container)
    }
  }

  /// Takes away everything presented, without callbacks to this controller.
  func dismissAllPresented() {
    if presentation != nil { dismissPresented(animated: false) }
    for child in storedChildren { child.dismissAllPresented() }
  }

  /// The controller over which a presentation by this one is shown: the outermost container.
  private var presentationContext: UIViewController {
    var current = self
    while let parent = current.storedParent { current = parent }
    return current
  }

  /// A popover has to belong to something; UIKit raises an exception for one that does not.
  private func preparePopover() {
    guard let popover = popoverPresentationController else { return }
    popover.prepare()
    if !popover.hasAnchor {
      Diagnostics.report(
        "the popover of \(type(of: self)) has neither sourceView nor barButtonItem; "
          + "it stands in the middle", severity: .error)
    }
  }
}
