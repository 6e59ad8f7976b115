import Testing

@testable import UIKit

@MainActor @Suite struct CollectionSelectionTests {
  @Test func aTapSelectsInUIKitsOrder() {
    let cards = Cards([items(9)])
    let stage = CollectionStage(cards)
    stage.tap(2)
    #expect(
      cards.log == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didSelect 2", "didUnhighlight 2",
      ])
    #expect(stage.collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    #expect(stage.collection.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == true)
  }

  @Test func theOldItemIsDeselectedBeforeTheNewOneIsSelected() {
    let cards = Cards([items(9)])
    let stage = CollectionStage(cards)
    stage.tap(2)
    cards.log = []
    stage.tap(5)
    #expect(
      cards.log[2...] == ["shouldSelect 5", "didDeselect 2", "didSelect 5", "didUnhighlight 5"])
    #expect(stage.collection.cellForItem(at: IndexPath(item: 2, section: 0))?.isSelected == false)
  }

  @Test func aSecondTapDeselectsWhereSeveralMayBeSelected() {
    let cards = Cards([items(9)])
    let stage = CollectionStage(cards)
    stage.collection.allowsMultipleSelection = true
    stage.tap(1)
    stage.tap(4)
    #expect(stage.collection.indexPathsForSelectedItems?.map(\.item) == [1, 4])
    cards.log = []
    stage.tap(1)
    #expect(cards.log[2...] == ["shouldDeselect 1", "didDeselect 1", "didUnhighlight 1"])
    #expect(stage.collection.indexPathsForSelectedItems?.map(\.item) == [4])
  }

  @Test func anItemThatTheDelegateRefusesIsNotSelected() {
    let cards = Cards([items(9)])
    cards.refused = [3]
    let stage = CollectionStage(cards)
    stage.tap(3)
    #expect(cards.log.last == "didUnhighlight 3")
    #expect(stage.collection.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func aFingerThatLeavesTheItemSelectsNothing() throws {
    let cards = Cards([items(9)])
    let stage = CollectionStage(cards)
    let start = try #require(stage.frame(0))
    stage.stage.touch(
      CGPoint(x: start.midX, y: start.midY), liftAt: CGPoint(x: start.midX, y: 400))
    #expect(cards.log == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
  }

  @Test func nothingIsSelectedWhereSelectionIsNotAllowed() {
    let cards = Cards([items(9)])
    let stage = CollectionStage(cards)
    stage.collection.allowsSelection = false
    stage.tap(2)
    #expect(cards.log.isEmpty)
  }

  @Test func selectingInCodeTellsNobody() {
    let cards = Cards([items(100)])
    let stage = CollectionStage(cards)
    let path = IndexPath(item: 90, section: 0)
    stage.collection.selectItem(at: path, animated: false, scrollPosition: .top)
    stage.commit()
    #expect(cards.log.isEmpty)
    #expect(stage.collection.cellForItem(at: path)?.isSelected == true)
    stage.collection.deselectItem(at: path, animated: false)
    #expect(stage.collection.indexPathsForSelectedItems?.isEmpty == true)
  }

  @Test func theSelectedBackgroundShowsWhileSelected() throws {
    let stage = CollectionStage(Cards([items(2)]))
    let cell = try #require(stage.collection.visibleCells.first)
    let background = UIView()
    cell.selectedBackgroundView = background
    #expect(background.isHidden)
    stage.tap(0)
    stage.commit()
    #expect(!background.isHidden)
    #expect(background.frame == cell.bounds)
  }

  @Test func selectionFollowsItemsThatMove() {
    let cards = Cards([items(4)])
    let stage = CollectionStage(cards)
    stage.tap(3)
    cards.sections[0].removeFirst()
    stage.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(stage.collection.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  @Test func accessibilityKnowsCollectionAndCells() throws {
    let stage = CollectionStage(Cards([items(2)]))
    stage.tap(1)
    let tree = try #require(stage.collection.accessibilityTree())
    #expect(tree.kind == .collectionView)
    #expect(tree.children.map(\.kind) == [.cell, .cell])
    #expect(tree.children.map(\.label) == ["Item 0", "Item 1"])
    #expect(tree.children.map(\.isSelected) == [false, true])
  }
}
