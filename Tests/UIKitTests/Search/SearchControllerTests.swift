import Testing

@testable import UIKit

@MainActor @Suite struct SearchControllerTests {
  private let root = UIViewController()
  private let results = UIViewController()
  private let log = SearchControllerLog()

  private func search(_ results: UIViewController?) -> UISearchController {
    let search = UISearchController(searchResultsController: results)
    search.searchResultsUpdater = log
    search.delegate = log
    root.title = "Towns"
    root.navigationItem.searchController = search
    return search
  }

  private func stage() -> Stage {
    Stage(root: UINavigationController(rootViewController: root))
  }

  @Test func theBarStandsBelowTheTitle() {
    let search = search(nil)
    search.searchBar.placeholder = "Town"
    let stage = stage()
    let lines = Pictures.picture(of: stage.application).split(separator: "\n").prefix(7)
    #expect(lines.contains { $0.contains("Towns") })
    #expect(lines.contains { $0.contains("[⌕ Town░") })
    #expect(root.navigationController?.navigationBar.frame.height == 96)
  }

  @Test func scopesComeAndGoWithTheSearch() {
    let search = search(nil)
    search.searchBar.scopeButtonTitles = ["All", "Near"]
    let stage = stage()
    #expect(!Pictures.picture(of: stage.application).contains("Near"))
    search.isActive = true
    stage.application.commit()
    let picture = Pictures.picture(of: stage.application)
    #expect(picture.contains("Near") && picture.contains("Cancel"))
    #expect(root.navigationController?.navigationBar.frame.height == 96)
    search.isActive = false
    stage.application.commit()
    #expect(!Pictures.picture(of: stage.application).contains("Near"))
  }

  @Test(arguments: [(true, 44.0), (false, 96.0)])
  func scrollingMayTakeTheBarAway(hides: Bool, height: CGFloat) {
    let search = search(nil)
    root.navigationItem.hidesSearchBarWhenScrolling = hides
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2000)
    root.view.addSubview(scroll)
    let stage = stage()
    stage.application.commit()
    let bar = root.navigationController?.navigationBar
    #expect(bar?.frame.height == 96 && !search.searchBar.isHidden)
    scroll.contentOffset.y += 200
    stage.application.commit()
    #expect(bar?.frame.height == height && search.searchBar.isHidden == hides)
    scroll.contentOffset.y -= 200
    stage.application.commit()
    #expect(bar?.frame.height == 96 && !search.searchBar.isHidden)
  }

  @Test func tokensAreSearchedForAndDeleted() {
    let search = search(nil)
    let stage = stage()
    search.isActive = true
    _ = log.take()
    search.searchBar.searchTextField.tokens = [UISearchToken(icon: nil, text: "Coast")]
    stage.application.commit()
    #expect(Pictures.picture(of: stage.application).contains("[⌕ ⟨Coast⟩"))
    _ = Keyboard.type("\u{8}", in: stage.window)
    #expect(search.searchBar.searchTextField.tokens.isEmpty)
    #expect(log.take() == ["update \"\"", "update \"\""])
  }

  @Test func aTapBeginsAndCancelEndsTheSearch() {
    let search = search(nil)
    let stage = stage()
    let frame = search.searchBar.convert(search.searchBar.bounds, to: nil)
    stage.touch(CGPoint(x: frame.minX + 60, y: frame.midY))
    #expect(search.isActive && search.searchBar.isFirstResponder)
    #expect(search.searchBar.showsCancelButton)
    #expect(log.take() == ["will present", "did present", "update \"\""])
    #expect(root.navigationController?.navigationBar.frame.height == 52)
    _ = Keyboard.type("a", in: stage.window)
    stage.application.commit()
    #expect(log.take() == ["update \"a\""])
    let moved = search.searchBar.convert(search.searchBar.bounds, to: nil)
    stage.touch(CGPoint(x: moved.maxX - 24, y: moved.midY))
    #expect(!search.isActive && search.searchBar.text == "" && !search.searchBar.isFirstResponder)
    #expect(log.take() == ["will dismiss", "update \"\"", "did dismiss"])
    #expect(root.navigationController?.navigationBar.frame.height == 96)
  }

  @Test func resultsCoverTheScreenWhileThereIsText() {
    let search = search(results)
    let stage = stage()
    search.isActive = true
    stage.application.commit()
    #expect(results.viewIfLoaded?.superview == nil)
    _ = Keyboard.type("a", in: stage.window)
    stage.application.commit()
    #expect(results.view.superview === root.view && results.parent === root)
    search.isActive = false
    stage.application.commit()
    #expect(results.view.superview == nil && results.parent == nil)
  }

  @Test(arguments: [true, false])
  func aTapBesideEndsASearchThatObscuresTheScreen(obscures: Bool) {
    let search = search(nil)
    search.obscuresBackgroundDuringPresentation = obscures
    let stage = stage()
    search.isActive = true
    stage.application.commit()
    stage.touch(CGPoint(x: 160, y: 400))
    #expect(search.isActive == !obscures)
  }

  @Test func anOldFileKeepsItsConnections() throws {
    let (objects, _, messages) = try NibFixtures.load(
      """
      <searchBar id="1"/><searchDisplayController id="2"><connections>
      <outlet property="searchBar" destination="1" id="3"/></connections></searchDisplayController>
      """)
    let display = try #require(objects.last as? UISearchDisplayController)
    #expect(display.searchBar === objects.first as? UISearchBar && messages.isEmpty)
  }
}

/// Notes what a search controller says.
@MainActor
final class SearchControllerLog: NSObject, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  private var calls: [String] = []

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func updateSearchResults(for searchController: UISearchController) {
    calls.append("update \"\(searchController.searchBar.text ?? "")\"")
  }
  func willPresentSearchController(_ searchController: UISearchController) {
    calls.append("will present")
  }
  func didPresentSearchController(_ searchController: UISearchController) {
    calls.append("did present")
  }
  func willDismissSearchController(_ searchController: UISearchController) {
    calls.append("will dismiss")
  }
  func didDismissSearchController(_ searchController: UISearchController) {
    calls.append("did dismiss")
  }
}
