/// What a cell adds beside its content: backgrounds, accessories, controls of editing, actions.
extension UITableViewCell {
  // MARK: Backgrounds

  func replaceBackground(_ old: UIView?, with new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { insertSubview(new, at: 0) }
    updateBackgrounds()
    setNeedsLayout()
  }

  func updateBackgrounds() {
    let shows = selectionStyle != .none && (isSelected || isHighlighted)
    selectedBackgroundView?.isHidden = !shows
  }

  /// Brings the cell back to the state of a row that nothing was done with.
  func forgetRow() {
    storage.isHighlighted = false
    storage.isSelected = false
    hideActions()
    updateBackgrounds()
  }

  // MARK: Accessories

  func updateAccessory() {
    for view in storage.accessories { view.removeFromSuperview() }
    let custom = isEditing ? editingAccessoryView : accessoryView
    storage.accessories =
      custom.map { [$0] } ?? signs(for: isEditing ? editingAccessoryType : accessoryType)
    for view in storage.accessories { addSubview(view) }
    setNeedsLayout()
  }

  private func signs(for type: AccessoryType) -> [UIView] {
    switch type {
    case .none: []
    case .disclosureIndicator: [disclosure]
    case .checkmark: [CellSign("✓", size: CGSize(width: 14, height: 44))]
    case .detailButton: [detailButton]
    case .detailDisclosureButton: [detailButton, disclosure]
    }
  }

  private var disclosure: CellSign {
    CellSign("›", size: CGSize(width: RowMetrics.disclosureWidth(era: storage.era), height: 44))
  }

  private var detailButton: CellButton {
    CellButton("ⓘ", size: CGSize(width: 22, height: 44), placement: .right) {
      "More Info"
    } action: { [weak self] in
      guard let self else { return }
      tableView?.accessoryTapped(in: self)
    }
  }

  /// The width that accessories take from the content.
  var accessoryCost: CGFloat {
    guard !storage.accessories.isEmpty else { return rightEdgeCost }
    let widths = storage.accessories.reduce(0) { $0 + $1.frame.width }
    return widths + margin + CGFloat(storage.accessories.count - 1) * 8 + rightEdgeCost
  }

  /// The width that the handle, and the letters of the table's index, take at the right edge.
  private var rightEdgeCost: CGFloat {
    let index = tableView?.indexWidth ?? 0
    return storage.reorderHandle == nil ? index : index + 22 + margin
  }

  /// Places the accessories from the right edge; the width they take.
  func layOutAccessories() -> CGFloat {
    storage.reorderHandle?.frame = CGRect(
      x: bounds.width - margin - 22 - (tableView?.indexWidth ?? 0), y: 0, width: 22,
      height: bounds.height)
    var right = bounds.width - margin - rightEdgeCost
    for view in storage.accessories.reversed() {
      let isSign = view is CellSign || view is CellButton
      let size = CGSize(
        width: view.frame.width, height: isSign ? bounds.height : view.frame.height)
      view.frame = CGRect(
        x: right - size.width, y: ((bounds.height - size.height) / 2).rounded(.down),
        width: size.width, height: size.height)
      right -= size.width + 8
    }
    return accessoryCost
  }

  // MARK: Controls of editing

  func applyEditing(_ editing: Bool) {
    storage.isEditing = editing
    storage.editControl?.removeFromSuperview()
    storage.editControl = nil
    if !editing { hideActions() }
    if editing, editingStyle != .none {
      let control = makeEditControl(editingStyle)
      storage.editControl = control
      addSubview(control)
    }
    updateAccessory()
  }

  /// Shows the handle of a row that may be moved while it is edited.
  func updateReorderHandle() {
    let shows = storage.canMove
    guard shows != (storage.reorderHandle != nil) else { return }
    storage.reorderHandle?.removeFromSuperview()
    storage.reorderHandle = shows ? ReorderHandle(of: self) : nil
    if let handle = storage.reorderHandle { addSubview(handle) }
    setNeedsLayout()
  }

  private func makeEditControl(_ style: EditingStyle) -> CellButton {
    let isDeletion = style == .delete
    return CellButton(isDeletion ? "⊖" : "⊕", size: CGSize(width: 22, height: 44), placement: .left)
    {
      [weak self] in
      let texts = self?.spokenTexts.joined(separator: ", ") ?? ""
      return (isDeletion ? "Delete " : "Insert ") + texts
    } action: { [weak self] in
      guard let self else { return }
      tableView?.editControlTapped(in: self, style: style)
    }
  }

  /// Places the control of editing; the width it takes.
  func layOutEditControl() -> CGFloat {
    guard let control = storage.editControl else { return 0 }
    control.frame = CGRect(x: margin, y: 0, width: 22, height: bounds.height)
    return shouldIndentWhileEditing ? margin + 22 : 0
  }

  // MARK: Actions of a swipe

  func showActions(_ buttons: [UIView], isLeading: Bool = false) {
    hideActions()
    storage.hasLeadingActions = isLeading
    storage.actionButtons = buttons
    for button in buttons { addSubview(button) }
    setNeedsLayout()
  }

  func hideActions() {
    for button in storage.actionButtons { button.removeFromSuperview() }
    storage.actionButtons = []
    setNeedsLayout()
  }

  /// Places the buttons of a swipe, the first at the edge; the width they take.
  ///
  /// On iOS the whole row moves to the left, out of the screen. Here the content becomes narrower
  /// instead, so that a picture still says which row it is.
  func layOutActions() -> CGFloat {
    guard !storage.hasLeadingActions else { return 0 }
    var right = bounds.width
    for button in storage.actionButtons {
      let wanted = button.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).width
      let width = min(max(74, wanted + 16), max(0, right))
      button.frame = CGRect(x: right - width, y: 0, width: width, height: bounds.height)
      right -= width
    }
    return bounds.width - right
  }

  /// Places the buttons of a swipe from the leading edge; the width they take.
  func layOutLeadingActions() -> CGFloat {
    guard storage.hasLeadingActions else { return 0 }
    var left: CGFloat = 0
    for button in storage.actionButtons {
      let wanted = button.sizeThatFits(CGSize(width: bounds.width, height: bounds.height)).width
      let width = min(max(74, wanted + 16), max(0, bounds.width - left))
      button.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      left += width
    }
    return left
  }
}
