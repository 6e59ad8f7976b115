import Testing

@testable import UIKit

@MainActor @Suite struct SplitColumnTests {
  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func split(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.setViewController(screen("Side"), for: .primary)
    if style == .tripleColumn { split.setViewController(screen("Middle"), for: .supplementary) }
    split.setViewController(screen("Main"), for: .secondary)
    return split
  }

  @Test func aColumnGetsANavigationController() {
    let split = split(.doubleColumn)
    #expect(split.viewController(for: .primary)?.title == "Side")
    #expect(split.viewControllers.allSatisfy { $0 is UINavigationController })
  }

  @Test func twoColumnsStandBesideEachOtherOnATabletsSide() {
    let split = split(.doubleColumn)
    let stage = Stage(root: split, size: CGSize(width: 1024, height: 768))
    #expect(split.displayMode == .oneBesideSecondary)
    let picture = Pictures.picture(of: stage.application)
    #expect(picture.contains("Side"))
    #expect(picture.contains("Main"))
    split.hide(.primary)
    stage.application.commit()
    #expect(split.displayMode == .secondaryOnly)
    #expect(!Pictures.picture(of: stage.application).contains("Side "))
    split.show(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func threeColumnsComeInOneByOne() {
    let split = split(.tripleColumn)
    let stage = Stage(root: split, size: CGSize(width: 1194, height: 834))
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(split.viewController(for: .primary)?.viewIfLoaded == nil)
    split.show(.primary)
    stage.application.commit()
    #expect(split.displayMode == .twoBesideSecondary)
    let places = split.viewControllers.map { $0.view.convert($0.view.bounds, to: nil).minX }
    #expect(places == [0, 320.5, 641])
    split.hide(.primary)
    #expect(split.displayMode == .oneBesideSecondary)
  }

  @Test func aPhoneShowsTheColumnThatTheDelegateChooses() {
    let split = split(.tripleColumn)
    let delegate = TopColumn()
    split.delegate = delegate
    let stage = Stage(root: split)
    let stack = split.viewControllers.first as? UINavigationController
    #expect(split.isCollapsed)
    #expect(stack?.navigationBar.items?.map(\.title) == ["Side", "Middle"])
    #expect(delegate.proposed == [.secondary])
    split.show(.secondary)
    #expect(stack?.navigationBar.items?.map(\.title) == ["Side", "Middle", "Main"])
    split.hide(.secondary)
    #expect(stack?.viewControllers.count == 2)
    split.show(.primary)
    #expect(stack?.viewControllers.count == 1)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func aCompactColumnStandsForAllOthers() {
    let split = split(.doubleColumn)
    let compact = screen("Small")
    split.setViewController(compact, for: .compact)
    let stage = Stage(root: split, size: CGSize(width: 414, height: 736))
    #expect(split.viewControllers == [compact])
    stage.application.rotate(to: .landscapeLeft)
    #expect(compact.view.window == nil)
    #expect(split.viewControllers.count == 2)
    stage.application.rotate(to: .portrait)
    #expect(compact.view.window === stage.window)
  }

  @Test func columnsComeApartWhenALargePhoneIsTurned() {
    let split = split(.doubleColumn)
    let stage = Stage(root: split, size: CGSize(width: 414, height: 736))
    let stack = split.viewControllers.first as? UINavigationController
    #expect(stack?.viewControllers.count == 2)
    stage.application.rotate(to: .landscapeLeft)
    #expect(stack?.viewControllers.count == 1)
    #expect(split.viewControllers.count == 2)
    #expect(split.viewControllers.allSatisfy { $0.parent === split })
  }

  @Test(arguments: [
    ("masterViewController", "detailViewController"),
    ("primaryViewController", "secondaryViewController"),
  ]) func filesNameColumnsByRelationships(first: String, second: String) throws {
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(
        """
        <splitViewController id="S" preferredDisplayMode="primaryHidden" \
        maximumPrimaryColumnWidth="300" presentsWithGesture="NO" sceneMemberID="viewController">
        <connections>
        <segue destination="A" kind="relationship" relationship="\(first)" id="r1"/>
        <segue destination="B" kind="relationship" relationship="\(second)" id="r2"/>
        </connections></splitViewController>
        """)
        + NibFixtures.scene(
          "<viewController id=\"A\" title=\"List\" sceneMemberID=\"viewController\"/>")
        + NibFixtures.scene(
          "<viewController id=\"B\" title=\"Detail\" sceneMemberID=\"viewController\"/>"),
      initial: "S")
    let split = storyboard.instantiateInitialViewController() as? UISplitViewController
    #expect(split?.viewControllers.map(\.title) == ["List", "Detail"])
    #expect(split?.displayMode == .primaryHidden)
    #expect(split?.maximumPrimaryColumnWidth == 300)
    #expect(split?.presentsWithGesture == false)
  }

  @Test func showDetailSeguesLeadToTheSecondColumn() throws {
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(
        """
        <splitViewController id="S" style="doubleColumn" sceneMemberID="viewController">
        <connections>
        <segue destination="A" kind="relationship" relationship="masterViewController" id="r1"/>
        </connections></splitViewController>
        """)
        + NibFixtures.scene(
          """
          <viewController id="A" title="List" sceneMemberID="viewController"><connections>
          <segue destination="B" kind="showDetail" identifier="more" id="r2"/>
          </connections></viewController>
          """)
        + NibFixtures.scene(
          "<viewController id=\"B\" title=\"Detail\" sceneMemberID=\"viewController\"/>"),
      initial: "S")
    let split = try #require(
      storyboard.instantiateInitialViewController() as? UISplitViewController)
    #expect(split.style == .doubleColumn)
    let stage = Stage(root: split, size: CGSize(width: 1024, height: 768))
    split.viewController(for: .primary)?.performSegue(withIdentifier: "more", sender: nil)
    #expect(split.viewController(for: .secondary)?.title == "Detail")
    #expect(Pictures.picture(of: stage.application).contains("Detail"))
  }
}

/// Lets the middle column be on top.
@MainActor private final class TopColumn: UISplitViewControllerDelegate {
  var proposed: [UISplitViewController.Column] = []

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    proposed.append(proposedTopColumn)
    return .supplementary
  }
}
