import InterfaceBuilder

/// What a cell keeps besides what an app can set directly.
@MainActor struct CellStorage {
  var textLabel: UILabel?
  var detailLabel: UILabel?
  var imageView: UIImageView?
  var accessories: [UIView] = []
  var editControl: UIView?
  var actionButtons: [UIView] = []
  /// Whether the actions are those of a swipe from the leading edge.
  var hasLeadingActions = false
  /// Whether the row may be moved, and its handle.
  var canMove = false
  var reorderHandle: ReorderHandle?
  let separator = CellSeparator(frame: .zero)
  var separatorInset: UIEdgeInsets?
  var editingStyle = UITableViewCell.EditingStyle.none
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  /// The height that the file states for the row: its `rowHeight`.
  var nibRowHeight: CGFloat?
  /// Where cell and content stand on Xcode's canvas; nil at run time.
  var canvas: (cell: CGRect, content: CGRect)?
  /// The time that the cell is laid out for.
  var era = DesignEra.current
  var contentConfiguration: (any UIContentConfiguration)?
  var configuredView: UIView?
}

extension UITableViewCell {
  func setUpCell() {
    clipsToBounds = true
    if contentView.superview == nil { insertSubview(contentView, at: 0) }
    addSubview(storage.separator)
  }

  func decodeCell(_ element: IBElement, _ coder: NibCoder) {
    storage.era = coder.era
    storage.nibRowHeight = element.length("rowHeight").flatMap { $0 >= 0 ? $0 : nil }
    if let view: UIView = coder.child(key: "contentView") {
      storedContentView.removeFromSuperview()
      storedContentView = view
      insertSubview(view, at: 0)
    }
    if coder.isDesignTime, let frame = element.frame {
      let content = element.first(key: "contentView")?.frame
      storage.canvas = content.map { (frame, $0) }
    }
    storage.textLabel = label("textLabel", element, coder)
    storage.detailLabel = label("detailTextLabel", element, coder)
    storage.imageView =
      element["imageView"].flatMap { coder.context.object(id: $0) } as? UIImageView
    selectionStyle = element.value("selectionStyle", SelectionStyle.init(nib:)) ?? .default
    accessoryType = element.value("accessoryType", AccessoryType.init(nib:)) ?? .none
    editingAccessoryType = element.value("editingAccessoryType", AccessoryType.init(nib:)) ?? .none
    indentationLevel = element.int("indentationLevel").map { max(0, min($0, 1000)) } ?? 0
    indentationWidth = element.length("indentationWidth") ?? 10
    showsReorderControl = element.bool("showsReorderControl") ?? false
    shouldIndentWhileEditing = element.bool("shouldIndentWhileEditing") ?? true
    if let inset = element.inset(key: "separatorInset") { separatorInset = UIEdgeInsets(inset) }
    if let content = element.first("listContentConfiguration", key: "contentConfiguration") {
      contentConfiguration = UIListContentConfiguration(content, coder)
    }
  }

  private func label(_ attribute: String, _ element: IBElement, _ coder: NibCoder) -> UILabel? {
    element[attribute].flatMap { coder.context.object(id: $0) } as? UILabel
  }
}

extension UITableViewCell.CellStyle {
  /// The style that a nib calls `name`; a cell without one arranges no labels by itself.
  init?(nib name: String) {
    switch name {
    case "IBUITableViewCellStyleValue1": self = .value1
    case "IBUITableViewCellStyleValue2": self = .value2
    case "IBUITableViewCellStyleSubtitle": self = .subtitle
    case "IBUITableViewCellStyleDefault": self = .default
    default: return nil
    }
  }
}

extension UITableViewCell.SelectionStyle {
  /// The selection style that a nib calls `name`.
  init?(nib name: String) {
    switch name {
    case "none": self = .none
    case "blue": self = .blue
    case "gray": self = .gray
    case "default": self = .default
    default: return nil
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// The accessory that a nib calls `name`.
  init?(nib name: String) {
    switch name {
    case "disclosureIndicator": self = .disclosureIndicator
    case "detailDisclosureButton": self = .detailDisclosureButton
    case "checkmark": self = .checkmark
    case "detailButton": self = .detailButton
    case "none": self = .none
    default: return nil
    }
  }
}
