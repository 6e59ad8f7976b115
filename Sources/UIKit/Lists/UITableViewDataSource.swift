/// Gives a table its content; all but the first two methods may be left out.
@MainActor public protocol UITableViewDataSource: AnyObject {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections the table has.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The title above a section.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The title below a section.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row may be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether a row may be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The letters of the index at the right edge.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// The section that a letter of the index stands for.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
  /// Carries out an insertion or deletion that the user asked for.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Carries out a move that the user asked for.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

/// What happens where a data source has no method.
extension UITableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: UITableView) -> Int {
    Defaults.ask(self, "numberOfSectionsInTableView:", [tableView], else: 1)
  }
  /// No title.
  public func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    Defaults.ask(self, "tableView:titleForHeaderInSection:", [tableView, section], else: nil)
  }
  /// No title.
  public func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    Defaults.ask(self, "tableView:titleForFooterInSection:", [tableView, section], else: nil)
  }
  /// Yes.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    Defaults.ask(self, "tableView:canEditRowAtIndexPath:", [tableView, indexPath], else: true)
  }
  /// Yes, where the data source can carry out a move.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    Defaults.ask(self, "tableView:canMoveRowAtIndexPath:", [tableView, indexPath], else: true)
  }
  /// No index.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    Defaults.ask(self, "sectionIndexTitlesForTableView:", [tableView], else: nil)
  }
  /// The section of the same number.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int {
    Defaults.ask(
      self, "tableView:sectionForSectionIndexTitle:atIndex:", [tableView, title, index],
      else: index)
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    Defaults.tell(
      self, "tableView:commitEditingStyle:forRowAtIndexPath:",
      [tableView, editingStyle, indexPath])
  }
  /// Does nothing.
  public func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    Defaults.tell(
      self, "tableView:moveRowAtIndexPath:toIndexPath:",
      [tableView, sourceIndexPath, destinationIndexPath])
  }
}
