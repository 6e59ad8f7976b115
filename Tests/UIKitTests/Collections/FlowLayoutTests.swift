import Testing

@testable import UIKit

/// The rules by which lines are filled, on sections of 320 points of width.
@Suite struct FlowSectionTests {
  private func sides(_ widths: [CGFloat], room: CGFloat = 320, spacing: CGFloat = 10) -> [CGFloat] {
    var metrics = FlowSection.Metrics(width: room)
    metrics.itemSpacing = spacing
    let sizes = widths.map { FlowSection.Size(length: 20, width: $0) }
    let section = FlowSection(.each(sizes), metrics)
    return widths.indices.map { section.place(of: $0).side }
  }

  private func sides(_ count: Int, of width: CGFloat) -> [CGFloat] {
    var metrics = FlowSection.Metrics(width: 320)
    metrics.itemSpacing = 10
    let size = FlowSection.Size(length: 20, width: width)
    let section = FlowSection(.alike(size, count: count), metrics)
    return (0..<count).map { section.place(of: $0).side }
  }

  @Test func aFullLineIsSpreadOverTheWholeWidth() {
    #expect(sides([100, 90, 100, 200]).prefix(3) == [0, 115, 220])
  }

  @Test func theLastLineOfEqualItemsStandsBelowTheOthers() {
    #expect(sides(5, of: 95) == [0, 112.5, 225, 0, 112.5])
    #expect(sides([95, 95, 95, 95, 95]) == [0, 112.5, 225, 0, 112.5])
  }

  @Test func theLastLineOfUnequalItemsKeepsTheLeastSpacing() {
    #expect(sides([50, 242]) == [0, 60])
    #expect(sides([200, 200, 40, 30]) == [60, 0, 210, 260])
  }

  @Test func anItemThatFillsItsLineAloneStandsInTheMiddle() {
    #expect(sides(2, of: 200) == [60, 60])
    #expect(sides([200, 200]) == [60, 60])
  }

  @Test func anItemWiderThanTheRoomHangsOutOnBothSides() {
    #expect(sides(1, of: 340) == [-10])
  }

  @Test func aLineTakesWhatJustFits() {
    #expect(sides(4, of: 72.5) == [0, 82.5, 165, 247.5])
  }

  @Test func lowItemsStandInTheMiddleOfTheirLine() {
    var metrics = FlowSection.Metrics(width: 320)
    metrics.lineSpacing = 5
    metrics.header = 30
    metrics.before = 7
    let sizes = [(100, 20), (100, 50), (200, 10)].map { width, length in
      FlowSection.Size(length: CGFloat(length), width: CGFloat(width))
    }
    let section = FlowSection(.each(sizes), metrics)
    #expect((0..<3).map { section.place(of: $0).start } == [52, 37, 92])
    #expect(section.length == 102)
  }

  @Test func itemsAreFoundByTheirPlace() {
    var metrics = FlowSection.Metrics(width: 320)
    metrics.lineSpacing = 10
    let alike = FlowSection(.alike(.init(length: 40, width: 100), count: 100), metrics)
    let each = FlowSection(
      .each(Array(repeating: .init(length: 40, width: 100), count: 100)), metrics)
    for section in [alike, each] {
      #expect(section.items(from: 0, to: 40) == 0..<3)
      #expect(section.items(from: 40, to: 50) == 0..<0)
      #expect(section.items(from: 39, to: 51) == 0..<6)
      #expect(section.items(from: 1650, to: 9999) == 99..<100)
      #expect(section.items(from: 5000, to: 9999) == 0..<0)
      #expect(section.length == 1690)
    }
  }

  @Test func anyNumbersMakeALegalSection() {
    for width in [CGFloat(0), 1e6] {
      for count in [0, 1, 7] {
        var metrics = FlowSection.Metrics(width: 0)
        let empty = FlowSection(.alike(.init(length: 0, width: width), count: count), metrics)
        #expect(empty.length.isFinite)
        metrics.itemSpacing = 1e6
        let far = FlowSection(
          .each(Array(repeating: .init(length: 0, width: width), count: count)), metrics)
        #expect(far.length.isFinite)
      }
    }
  }
}

