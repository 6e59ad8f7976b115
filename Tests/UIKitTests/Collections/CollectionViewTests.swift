import Testing

@testable import UIKit

@MainActor @Suite struct CollectionViewTests {
  @Test func onlyItemsOnScreenHaveCells() {
    let cards = Cards([items(1000)])
    let stage = CollectionStage(cards) { $0.itemSize = CGSize(width: 100, height: 110) }
    #expect(stage.texts == items(12))
    #expect(cards.made == 12)
    #expect(stage.collection.cellForItem(at: IndexPath(item: 500, section: 0)) == nil)
  }

  @Test func cellsThatLeaveTheScreenAreUsedAgain() throws {
    let cards = Cards([items(1000)])
    let stage = CollectionStage(cards) { $0.itemSize = CGSize(width: 100, height: 110) }
    let old = Set(stage.collection.visibleCells.map { ObjectIdentifier($0) })
    stage.collection.contentOffset.y = 1200
    stage.commit()
    #expect(stage.texts.first == "Item 30")
    let new = stage.collection.visibleCells
    #expect(new.filter { old.contains(ObjectIdentifier($0)) }.count >= 10)
    #expect(new.compactMap { ($0 as? LabelCell)?.reuses }.reduce(0, +) >= 10)
  }

  @Test func aMillionItemsCostNoMoreThanThoseOnScreen() {
    let cards = Cards([[]])
    let million = Million(cards)
    let stage = CollectionStage(cards)
    stage.collection.dataSource = million
    stage.commit()
    #expect(stage.collection.contentSize.height == 11_999_990)
    stage.collection.scrollToItem(
      at: IndexPath(item: 999_999, section: 0), at: .bottom, animated: false)
    stage.commit()
    #expect(stage.collection.cellForItem(at: IndexPath(item: 999_999, section: 0)) != nil)
    #expect(cards.made < 200)
  }

  @Test func aNewCellHasItsSizeFromTheStart() throws {
    let stage = CollectionStage(Cards([items(1)])) { $0.itemSize = CGSize(width: 70, height: 44) }
    let cell = try #require(stage.collection.visibleCells.first as? LabelCell)
    #expect(cell.label.frame == CGRect(x: 0, y: 0, width: 70, height: 44))
    #expect(cell.reuseIdentifier == "Card")
  }

  @Test func itemsAreFoundByPointsAndCells() throws {
    let stage = CollectionStage(Cards([items(9)])) { $0.itemSize = CGSize(width: 100, height: 40) }
    let point = CGPoint(x: 120, y: 60)
    #expect(stage.collection.indexPathForItem(at: point) == IndexPath(item: 4, section: 0))
    #expect(stage.collection.indexPathForItem(at: CGPoint(x: 105, y: 60)) == nil)
    let cell = try #require(stage.collection.cellForItem(at: IndexPath(item: 7, section: 0)))
    #expect(stage.collection.indexPath(for: cell) == IndexPath(item: 7, section: 0))
  }

  @Test(arguments: [
    (UICollectionView.ScrollPosition.top, CGFloat(550)), (.centeredVertically, 335), (.bottom, 120),
    (UICollectionView.ScrollPosition(), 120),
  ])
  func scrollingStopsWhereItIsTold(position: UICollectionView.ScrollPosition, y: CGFloat) {
    let stage = CollectionStage(Cards([items(100)])) { flow in
      flow.itemSize = CGSize(width: 100, height: 50)
      flow.minimumLineSpacing = 5
    }
    stage.collection.scrollToItem(
      at: IndexPath(item: 30, section: 0), at: position, animated: false)
    #expect(stage.collection.contentOffset.y == y)
  }

  // MARK: Changes

