import InterfaceBuilder
import Testing

@testable import UIKit

@MainActor @Suite struct CollectionNibTests {
  private static let prototypes = """
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" \
    minimumInteritemSpacing="6" scrollDirection="horizontal" sectionInsetReference="safeArea" \
    id="fl"><size key="itemSize" width="120" height="80"/>\
    <size key="headerReferenceSize" width="30" height="50"/>\
    <size key="footerReferenceSize" width="0.0" height="0.0"/>\
    <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>\
    <cells><collectionViewCell reuseIdentifier="Item" contentMode="center" id="c1">\
    <rect key="frame" x="31" y="20" width="120" height="80"/>\
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
    <view key="contentView" contentMode="center"><rect key="frame" x="0.0" y="0.0" width="120" \
    height="80"/><autoresizingMask key="autoresizingMask"/><subviews>\
    <label text="Prototype" translatesAutoresizingMaskIntoConstraints="NO" id="l1">\
    <rect key="frame" x="9" y="7" width="102" height="66"/></label></subviews></view>\
    <constraints>\
    <constraint firstItem="l1" firstAttribute="leading" secondItem="c1" \
    secondAttribute="leading" constant="9" id="k1"/>\
    <constraint firstItem="l1" firstAttribute="top" secondItem="c1" secondAttribute="top" \
    constant="7" id="k2"/>\
    <constraint firstAttribute="trailing" secondItem="l1" secondAttribute="trailing" constant="9" \
    id="k3"/>\
    <constraint firstAttribute="bottom" secondItem="l1" secondAttribute="bottom" constant="7" \
    id="k4"/></constraints></collectionViewCell></cells>\
    <collectionReusableView key="sectionHeaderView" reuseIdentifier="Head" id="h1">\
    <rect key="frame" x="0.0" y="0.0" width="30" height="200"/>\
    <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
    </collectionReusableView>
    """

  private static let view = """
    <collectionView clipsSubviews="YES" contentMode="scaleToFill" dataMode="prototypes" id="cv">\
    <rect key="frame" x="0.0" y="0.0" width="320" height="200"/>\(prototypes)</collectionView>
    """

  private func load() throws -> UICollectionView {
    try #require(try NibFixtures.load(Self.view).objects.first as? UICollectionView)
  }

  @Test func theFlowLayoutOfAFileIsRead() throws {
    let flow = try #require(try load().collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.minimumLineSpacing == 4)
    #expect(flow.minimumInteritemSpacing == 6)
    #expect(flow.scrollDirection == .horizontal)
    #expect(flow.sectionInsetReference == .fromSafeArea)
    #expect(flow.itemSize == CGSize(width: 120, height: 80))
    #expect(flow.headerReferenceSize == CGSize(width: 30, height: 50))
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(flow.estimatedItemSize == .zero)
  }

  @Test func sizesMayBeEstimated() throws {
    for (text, size) in [
      ("automaticEstimatedItemSize=\"YES\" id=\"fl\">", UICollectionViewFlowLayout.automaticSize),
      (
        "id=\"fl\"><size key=\"estimatedItemSize\" width=\"7\" height=\"8\"/>",
        CGSize(width: 7, height: 8)
      ),
    ] {
      let xml = Self.view.replacingOccurrences(of: "id=\"fl\">", with: text)
      let view = try #require(try NibFixtures.load(xml).objects.first as? UICollectionView)
      let flow = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
      #expect(flow.estimatedItemSize == size)
    }
  }

  @Test func prototypesMakeCellsAndHeaders() throws {
    let view = try load()
    let cards = Cards([items(3)])
    let source = Renaming(cards)
    view.dataSource = source
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 3)
    #expect(Set(view.visibleCells.map { ObjectIdentifier($0) }).count == 3)
    let cell = try #require(view.visibleCells.first)
    #expect(cell.reuseIdentifier == "Item")
    let label = try #require(cell.contentView.subviews.first as? UILabel)
    #expect(label.frame == CGRect(x: 9, y: 7, width: 102, height: 66))
    let kind = UICollectionView.elementKindSectionHeader
    let header = view.visibleSupplementaryViews(ofKind: kind).first
    #expect(header?.frame == CGRect(x: 0, y: 0, width: 30, height: 200))
  }

  @Test func constraintsHeldByTheCellFollowItsSize() throws {
    let view = try load()
    let source = Renaming(Cards([items(1)]))
    view.dataSource = source
    (view.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize = CGSize(
      width: 200, height: 100)
    view.layoutIfNeeded()
    let cell = try #require(view.visibleCells.first)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(
      cell.contentView.subviews.first?.frame == CGRect(x: 9, y: 7, width: 182, height: 86))
  }

  @Test func theCanvasShowsPrototypesWhereTheFileHasThem() throws {
    let document = try NibFixtures.xib(Self.view)
    var options = DocumentOptions()
    options.isDesignTime = true
    let screens = DocumentScreens.screens(of: document, options: options).screens
    let view = try #require(screens.first?.root as? UICollectionView)
    #expect(view.subviews.map(\.frame.minX) == [31, 0])
    #expect(Pictures.picture(of: view).contains("Prototype"))
  }

  @Test func tappingACellPerformsItsSegue() throws {
    let cells = Self.prototypes.replacingOccurrences(
      of: "</collectionViewCell>",
      with: """
        <connections><segue destination="v2" kind="show" identifier="Open" id="sg"/></connections>\
        </collectionViewCell>
        """)
    ClassRegistry.register(SegueController.self, named: "SegueController") { _ in }
    let module = NibContext.module(of: SegueController.self)
    let first = """
      <collectionViewController id="v1" customClass="SegueController" customModule="\(module)">\
      <collectionView key="view" dataMode="prototypes" id="cv"><rect key="frame" x="0" y="0" \
      width="320" height="480"/>\(cells)<connections><outlet property="dataSource" \
      destination="v1" id="o1"/><outlet property="delegate" destination="v1" id="o2"/>\
      </connections></collectionView></collectionViewController>
      """
    let second = """
      <viewController id="v2"><view key="view" id="w2"><rect key="frame" x="0" y="0" width="320" \
      height="480"/></view></viewController>
      """
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(first) + NibFixtures.scene(second), initial: "v1")
    let controller = try #require(
      storyboard.instantiateInitialViewController() as? SegueController)
    let stage = Stage(root: UINavigationController(rootViewController: controller))
    stage.application.commit()
    let view = try #require(controller.collectionView)
    let cell = try #require(view.visibleCells.last)
    stage.touch(cell.convert(CGPoint(x: 60, y: 40), to: nil))
    #expect(controller.calls == ["prepare Open 1", "didSelect 1"])
    #expect(controller.navigationController?.viewControllers.count == 2)
  }
}

/// Cards under the identifiers of the file.
@MainActor private final class Renaming: NSObject, UICollectionViewDataSource {
  private let cards: Cards
  init(_ cards: Cards) { self.cards = cards }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cards.sections[section].count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
  }
}

private final class SegueController: UICollectionViewController {
  var calls: [String] = []

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let cell = sender as? UICollectionViewCell
    let path = cell.flatMap { collectionView.indexPath(for: $0) }
    calls.append("prepare \(segue.identifier ?? "") \(path?.item ?? -1)")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Head", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { calls.append("didSelect \(indexPath.item)") }
}