@MainActor @Suite struct FlowLayoutTests {
  @Test func sectionsFollowEachOtherWithHeadersAndFooters() {
    let cards = Cards([items(4), items(1)])
    let stage = CollectionStage(cards) { flow in
      flow.itemSize = CGSize(width: 100, height: 40)
      flow.minimumLineSpacing = 6
      flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 7, right: 10)
      flow.headerReferenceSize = CGSize(width: 1, height: 30)
      flow.footerReferenceSize = CGSize(width: 1, height: 20)
    }
    #expect(stage.frame(0) == CGRect(x: 10, y: 35, width: 100, height: 40))
    #expect(stage.frame(3) == CGRect(x: 210, y: 81, width: 100, height: 40))
    #expect(stage.frame(0, section: 1) == CGRect(x: 10, y: 183, width: 100, height: 40))
    let header = stage.collection.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 148, width: 320, height: 30))
    #expect(stage.collection.contentSize == CGSize(width: 320, height: 250))
    let kind = UICollectionView.elementKindSectionFooter
    #expect(stage.collection.visibleSupplementaryViews(ofKind: kind).map(\.tag) == [0, 1])
  }

  @Test func columnsFollowEachOtherSideways() {
    let cards = Cards([items(5)])
    let stage = CollectionStage(cards) { flow in
      flow.scrollDirection = .horizontal
      flow.itemSize = CGSize(width: 60, height: 150)
      flow.minimumLineSpacing = 4
      flow.headerReferenceSize = CGSize(width: 25, height: 1)
    }
    #expect(stage.frame(0) == CGRect(x: 25, y: 0, width: 60, height: 150))
    #expect(stage.frame(1) == CGRect(x: 25, y: 165, width: 60, height: 150))
    #expect(stage.frame(3) == CGRect(x: 89, y: 0, width: 60, height: 150))
    #expect(stage.collection.contentSize == CGSize(width: 149, height: 480))
  }

  @Test func contentInsetsTakeFromTheWidth() {
    let cards = Cards([items(3)])
    let stage = CollectionStage(cards) { flow in
      flow.itemSize = CGSize(width: 90, height: 40)
      flow.minimumInteritemSpacing = 5
    }
    stage.collection.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    stage.flow.invalidateLayout()
    stage.commit()
    #expect((0..<3).map { stage.frame($0)?.minX } == [0, 95, 190])
    #expect(stage.collection.contentSize.width == 280)
  }

  @Test func theDelegateSaysSizesAndSpaces() {
    let cards = SizedCards([items(3)])
    let stage = CollectionStage(cards.cards)
    stage.collection.delegate = cards
    stage.commit()
    #expect(stage.frame(0) == CGRect(x: 15, y: 0, width: 100, height: 50))
    #expect(stage.frame(1) == CGRect(x: 185, y: 0, width: 120, height: 50))
    #expect(stage.frame(2) == CGRect(x: 15, y: 53, width: 140, height: 50))
  }

  @Test func headersStayAtTheEdgeWhenTheyArePinned() {
    let cards = Cards([items(40), items(40)])
    let stage = CollectionStage(cards) { flow in
      flow.headerReferenceSize = CGSize(width: 1, height: 30)
      flow.sectionHeadersPinToVisibleBounds = true
    }
    stage.collection.contentOffset.y = 100
    stage.commit()
    let kind = UICollectionView.elementKindSectionHeader
    let view = stage.collection.supplementaryView(
      forElementKind: kind, at: IndexPath(item: 0, section: 0))
    #expect(view?.frame.minY == 100)
    let views = stage.collection.subviews
    let front = views.lastIndex { $0 is UICollectionViewCell }
    #expect(views.firstIndex { $0 === view } ?? 0 > front ?? 0)
  }

  @Test func itemsLieOnPixels() {
    let stage = CollectionStage(Cards([items(4)])) { flow in
      flow.itemSize = CGSize(width: 70, height: 40)
      flow.minimumInteritemSpacing = 1
    }
    // Three gaps of 40 thirds of a point.
    #expect((0..<4).map { stage.frame($0)?.minX } == [0, 83.5, 166.5, 250])
  }
}

/// Items 100 points wide and each 20 wider than the one before, 50 high.
@MainActor final class SizedCards: NSObject, UICollectionViewDelegateFlowLayout {
  let cards: Cards

  init(_ sections: [[String]]) { cards = Cards(sections) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100 + 20 * CGFloat(indexPath.item), height: 50) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 15) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 3 }
}
