import InterfaceBuilder

/// The search of iOS 7 and before, which no iOS since 13 has.
///
/// It is read so that old files keep their connections. It shows no results: its bar works, and its
/// delegates are never called.
@MainActor open class UISearchDisplayController: NSObject, NibObject, KeyedObject {
  /// Makes a controller for a bar on the screen of another controller.
  public init(searchBar: UISearchBar, contentsController viewController: UIViewController) {
    self.searchBar = searchBar
    searchContentsController = viewController
    super.init()
  }

  /// Makes the controller that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init() }

  /// The bar.
  open weak var searchBar: UISearchBar?
  /// The controller whose content is searched.
  open weak var searchContentsController: UIViewController?
  /// Who would be told of the search.
  open weak var delegate: AnyObject?
  /// Who would give the rows of the results.
  open weak var searchResultsDataSource: (any UITableViewDataSource)?
  /// Who would be told of the rows of the results.
  open weak var searchResultsDelegate: (any UITableViewDelegate)?

  static var keyedProperties: [String: KeyedProperty] {
    [
      "searchBar": KeyValueCoding.reference(\UISearchDisplayController.searchBar),
      "searchContentsController": KeyValueCoding.reference(
        \UISearchDisplayController.searchContentsController),
      "delegate": KeyValueCoding.reference(\UISearchDisplayController.delegate),
      "searchResultsDataSource": KeyValueCoding.reference(
        \UISearchDisplayController.searchResultsDataSource),
      "searchResultsDelegate": KeyValueCoding.reference(
        \UISearchDisplayController.searchResultsDelegate),
    ]
  }
}
