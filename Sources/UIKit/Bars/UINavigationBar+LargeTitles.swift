/// The rows of a navigation bar: prompt, buttons with the title between them, large title.
///
/// Source: bars in files that Xcode saved are 44 points high on phones, 96 with a large title, 74
/// with a prompt.
extension UINavigationBar {
  /// The height of the row with a large title, in points.
  static let largeTitleHeight: CGFloat = 52
  /// The height of the row with a prompt, in points.
  static let promptHeight: CGFloat = 30

  /// Whether the title of the top item is large: an item that leaves it open does as the one below.
  var hasLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    for item in (items ?? []).reversed() {
      switch item.largeTitleDisplayMode {
      case .always: return true
      case .never: return false
      case .automatic: continue
      }
    }
    return true
  }

  /// The height of the row with a search bar and of that with its scopes, in points.
  var searchHeight: CGFloat {
    guard let bar = topItem?.searchController?.searchBar else { return 0 }
    return bar.hasScopes ? 52 + UISearchBar.scopeHeight : 52
  }

  /// Whether content that is scrolled takes the search bar away, before a large title.
  var hidesSearch: Bool {
    guard let item = topItem, let search = item.searchController else { return false }
    return item.hidesSearchBarWhenScrolling && !search.isActive
  }

  /// How much of the row with the search bar is left.
  private var shownSearchHeight: CGFloat {
    guard hidesSearch else { return searchHeight }
    let whole = height(scrolledBy: 0)
    return max(0, searchHeight - max(0, whole - bounds.height))
  }

  /// Whether title and buttons give way to a search.
  var isSearching: Bool {
    guard let search = topItem?.searchController else { return false }
    return search.isActive && search.hidesNavigationBarDuringPresentation
  }

  /// The height of everything above the large title.
  var collapsedHeight: CGFloat {
    if isSearching { return 0 }
    let hasPrompt = !(topItem?.prompt ?? "").isEmpty
    return barHeights.navigation + (hasPrompt ? UINavigationBar.promptHeight : 0)
  }

  /// The height over content that was scrolled up by some points: a large title goes first.
  func height(scrolledBy distance: CGFloat) -> CGFloat {
    let search = hidesSearch ? max(0, min(searchHeight, searchHeight - distance)) : searchHeight
    guard hasLargeTitle, !isSearching else { return collapsedHeight + search }
    let rest = hidesSearch ? distance - searchHeight : distance
    let largest = UINavigationBar.largeTitleHeight
    return collapsedHeight + search + max(0, min(largest, largest - rest))
  }

  /// Whether so much of the large title is gone that the title stands in the row of buttons.
  var isCollapsed: Bool {
    let half = collapsedHeight + UINavigationBar.largeTitleHeight / 2
    return !hasLargeTitle || bounds.height - shownSearchHeight < half
  }

  /// The row with the buttons.
  var row: CGRect {
    let top = collapsedHeight - barHeights.navigation
    return CGRect(
      x: 0, y: top, width: bounds.width,
      height: min(barHeights.navigation, max(0, bounds.height - top)))
  }

  /// Places prompt and large title.
  func layOutFurtherTitles() {
    let search = shownSearchHeight
    let searchBar = topItem?.searchController?.searchBar
    searchBar?.frame = CGRect(
      x: 0, y: bounds.height - search, width: bounds.width, height: search)
    searchBar?.isHidden = search < searchHeight / 2
    promptLabel?.frame = CGRect(
      x: 16, y: 0, width: max(0, bounds.width - 32), height: UINavigationBar.promptHeight)
    guard let large = largeTitleLabel else { return }
    let margin: CGFloat = bounds.width >= 400 ? 20 : 16
    large.frame = CGRect(
      x: margin, y: collapsedHeight, width: max(0, bounds.width - 2 * margin),
      height: max(0, bounds.height - collapsedHeight - search))
    large.isHidden = isCollapsed
    titleLabel?.isHidden = !isCollapsed
  }

  /// The label of a large title.
  func makeLargeTitle(_ title: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = UIFont.systemFont(ofSize: 34, weight: .bold)
    return label
  }

  /// The label of a prompt.
  func makePrompt(_ prompt: String) -> UILabel {
    let label = UILabel(frame: .zero)
    label.text = prompt
    label.font = UIFont.systemFont(ofSize: 13)
    label.textAlignment = .center
    return label
  }
}

extension UINavigationController {
  /// How far the content of a screen was scrolled up from where it rests, in points.
  func scrolledDistance(of controller: UIViewController, isUnderBar: Bool, safeTop: CGFloat)
    -> CGFloat
  {
    guard navigationBar.hasLargeTitle || navigationBar.hidesSearch,
      let scroll = controller.contentScrollView
    else { return 0 }
    let offset = scroll.contentOffset.y
    guard isUnderBar, scroll.contentInsetAdjustmentBehavior != .never else { return offset }
    // Before its first layout the content does not know yet where it rests.
    if scroll.settledInset == .zero, offset == 0 { return 0 }
    let rest = safeTop + navigationBar.height(scrolledBy: 0)
    return offset + rest + scroll.contentInset.top
  }
}

extension UIViewController {
  /// The scroll view that fills the screen: the root view or its lowest subview.
  var contentScrollView: UIScrollView? {
    guard let view = viewIfLoaded else { return nil }
    return view as? UIScrollView ?? view.subviews.first as? UIScrollView
  }
}

extension UIScrollView {
  /// A large title above follows the content.
  func tellNavigationBar() {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController {
        guard let navigation = controller.navigationController,
          navigation.navigationBar.prefersLargeTitles || navigation.navigationBar.hidesSearch,
          controller.contentScrollView === self
        else { return }
        navigation.viewIfLoaded?.setNeedsLayout()
        return
      }
      responder = current.next
    }
  }
}