  @Test func insertedAndDeletedItemsLeaveTheOthersTheirCells() throws {
    let cards = Cards([items(6)])
    let stage = CollectionStage(cards) { $0.itemSize = CGSize(width: 100, height: 40) }
    let cell = try #require(stage.collection.cellForItem(at: IndexPath(item: 3, section: 0)))
    stage.collection.performBatchUpdates {
      cards.sections[0].remove(at: 0)
      cards.sections[0].insert("New", at: 4)
      stage.collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
      stage.collection.insertItems(at: [IndexPath(item: 4, section: 0)])
    }
    stage.commit()
    #expect(stage.texts == ["Item 1", "Item 2", "Item 3", "Item 4", "New", "Item 5"])
    #expect(stage.collection.cellForItem(at: IndexPath(item: 2, section: 0)) === cell)
  }

  @Test func reloadedItemsAreAskedForAgain() {
    let cards = Cards([items(3)])
    let stage = CollectionStage(cards)
    cards.sections[0][1] = "Other"
    stage.collection.reloadItems(at: [IndexPath(item: 1, section: 0)])
    stage.commit()
    #expect(stage.texts == ["Item 0", "Other", "Item 2"])
    cards.sections = [["Last"]]
    stage.collection.reloadData()
    stage.commit()
    #expect(stage.texts == ["Last"])
  }

  @Test func changesThatDoNotAddUpAreReported() {
    let cards = Cards([items(3)])
    let stage = CollectionStage(cards)
    let (_, messages) = Diagnostics.collecting {
      stage.collection.insertItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(messages.contains { $0.description.contains("should have 4 items") })
    stage.commit()
    #expect(stage.texts == items(3))
  }

  @Test func sectionsComeAndGo() {
    let cards = Cards([items(1), ["Second"]])
    let stage = CollectionStage(cards)
    cards.sections.removeFirst()
    stage.collection.deleteSections([0])
    stage.commit()
    #expect(stage.texts == ["Second"])
    #expect(stage.collection.numberOfSections == 1)
  }

  @Test func anIdentifierThatNothingIsRegisteredForIsReported() {
    let stage = CollectionStage(Cards([items(1)]))
    let (cell, messages) = Diagnostics.collecting {
      stage.collection.dequeueReusableCell(
        withReuseIdentifier: "Nothing", for: IndexPath(item: 0, section: 0))
    }
    #expect(cell.contentView.superview === cell)
    #expect(messages.contains { $0.description.contains("\"Nothing\"") })
  }

  // MARK: Other layouts

  @Test func anAppsOwnLayoutIsAskedForPlacesAndRestingPoints() {
    let cards = Cards([items(50)])
    let stage = CollectionStage(cards)
    stage.collection.collectionViewLayout = Diagonal()
    stage.commit()
    #expect(stage.collection.contentSize == CGSize(width: 2500, height: 2500))
    #expect(stage.texts == items(7))
    #expect(
      stage.collection.visibleCells.last?.frame == CGRect(x: 300, y: 300, width: 50, height: 50))
    #expect(stage.collection.restingOffset(CGPoint(x: 3, y: 4)) == CGPoint(x: 100, y: 100))
  }

  @Test func attributesAreCopiedAndCompared() throws {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 1))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.zIndex = 7
    let copy = try #require(attributes.copy() as? UICollectionViewLayoutAttributes)
    #expect(copy.isEqual(attributes))
    copy.center.x += 1
    #expect(!copy.isEqual(attributes))
    #expect(attributes.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }
}

@MainActor private final class Million: NSObject, UICollectionViewDataSource {
  private let cards: Cards

  init(_ cards: Cards) { self.cards = cards }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1_000_000 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    cards.made += 1
    return collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
  }
}

/// Items of 50 points from the upper left to the lower right.
private final class Diagonal: UICollectionViewLayout {
  private var count = 0

  override func prepare() { count = collectionView?.numberOfItems(inSection: 0) ?? 0 }

  override var collectionViewContentSize: CGSize {
    CGSize(width: 50 * CGFloat(count), height: 50 * CGFloat(count))
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let place = 50 * CGFloat(indexPath.item)
    attributes.frame = CGRect(x: place, y: place, width: 50, height: 50)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { CGPoint(x: 100, y: 100) }
}
