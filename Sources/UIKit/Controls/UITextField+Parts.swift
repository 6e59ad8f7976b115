extension UITextField {
  /// Whether a part with this mode is shown now.
  private func shows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    updateParts()
  }

  /// Shows and hides the parts and puts them in their places.
  ///
  /// The clear button is shown only when there is text, and not where a right view is.
  func updateParts() {
    leftView?.isHidden = !shows(leftViewMode)
    rightView?.isHidden = !shows(rightViewMode)
    let hasRightView = rightView != nil && shows(rightViewMode)
    clearButton.isHidden =
      storedText.isEmpty || hasRightView || !isEnabled || !shows(clearButtonMode)
    layoutParts()
  }

  func layoutParts() {
    let area = bounds
    if let leftView, !leftView.isHidden {
      leftView.frame = leftViewRect(forBounds: area)
    }
    if let rightView, !rightView.isHidden {
      rightView.frame = rightViewRect(forBounds: area)
    }
    clearButton.frame = clearButtonRect(forBounds: area)
  }

  var leftWidth: CGFloat { leftView.map { $0.isHidden ? 0 : $0.bounds.width } ?? 0 }
  var rightWidth: CGFloat { rightView.map { $0.isHidden ? 0 : $0.bounds.width } ?? 0 }
}
