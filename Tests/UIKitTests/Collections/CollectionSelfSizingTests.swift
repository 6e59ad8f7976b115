import Testing

@testable import UIKit

/// A cell as large as its text and 4 points around it.
private final class TagCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 4),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -4),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// How large the cell is to be.
  var wanted: CGSize {
    let size = label.intrinsicContentSize
    return CGSize(width: size.width + 8, height: size.height + 8)
  }
}

@MainActor private final class Tags: NSObject, UICollectionViewDataSource {
  let texts: [String]
  var made = 0

  init(_ texts: [String]) { self.texts = texts }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { texts.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    made += 1
    let cell = TagCell(frame: .zero)
    cell.label.text = texts[indexPath.item]
    return cell
  }
}

@MainActor @Suite struct CollectionSelfSizingTests {
  private func collection(_ tags: Tags, _ flow: UICollectionViewFlowLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: flow)
    view.dataSource = tags
    view.layoutIfNeeded()
    return view
  }

  @Test(arguments: [CGSize(width: 100, height: 30), UICollectionViewFlowLayout.automaticSize])
  func cellsAreAsLargeAsTheirContent(estimate: CGSize) throws {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = estimate
    let tags = Tags(["one", "a longer one", "two", "three", "something else", "x"])
    let view = collection(tags, flow)
    let cells = view.visibleCells.compactMap { $0 as? TagCell }
    #expect(cells.map(\.label.text) == tags.texts)
    for cell in cells {
      #expect(cell.frame.size == cell.wanted)
      #expect(cell.label.frame.minX == 4)
    }
    #expect(cells[0].frame.minX == 0)
    #expect(cells.map(\.frame.maxX).max().map { $0 <= 320 } == true)
  }

  @Test func withoutAnEstimateTheSizeIsFixed() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 90, height: 44)
    let tags = Tags(["one", "a much longer text"])
    let view = collection(tags, flow)
    defer { withExtendedLifetime(tags) {} }
    #expect(view.visibleCells.map(\.frame.size) == [flow.itemSize, flow.itemSize])
  }

  @Test func onlyItemsOnScreenAreMeasured() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 100, height: 30)
    let tags = Tags(Array(repeating: "some text", count: 10_000))
    let view = collection(tags, flow)
    #expect(tags.made < 60)
    view.scrollToItem(at: IndexPath(item: 9000, section: 0), at: .top, animated: false)
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: IndexPath(item: 9000, section: 0)) != nil)
    #expect(tags.made < 200)
  }

  @Test func aCellMaySayItsSizeItself() {
    final class Wide: UICollectionViewCell {
      override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
      ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.size = CGSize(width: 300, height: 60)
        return attributes
      }
    }
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell { Wide(frame: .zero) }
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 400), collectionViewLayout: flow)
    let source = Source()
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minY) == [0, 70, 140])
    #expect(view.visibleCells.map(\.frame.minX) == [10, 10, 10])
  }
}
