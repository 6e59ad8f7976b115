import Testing

@testable import UIKit

@MainActor @Suite struct SearchBarTests {
  private let root = UIViewController()
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 16, width: 320, height: 56))
  private let log = SearchLog()

  private func stage() -> Stage {
    let stage = Stage(root: root)
    root.view.addSubview(bar)
    bar.delegate = log
    stage.application.commit()
    return stage
  }

  private func type(_ text: String, in stage: Stage) {
    for character in text { _ = Keyboard.type(String(character), in: stage.window) }
    stage.application.commit()
  }

  @Test func aFileSetsItUp() throws {
    let read: UISearchBar = try NibFixtures.view(
      """
      <searchBar contentMode="redraw" text="Oslo" prompt="Find a town" placeholder="Town"
       showsCancelButton="YES" showsSearchResultsButton="YES" showsBookmarkButton="YES"
       showsScopeBar="YES" searchBarStyle="minimal" barStyle="blackTranslucent" translucent="NO"
       id="1"><textInputTraits key="textInputTraits" autocapitalizationType="words"
       keyboardType="URL"/><scopeButtonTitles><string>All</string><string>Near</string>
      </scopeButtonTitles><color key="barTintColor" white="1" alpha="1" colorSpace="calibratedWhite"/>
      </searchBar>
      """)
    #expect(read.text == "Oslo" && read.prompt == "Find a town" && read.placeholder == "Town")
    #expect(read.showsCancelButton && read.showsSearchResultsButton && read.showsBookmarkButton)
    #expect(read.showsScopeBar && read.scopeButtonTitles == ["All", "Near"])
    #expect(read.searchBarStyle == .minimal && read.barStyle == .black && !read.isTranslucent)
    #expect(read.autocapitalizationType == .words && read.keyboardType == .URL)
    #expect(read.returnKeyType == .search && read.enablesReturnKeyAutomatically)
    #expect(read.barTintColor != nil)
  }

  @Test(arguments: [
    (9531.0, nil, 44.0), (14113, nil, 44), (14460, nil, 56), (23000, nil, 56),
    (9531, "Prompt", 75), (23000, "Prompt", 75),
  ])
  func itIsAsHighAsInItsTime(version: Double, prompt: String?, height: Double) {
    bar.era = DesignEra(toolsVersion: version)
    bar.prompt = prompt
    #expect(bar.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: height))
  }

  @Test func scopesAddARowOnlyWhenThereAreSome() {
    bar.showsScopeBar = true
    #expect(bar.intrinsicContentSize.height == 56)
    bar.scopeButtonTitles = ["All", "Near"]
    #expect(bar.intrinsicContentSize.height == 100)
  }

  @Test func thePictureShowsFieldAndButtons() {
    let stage = stage()
    func line(_ number: Int) -> String {
      stage.application.commit()
      let lines = Pictures.picture(of: stage.application).split(separator: "\n")
      return String(lines[number].dropFirst().dropLast())
    }
    bar.placeholder = "Town"
    #expect(line(3) == " [⌕ Town░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░] ")
    bar.showsBookmarkButton = true
    #expect(line(3).contains("░](▤)"))
    bar.text = "Oslo"
    #expect(!line(3).contains("▤"))
    bar.showsSearchResultsButton = true
    bar.showsCancelButton = true
    #expect(line(3).hasPrefix(" [⌕ Oslo ") && line(3).contains("](≡)"))
    #expect(line(3).contains("Cancel"))
  }

  @Test func typingTellsTheDelegateInOrder() {
    let stage = stage()
    stage.touch(CGPoint(x: 80, y: 44))
    #expect(bar.isFirstResponder && bar.searchTextField.isEditing)
    #expect(log.take() == ["shouldBegin", "didBegin"])
    type("ab", in: stage)
    #expect(
      log.take() == ["shouldChange 0+0 a", "change a", "shouldChange 1+0 b", "change ab"])
    type("\n", in: stage)
    #expect(log.take().last == "search")
    #expect(bar.isFirstResponder)
    bar.resignFirstResponder()
    #expect(log.take() == ["shouldEnd", "didEnd"])
  }

  @Test func theSearchKeyNeedsText() {
    let stage = stage()
    bar.becomeFirstResponder()
    _ = log.take()
    type("\n", in: stage)
    #expect(!log.take().contains("search"))
  }

  @Test func theDelegateMayRefuse() {
    let stage = stage()
    log.refuses = true
    stage.touch(CGPoint(x: 80, y: 44))
    #expect(!bar.isFirstResponder && log.take() == ["shouldBegin"])
  }

  @Test func settingTheTextTellsNobody() {
    _ = stage()
    bar.text = "Oslo"
    #expect(log.take().isEmpty)
  }

  @Test func theCancelButtonOnlyTells() {
    let stage = stage()
    bar.showsCancelButton = true
    stage.application.commit()
    bar.becomeFirstResponder()
    bar.text = "Oslo"
    _ = log.take()
    stage.touch(CGPoint(x: 290, y: 44))
    #expect(log.take() == ["cancel"])
    #expect(bar.text == "Oslo" && bar.isFirstResponder)
    bar.resignFirstResponder()
    _ = log.take()
    stage.touch(CGPoint(x: 290, y: 44))
    #expect(log.take().isEmpty, "without a keyboard the button is disabled, as on iOS")
  }

  @Test func scopesAndButtonsTell() {
    let stage = stage()
    bar.frame.size.height = 100
    bar.showsScopeBar = true
    bar.scopeButtonTitles = ["All", "Near"]
    bar.showsBookmarkButton = true
    stage.application.commit()
    stage.touch(CGPoint(x: 240, y: 94))
    #expect(log.take() == ["scope 1"] && bar.selectedScopeButtonIndex == 1)
    stage.touch(CGPoint(x: 300, y: 44))
    #expect(log.take() == ["bookmark"])
    bar.showsSearchResultsButton = true
    stage.application.commit()
    stage.touch(CGPoint(x: 300, y: 44))
    #expect(log.take() == ["results"])
  }

  @Test func theElementsAreAFieldAndButtons() {
    let stage = stage()
    bar.placeholder = "Town"
    bar.showsCancelButton = true
    stage.application.commit()
    let lines = Pictures.screen(of: stage.application).split(separator: "\n").suffix(2)
    #expect(
      Array(lines) == ["search field    placeholder \"Town\"", "button          \"Cancel\""])
  }
}

/// Notes what a search bar says.
@MainActor final class SearchLog: NSObject, UISearchBarDelegate {
  private var calls: [String] = []
  var refuses = false

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("shouldBegin")
    return !refuses
  }
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("didBegin") }
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    calls.append("shouldEnd")
    return true
  }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("didEnd") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    calls.append("change \(searchText)")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    calls.append("shouldChange \(range.location)+\(range.length) \(text)")
    return true
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { calls.append("bookmark") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { calls.append("results") }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
    calls.append("scope \(scope)")
  }
}
