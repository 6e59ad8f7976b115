/// Index paths of lists: a section and a row, or an item, of it.
extension IndexPath {
  /// Makes the path of a row of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Makes the path of an item of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section; 0 in a path that has none, where UIKit raises an exception.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The row in the section; 0 in a path that has none, where UIKit raises an exception.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }

  /// The item in the section; the same number as `row`.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
