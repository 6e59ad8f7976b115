import Canvas
import InterfaceBuilder

/// One item of a collection.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  // MARK: - What it is

  private var storedContentView = UIView()
  private var configuredView: UIView?
  /// What selecting the item performs, in a storyboard.
  var selectionSegue: SegueTemplate?

  /// Makes a cell that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpContent()
  }

  /// Makes the cell that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpContent()
  }

  /// The mask lets the content follow the cell before constraints are solved.
  private func setUpContent() {
    clipsToBounds = true
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if contentView.superview == nil {
      contentView.frame = bounds
      addSubview(contentView)
    }
  }

  /// The view for the content.
  open var contentView: UIView { storedContentView }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView, at: 0) }
  }
  /// The view behind the content of a selected or highlighted item.
  open var selectedBackgroundView: UIView? {
    didSet {
      replaceBackground(
        oldValue, with: selectedBackgroundView, at: backgroundView == nil ? 0 : 1)
    }
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { updateBackgrounds() } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { updateBackgrounds() } }

  /// The content as a value that describes it; nil for none.
  open var contentConfiguration: (any UIContentConfiguration)? { didSet { showConfiguration() } }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isHighlighted = false
    isSelected = false
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    configuredView?.frame = contentView.bounds
    for background in [backgroundView, selectedBackgroundView] { background?.frame = bounds }
  }

  private func replaceBackground(_ old: UIView?, with new: UIView?, at index: Int) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: index) }
    updateBackgrounds()
    setNeedsLayout()
  }

  private func updateBackgrounds() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  private func showConfiguration() {
    if let configuration = contentConfiguration, let view = configuredView as? any UIContentView,
      type(of: view.configuration) == type(of: configuration)
    {
      view.configuration = configuration
    } else {
      configuredView?.removeFromSuperview()
      configuredView = contentConfiguration?.makeContentView()
      if let configuredView { contentView.addSubview(configuredView) }
    }
    setNeedsLayout()
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    if let view: UIView = coder.child(key: "contentView") {
      storedContentView = view
      view.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(view, at: 0)
    }
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "backgroundView": KeyValueCoding.reference(\UICollectionViewCell.backgroundView),
      "selectedBackgroundView": KeyValueCoding.reference(
        \UICollectionViewCell.selectedBackgroundView),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  override var sizesItself: Bool { configuredView != nil || super.sizesItself }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if let configuredView {
      return configuredView.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
    return super.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  // MARK: - How it is drawn: its content is a view

  override func draw(on canvas: any Canvas, frame: CGRect) {
    drawPrototype(holding: contentView, reuseIdentifier, on: canvas, frame: frame)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .cell }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = contentView.textsInReadingOrder.joined(separator: ", ")
    element.isSelected = isSelected || element.isSelected
    element.notes += reuseNotes(reuseIdentifier)
  }
}
