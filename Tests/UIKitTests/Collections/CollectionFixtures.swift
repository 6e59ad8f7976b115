@testable import UIKit

/// A cell with one label that fills it.
final class LabelCell: UICollectionViewCell {
  let label = UILabel()
  var reuses = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }

  static let registered: Void = {
    ClassRegistry.register(LabelCell.self, named: "LabelCell") { $0.create = { LabelCell() } }
  }()
}

/// The content and the delegate of a collection, with a note of what was called.
@MainActor final class Cards: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var made = 0
  var refused: Set<Int> = []
  var hasHeaders = false

  init(_ sections: [[String]]) {
    LabelCell.registered
    self.sections = sections
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Card", for: indexPath)
    made += 1
    (cell as? LabelCell)?.label.text = sections[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    view.tag = indexPath.section
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldHighlight \(indexPath.item)")
    return true
  }
  func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) { log.append("didHighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) { log.append("didUnhighlight \(indexPath.item)") }
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldSelect \(indexPath.item)")
    return !refused.contains(indexPath.item)
  }
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("shouldDeselect \(indexPath.item)")
    return true
  }
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.item)")
  }
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.item)")
  }
}

/// A collection of cards that fills a window of 320 by 480 points.
@MainActor struct CollectionStage {
  let stage: Stage
  let collection: UICollectionView
  let flow: UICollectionViewFlowLayout
  private let controller = UIViewController()
  private let cards: Cards

  init(_ cards: Cards, _ change: (UICollectionViewFlowLayout) -> Void = { _ in }) {
    self.cards = cards
    flow = UICollectionViewFlowLayout()
    change(flow)
    collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: flow)
    collection.contentInsetAdjustmentBehavior = .never
    collection.register(LabelCell.self, forCellWithReuseIdentifier: "Card")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    collection.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "Header")
    collection.dataSource = cards
    collection.delegate = cards
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(collection)
    controller.view = root
    stage = Stage(root: controller)
    stage.application.commit()
  }

  /// Taps the middle of an item.
  func tap(_ item: Int, section: Int = 0) {
    guard let frame = frame(item, section: section) else { return }
    stage.touch(collection.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil))
  }

  /// Where an item stands.
  func frame(_ item: Int, section: Int = 0) -> CGRect? {
    collection.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The texts of the items on screen.
  var texts: [String] {
    collection.visibleCells.compactMap { ($0 as? LabelCell)?.label.text }
  }

  func commit() { stage.application.commit() }
}

/// Names of items: `Item 0` to the last.
func items(_ count: Int) -> [String] { (0..<count).map { "Item \($0)" } }
