import InterfaceBuilder

/// The header or footer of a section.
@MainActor open class UITableViewHeaderFooterView: UIView {
  // MARK: - What it is

  /// Where the view stands, which decides how its title looks.
  enum TitleStyle {
    case plain
    case grouped
    case footer
  }

  var storedReuseIdentifier: String?
  var titleStyle = TitleStyle.plain { didSet { setNeedsLayout() } }
  /// The distance of the title from the left edge, in points.
  var titleMargin: CGFloat = 16
  private var storedTextLabel: UILabel?
  private var storedDetailLabel: UILabel?

  /// Makes a view; the identifier is the one it is reused under.
  public init(reuseIdentifier: String?) {
    storedReuseIdentifier = reuseIdentifier ?? UITableViewCell.pendingReuseIdentifier
    super.init(frame: .zero)
    addContentView()
  }

  /// Makes a view that covers `frame`.
  public convenience override init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes the view that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    storedReuseIdentifier =
      (coder as? NibCoder)?.element["reuseIdentifier"] ?? UITableViewCell.pendingReuseIdentifier
    super.init(coder: coder)
    addContentView()
  }

  /// The mask lets the content follow the view before constraints are solved.
  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(contentView, at: 0)
  }

  /// The view for the content.
  public let contentView = UIView()
  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// The identifier under which the view is reused; nil for one that is not.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// Called before the view is used for another section.
  open func prepareForReuse() {}

  /// The title; made when first asked for.
  open var textLabel: UILabel? {
    if let storedTextLabel { return storedTextLabel }
    let label = UILabel(frame: .zero)
    label.font = UITableViewHeaderFooterView.font(titleStyle)
    label.numberOfLines = 0
    contentView.addSubview(label)
    storedTextLabel = label
    return label
  }

  /// The second label; made when first asked for.
  open var detailTextLabel: UILabel? {
    if let storedDetailLabel { return storedDetailLabel }
    let label = UILabel(frame: .zero)
    label.font = .systemFont(ofSize: 13)
    contentView.addSubview(label)
    storedDetailLabel = label
    return label
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    guard let label = storedTextLabel else { return }
    let width = max(0, bounds.width - titleMargin * 2)
    let height = min(
      bounds.height,
      label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height)
    let top: CGFloat
    switch titleStyle {
    case .plain: top = ((bounds.height - height) / 2).rounded(.down)
    case .grouped: top = max(0, bounds.height - height - 7)
    case .footer: top = min(7, max(0, bounds.height - height))
    }
    label.frame = CGRect(x: titleMargin, y: top, width: width, height: height)
  }

  // MARK: - How big it wants to be

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let label = storedTextLabel else { return CGSize(width: size.width, height: 0) }
    let inner = CGSize(width: size.width - titleMargin * 2, height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: max(28, label.sizeThatFits(inner).height + 14))
  }

  /// The size that constraints ask for, or else the one that the title asks for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard isLaidOutByConstraints else { return sizeThatFits(targetSize) }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  private static func font(_ style: TitleStyle) -> UIFont {
    style == .plain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
  }

  /// The height of a title wrapped to `width` points.
  static func textHeight(_ text: String, width: CGFloat, style: TitleStyle) -> CGFloat {
    let label = UILabel(frame: .zero)
    label.font = font(style)
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(CGSize(width: max(0, width), height: .greatestFiniteMagnitude)).height
  }
}
