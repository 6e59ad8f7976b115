import Canvas
import InterfaceBuilder

/// One row of a table.
@MainActor open class UITableViewCell: UIView {
  override var framesSubviews: Bool { true }

  // MARK: - What it is

  let storedStyle: CellStyle
  var storedReuseIdentifier: String?
  var storedContentView = UIView()
  /// Labels, backgrounds and states (see the extensions).
  var storage = CellStorage()
  /// The table that shows the cell.
  weak var tableView: UITableView?
  /// What selecting the row performs, in a storyboard.
  var selectionSegue: SegueTemplate?
  /// What the row's detail button performs, in a storyboard.
  var accessorySegue: SegueTemplate?
  /// The identifier of the cell that a table makes at present through a plain `init()`.
  static var pendingReuseIdentifier: String?

  /// Makes a cell of a style; the identifier is the one it is reused under.
  public init(style: CellStyle, reuseIdentifier: String?) {
    storedStyle = style
    storedReuseIdentifier = reuseIdentifier ?? UITableViewCell.pendingReuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUpCell()
  }

  /// Makes a cell of the default style that covers `frame`.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if frame != .zero { self.frame = frame }
  }

  /// Makes the cell that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    storedStyle = element?.value("style", CellStyle.init(nib:)) ?? .default
    storedReuseIdentifier =
      element?["reuseIdentifier"] ?? UITableViewCell.pendingReuseIdentifier
    super.init(coder: coder)
    setUpCell()
  }

  /// The identifier under which the cell is reused; nil for one that is not.
  open var reuseIdentifier: String? { storedReuseIdentifier }
  /// The view for the content, beside what the cell adds at its edges.
  open var contentView: UIView { storedContentView }

  /// The main label; made when first asked for.
  open var textLabel: UILabel? { madeTextLabel }
  /// The second label; nil in a cell of the default style.
  open var detailTextLabel: UILabel? { storedStyle == .default ? nil : madeDetailLabel }
  /// The image on the left; nil in a cell of the style `value2`.
  open var imageView: UIImageView? { storedStyle == .value2 ? nil : madeImageView }

  /// The content as a value that describes it; nil for none.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { storage.contentConfiguration }
    set {
      storage.contentConfiguration = newValue
      showConfiguration()
    }
  }

  /// The view behind the content.
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: backgroundView) }
  }
  /// The view behind the content of a selected row.
  open var selectedBackgroundView: UIView? {
    didSet { replaceBackground(oldValue, with: selectedBackgroundView) }
  }

  /// What selection looks like; `none` still selects.
  open var selectionStyle: SelectionStyle = .default
  /// What stands at the right edge.
  open var accessoryType: AccessoryType = .none { didSet { updateAccessory() } }
  /// The view at the right edge, instead of an accessory of a type.
  open var accessoryView: UIView? { didSet { updateAccessory() } }
  /// What stands at the right edge while the table is edited.
  open var editingAccessoryType: AccessoryType = .none { didSet { updateAccessory() } }
  /// The view at the right edge while the table is edited.
  open var editingAccessoryView: UIView? { didSet { updateAccessory() } }
  /// How far the content is indented, in levels.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a level of indentation, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// The insets of the separator below the row; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { storage.separatorInset ?? inheritedSeparatorInset }
    set {
      storage.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// Whether a row that may move shows a handle while it is edited; a translated data source that
  /// can move rows needs no such word.
  open var showsReorderControl = false
  /// Whether the content makes room for the control of editing.
  open var shouldIndentWhileEditing = true
  /// What editing does with the row.
  open var editingStyle: EditingStyle { storage.editingStyle }
  /// Whether the Delete button or the actions of a swipe are shown.
  open var showingDeleteConfirmation: Bool { !storage.actionButtons.isEmpty }

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storage.isSelected }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the row.
  open var isHighlighted: Bool {
    get { storage.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row shows the controls of editing.
  open var isEditing: Bool {
    get { storage.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Selects or deselects the row.
  open func setSelected(_ selected: Bool, animated: Bool) {
    storage.isSelected = selected
    updateBackgrounds()
  }
  /// Highlights the row, or ends that.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    storage.isHighlighted = highlighted
    updateBackgrounds()
  }
  /// Shows or hides the controls of editing.
  open func setEditing(_ editing: Bool, animated: Bool) { applyEditing(editing) }
  /// Called before the cell is used for another row.
  open func prepareForReuse() { forgetRow() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutCell()
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    decodeCell(element, coder)
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "accessoryView": KeyValueCoding.reference(\UITableViewCell.accessoryView),
      "editingAccessoryView": KeyValueCoding.reference(\UITableViewCell.editingAccessoryView),
      "backgroundView": KeyValueCoding.reference(\UITableViewCell.backgroundView),
      "selectedBackgroundView": KeyValueCoding.reference(\UITableViewCell.selectedBackgroundView),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// The height that labels or a configuration ask for at the width of `size`; 44 without them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  /// The size that the constraints in the content ask for, with what stands beside the content; a
  /// height of nothing counts as 44, as in UIKit.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { rowFitting(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  // MARK: - How it is drawn: separator, accessories and controls are views

  override func draw(on canvas: any Canvas, frame: CGRect) {
    drawPrototype(holding: contentView, reuseIdentifier, on: canvas, frame: frame)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .cell }

  override func describe(_ element: inout AccessibilityElement) {
    element.label = spokenTexts.joined(separator: ", ")
    element.isSelected = isSelected || element.isSelected
    element.notes += reuseNotes(reuseIdentifier)
  }

  /// How the labels of a cell are arranged.
  public enum CellStyle: Int, Sendable {
    case `default`
    case value1
    case value2
    case subtitle
  }

  /// What selection looks like.
  public enum SelectionStyle: Int, Sendable {
    case none
    case blue
    case gray
    case `default`
  }

  /// What stands at the right edge.
  public enum AccessoryType: Int, Sendable {
    case none
    case disclosureIndicator
    case detailDisclosureButton
    case checkmark
    case detailButton
  }

  /// What editing does with a row.
  public enum EditingStyle: Int, Sendable {
    case none
    case delete
    case insert
  }
}
