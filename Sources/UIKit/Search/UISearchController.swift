/// Joins a search bar to a screen with results.
///
/// While it is active, the view of its results covers the screen below the bar as soon as there is
/// text. The screen itself moves nowhere: UIKit's animations have no place in a text picture.
@MainActor open class UISearchController: UIViewController {
  /// Makes a controller whose results are shown by another one, or by the screen itself for nil.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
    searchBar.frame.size = searchBar.sizeThatFits(CGSize(width: 320, height: 0))
  }

  /// A search controller cannot stand in a file of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// The bar, to be put into a navigation item or a view.
  public let searchBar = UISearchBar(frame: .zero)
  /// The controller that shows the results.
  public let searchResultsController: UIViewController?
  /// Who finds the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Who is told when a search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the screen below takes no touches while there are no results.
  open var obscuresBackgroundDuringPresentation = true { didSet { placeResults() } }
  /// The old name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the title and the buttons above the bar give way during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes, where there are any, come and go with the search.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown although there is no text.
  open var showsSearchResultsController = false { didSet { placeResults() } }

  private weak var host: UIViewController?
  private let cover = SearchCover()
  private var storedIsActive = false

  /// Whether the user searches; setting it begins or ends the search.
  open var isActive: Bool {
    get { storedIsActive }
    set {
      guard newValue != storedIsActive else { return }
      if newValue { begin() } else { end() }
    }
  }

  // MARK: What the bar tells

  func barDidBeginEditing() { isActive = true }

  func barTextDidChange() {
    guard storedIsActive else { return }
    placeResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  func barWasCancelled() { isActive = false }

  // MARK: Beginning and ending

  private func begin() {
    delegate?.willPresentSearchController(self)
    storedIsActive = true
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = true }
    host = nearestController
    if let host, let results = searchResultsController, results.parent == nil {
      host.addChild(results)
      results.didMove(toParent: host)
    }
    cover.onTap = { [weak self] in self?.isActive = false }
    placeResults()
    updateNavigationBar()
    searchBar.becomeFirstResponder()
    delegate?.didPresentSearchController(self)
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    storedIsActive = false
    searchBar.resignFirstResponder()
    searchBar.text = ""
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.searchTextField.tokens = []
    placeResults()
    if let results = searchResultsController, results.parent === host {
      results.willMove(toParent: nil)
      results.removeFromParent()
    }
    updateNavigationBar()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  private func updateNavigationBar() {
    let bar = host?.navigationController?.navigationBar
    bar?.rebuild()
    bar?.superview?.setNeedsLayout()
  }

  /// The controller whose screen the bar is on: of a bar in a navigation bar, the top one.
  private var nearestController: UIViewController? {
    var responder: UIResponder? = searchBar
    while let current = responder {
      if let navigation = current as? UINavigationController { return navigation.topViewController }
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  // MARK: Results

  /// Shows the results, the cover that takes the touches, or neither.
  private func placeResults() {
    let hasText = !(searchBar.text ?? "").isEmpty || !searchBar.searchTextField.tokens.isEmpty
    let showsResults = storedIsActive && (hasText || showsSearchResultsController)
    show(showsResults ? searchResultsController?.view : nil, in: searchResultsController)
    let isCovered = storedIsActive && obscuresBackgroundDuringPresentation
    let shown = showsResults && searchResultsController != nil
    if isCovered, !shown, let place = host?.view {
      cover.frame = area(in: place)
      place.addSubview(cover)
    } else {
      cover.removeFromSuperview()
    }
  }

  private func show(_ view: UIView?, in results: UIViewController?) {
    guard let view, let place = host?.view else {
      if let shown = results?.viewIfLoaded, shown.superview != nil { shown.removeFromSuperview() }
      return
    }
    view.frame = area(in: place)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== place { place.addSubview(view) }
  }

  /// All of the screen, or what is below the bar when that is on the screen itself.
  private func area(in place: UIView) -> CGRect {
    guard searchBar.isDescendant(of: place) else { return place.bounds }
    let top = searchBar.convert(searchBar.bounds, to: place).maxY
    let bounds = place.bounds
    return CGRect(
      x: bounds.minX, y: top, width: bounds.width, height: max(0, bounds.maxY - top))
  }
}

/// Lies over the screen during a search and ends it when it is tapped.
@MainActor private final class SearchCover: UIControl {
  var onTap: (() -> Void)?

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    onTap?()
  }
}

/// Finds the results of a search.
@MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search begins or ends, and after every change of the text or the scope.
  func updateSearchResults(for searchController: UISearchController)
}

/// Is told when a search begins and ends; every method may be left out.
@MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search began.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search ended.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {
    Defaults.tell(self, "willPresentSearchController:", [searchController])
  }
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {
    Defaults.tell(self, "didPresentSearchController:", [searchController])
  }
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {
    Defaults.tell(self, "willDismissSearchController:", [searchController])
  }
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {
    Defaults.tell(self, "didDismissSearchController:", [searchController])
  }
}
