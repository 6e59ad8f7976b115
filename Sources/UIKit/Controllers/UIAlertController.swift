import Canvas

/// A question to the user in a box, or as a list of choices at the bottom.
@MainActor open class UIAlertController: UIViewController {
  /// The two forms.
  public enum Style: Int, Sendable {
    case actionSheet
    case alert
  }

  /// The form of the question.
  public let preferredStyle: Style
  /// The text above the message.
  open override var title: String? { didSet { showContent() } }
  /// The text below the title.
  open var message: String? { didSet { showContent() } }
  /// The choices in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The choice that the return key takes in the last field: one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet {
      guard let action = preferredAction, !actions.contains(where: { $0 === action }) else {
        return
      }
      preferredAction = nil
      Diagnostics.report("the preferred action is none of the alert's; it is left out")
    }
  }
  /// The fields of an alert.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  private var fields: [UITextField] = []

  /// Makes a question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    self.message = message
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  /// Alerts are not made from nibs.
  public required init?(coder: NSCoder) { nil }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      Diagnostics.report("an alert has one cancel action at most; UIKit raises an exception")
    }
    actions.append(action)
    action.onChange = { [weak self] in self?.alertView?.setNeedsLayout() }
    showContent()
  }

  /// Adds a field to an alert; `configurationHandler` prepares it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else {
      Diagnostics.report("an action sheet has no text fields; UIKit raises an exception")
      return
    }
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    fields.append(field)
    let target = ClosureTarget { [weak self] in self?.returned(from: $0) }
    returnTargets.append(target)
    field.addTarget(target, action: Selector("returned"), for: .primaryActionTriggered)
    showContent()
  }
  private var returnTargets: [ClosureTarget] = []

  /// The return key leads to the next field, and from the last one to the preferred choice.
  private func returned(from sender: AnyObject?) {
    guard let place = fields.firstIndex(where: { $0 === sender }) else { return }
    if fields.indices.contains(place + 1) {
      fields[place + 1].becomeFirstResponder()
    } else if let action = preferredAction, action.isEnabled {
      choose(action)
    }
  }

  /// The choices that are seen: a popover has no cancel, as a touch beside it is one.
  var shownActions: [UIAlertAction] {
    guard ownPresentation?.style == .popover else { return actions }
    return actions.filter { $0.style != .cancel }
  }

  private func showContent() {
    alertView?.show(self)
    ownPresentation?.container.setNeedsLayout()
  }

  // MARK: Presentation

  private var alertView: AlertView? { storedView as? AlertView }

  open override func loadView() {
    let view = AlertView(style: preferredStyle)
    setRootView(view)
    view.show(self)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  /// On a tablet an action sheet is a popover.
  override var automaticPresentationStyle: UIModalPresentationStyle {
    let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    return isPad && preferredStyle == .actionSheet ? .popover : .overFullScreen
  }

  /// An action sheet stays one where there is too little room for a popover.
  override func presentationStyle(over presenter: UIViewController) -> UIModalPresentationStyle {
    let style = super.presentationStyle(over: presenter)
    return style == .pageSheet ? .overFullScreen : style
  }

  override func presentedFrame(in container: UIView, style: UIModalPresentationStyle) -> CGRect {
    loadViewIfNeeded()
    guard let alertView else { return .zero }
    let area = container.bounds
    switch preferredStyle {
    case .alert:
      let height = alertView.fittingHeight(width: 270)
      return CGRect(
        x: (area.width - 270) / 2, y: (area.height - height) / 2, width: 270, height: height)
    case .actionSheet where style == .popover:
      let height = alertView.fittingHeight(width: 304)
      let size = CGSize(width: 304, height: height)
      return popoverPresentationController?.frame(of: size, in: container) ?? area
    case .actionSheet:
      let width = area.width - 16
      let height = alertView.fittingHeight(width: width)
      let bottom = area.height - container.safeAreaInsets.bottom - 8
      return CGRect(x: 8, y: bottom - height, width: width, height: height)
    }
  }

  /// A touch beside an action sheet takes its cancel choice.
  override func touchOutsidePresentedView() {
    guard preferredStyle == .actionSheet else { return }
    if let cancel = actions.first(where: { $0.style == .cancel }) {
      choose(cancel)
    } else {
      super.touchOutsidePresentedView()
    }
  }

  /// Takes the question away, then runs the choice's handler.
  func choose(_ action: UIAlertAction) {
    dismiss(animated: true) { action.handler?(action) }
  }
}

/// One choice of an alert.
@MainActor open class UIAlertAction: NSObject {
  /// What a choice means.
  public enum Style: Int, Sendable {
    case `default`
    case cancel
    case destructive
  }

  /// The text of the choice.
  public let title: String?
  /// What the choice means.
  public let style: Style
  /// Whether the user may take the choice.
  open var isEnabled = true { didSet { onChange?() } }
  let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Makes a choice; `handler` runs after the alert went.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
