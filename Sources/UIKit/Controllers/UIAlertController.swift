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
  /// The text below the title.
  open var message: String?
  /// The choices in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The choice that the return key takes.
  open var preferredAction: UIAlertAction?
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
    actions.append(action)
    action.onChange = { [weak self] in self?.alertView?.setNeedsLayout() }
    alertView?.show(self)
  }

  /// Adds a field to an alert; `configurationHandler` prepares it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    fields.append(field)
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

  override var automaticPresentationStyle: UIModalPresentationStyle { .overFullScreen }

  override func presentedFrame(in container: UIView, style: UIModalPresentationStyle) -> CGRect {
    loadViewIfNeeded()
    guard let alertView else { return .zero }
    let area = container.bounds
    switch preferredStyle {
    case .alert:
      let height = alertView.fittingHeight(width: 270)
      return CGRect(
        x: (area.width - 270) / 2, y: (area.height - height) / 2, width: 270, height: height)
    case .actionSheet:
      let width = area.width - 16
      let height = alertView.fittingHeight(width: width)
      let bottom = area.height - container.safeAreaInsets.bottom - 8
      return CGRect(x: 8, y: bottom - height, width: width, height: height)
    }
  }

  /// A touch beside an action sheet takes its cancel choice.
  override func touchOutsidePresentedView() {
    guard preferredStyle == .actionSheet,
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    choose(cancel)
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
