/// Tells a picker how many columns and rows it has.
@MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many columns there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a column has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Tells a picker what its rows show and is told what the user chose; every method may be left out.
@MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// The width of a column, in points.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of the rows of a column, in points.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// The text of a row with attributes; preferred to the plain one.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row; preferred to its texts.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView
  /// Called after the user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

/// Says that a delegate has no view for a row.
final class NoPickerRowView: UIView {}

/// What happens where a delegate has no method: the usual, or what a subclass of it does.
extension UIPickerViewDelegate {
  /// 0: the columns share the width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    Defaults.ask(self, "pickerView:widthForComponent:", [pickerView, component], else: 0)
  }
  /// 32.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int)
    -> CGFloat
  {
    Defaults.ask(
      self, "pickerView:rowHeightForComponent:", [pickerView, component],
      else: UIPickerView.standardRowHeight)
  }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    let arguments: [Any?] = [pickerView, row, component]
    return Defaults.ask(self, "pickerView:titleForRow:forComponent:", arguments, else: nil)
  }
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let arguments: [Any?] = [pickerView, row, component]
    return Defaults.ask(
      self, "pickerView:attributedTitleForRow:forComponent:", arguments, else: nil)
  }
  /// None: the row shows its text.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let arguments: [Any?] = [pickerView, row, component, view]
    return Defaults.ask(
      self, "pickerView:viewForRow:forComponent:reusingView:", arguments, else: NoPickerRowView())
  }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {
    let arguments: [Any?] = [pickerView, row, component]
    Defaults.tell(self, "pickerView:didSelectRow:inComponent:", arguments)
  }
}
