/// Decides about the editing of a search bar and is told of it; every method may be left out.
@MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called after the user changed or cleared the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Whether typed text may replace a range, counted in UTF-16.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called when the search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the bookmark button was tapped.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when the cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when the button of the search results was tapped.
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)
  /// Called when the user chose another scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

/// What happens where a delegate has no method: the usual, or what a subclass of it does.
extension UISearchBarDelegate {
  /// Agrees.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    Defaults.ask(self, "searchBarShouldBeginEditing:", [searchBar], else: true)
  }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    Defaults.tell(self, "searchBarTextDidBeginEditing:", [searchBar])
  }
  /// Agrees.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    Defaults.ask(self, "searchBarShouldEndEditing:", [searchBar], else: true)
  }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    Defaults.tell(self, "searchBarTextDidEndEditing:", [searchBar])
  }
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    Defaults.tell(self, "searchBar:textDidChange:", [searchBar, searchText])
  }
  /// Agrees.
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    Defaults.ask(
      self, "searchBar:shouldChangeTextInRange:replacementText:", [searchBar, range, text],
      else: true)
  }
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    Defaults.tell(self, "searchBarSearchButtonClicked:", [searchBar])
  }
  /// Does nothing.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {
    Defaults.tell(self, "searchBarBookmarkButtonClicked:", [searchBar])
  }
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    Defaults.tell(self, "searchBarCancelButtonClicked:", [searchBar])
  }
  /// Does nothing.
  public func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) {
    Defaults.tell(self, "searchBarResultsListButtonClicked:", [searchBar])
  }
  /// Does nothing.
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {
    Defaults.tell(
      self, "searchBar:selectedScopeButtonIndexDidChange:", [searchBar, selectedScope])
  }
}
