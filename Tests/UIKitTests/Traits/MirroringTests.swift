import Testing

@testable import UIKit

/// A screen whose content runs from right to left.
@MainActor private func stage(_ root: UIViewController) -> Stage {
  let stage = Stage(root: root)
  var settings = DeviceSettings()
  settings.languages = ["ar"]
  stage.application.change(settings)
  stage.application.run { stage.application.commit() }
  return stage
}

/// The picture of a view of so many cells whose content runs from right to left.
@MainActor private func picture(_ view: UIView, columns: Int) -> String {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: 16))
  view.frame = root.bounds
  view.semanticContentAttribute = .forceRightToLeft
  root.addSubview(view)
  root.layoutIfNeeded()
  let lines = Pictures.picture(of: root).split(separator: "\n")
  return lines.count > 1 ? String(lines[1].dropFirst().dropLast()) : ""
}

@MainActor @Suite struct MirroringTests {
  @Test func aLanguageDecidesTheDirection() {
    defer { forgetSettings() }
    let controller = UIViewController()
    let stage = stage(controller)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    var settings = DeviceSettings()
    settings.languages = ["de"]
    stage.application.change(settings)
    #expect(controller.view.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  @Test func theBackButtonStandsOnTheRight() {
    defer { forgetSettings() }
    let first = UIViewController()
    first.title = "First"
    let second = UIViewController()
    second.title = "Second"
    second.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Save", style: .plain, target: nil, action: nil)
    let navigation = UINavigationController(rootViewController: first)
    let stage = stage(navigation)
    stage.application.run {
      navigation.pushViewController(second, animated: false)
      stage.application.commit()
    }
    let line = Pictures.picture(of: stage.window).split(separator: "\n")
      .first { $0.contains("Second") }
    #expect(line == "│ (Save)          Second          First ›│")
  }

  @Test func rowsOfAMenuBeginOnTheRight() {
    defer { forgetSettings() }
    let controller = UIViewController()
    let stage = stage(controller)
    let button = UIButton(frame: CGRect(x: 120, y: 32, width: 80, height: 32))
    button.menu = UIMenu(children: [
      UIAction(title: "Name", state: .on) { _ in }, UIAction(title: "Date") { _ in },
      UIMenu(title: "More", children: [UIAction(title: "Size") { _ in }]),
    ])
    button.showsMenuAsPrimaryAction = true
    controller.view.addSubview(button)
    stage.touch(CGPoint(x: 160, y: 48))
    let lines = Pictures.picture(of: stage.application).split(separator: "\n")
    #expect(lines.contains { $0.contains(" Name ✓ │") })
    #expect(lines.contains { $0.contains(" Date   │") })
    #expect(lines.contains { $0.contains("│ ‹ ") && $0.contains(" More   │") })
    stage.touch(CGPoint(x: 160, y: 170))
    #expect(Pictures.picture(of: stage.application).contains(" More › │"))
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 60.0), (.trailing, 0), (.center, 30),
  ]) func viewsOfAColumnAreAlignedFromTheRight(alignment: UIStackView.Alignment, left: Double) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    let stack = UIStackView(arrangedSubviews: [view])
    stack.axis = .vertical
    stack.alignment = alignment
    stack.semanticContentAttribute = .forceRightToLeft
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    stack.layoutIfNeeded()
    #expect(view.frame.minX == CGFloat(left))
  }

  @Test func tabsBeginOnTheRight() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.items = ["A", "B", "C"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    bar.layoutIfNeeded()
    #expect(bar.subviews.map(\.frame.minX) == [200, 100, 0])
  }

  @Test func itemsOfAToolbarBeginOnTheRight() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.items = [
      UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil),
    ]
    bar.layoutIfNeeded()
    #expect(bar.subviews.first?.frame.maxX == 292)
    #expect(bar.subviews.last?.frame.minX == 8)
  }

  @Test func aRowHasItsAccessoryOnTheLeftAndItsTextOnTheRight() {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.accessoryType = .disclosureIndicator
    cell.indentationLevel = 1
    cell.layoutIfNeeded()
    let right = cell.contentView.frame.maxX - (cell.textLabel?.frame.maxX ?? 0)
    #expect(cell.contentView.frame.maxX == 320)
    #expect(cell.contentView.frame.minX > 16)
    #expect((cell.textLabel?.frame.maxX ?? 0) > (cell.detailTextLabel?.frame.maxX ?? 0))
    #expect(cell.textLabel?.frame.maxX == cell.contentView.bounds.width - 16 - 10)
    #expect(right < 320)
    let before = cell.textLabel?.frame
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    #expect(cell.textLabel?.frame == before)
    #expect(Pictures.picture(of: cell).contains("‹"))
  }

  @Test func linesOfACollectionBeginOnTheRight() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 50, height: 50)
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 170, height: 200), collectionViewLayout: layout)
    collection.semanticContentAttribute = .forceRightToLeft
    let source = FourItems()
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    collection.dataSource = source
    collection.layoutIfNeeded()
    let starts = (0..<4).map {
      layout.layoutAttributesForItem(at: IndexPath(item: $0, section: 0))?.frame.minX
    }
    #expect(starts == [120, 60, 0, 120])
  }

  @Test func gaugesFillFromTheRight() {
    let progress = UIProgressView(frame: .zero)
    progress.progress = 0.25
    #expect(picture(progress, columns: 8) == "░░░░░░██")
    let slider = UISlider(frame: .zero)
    slider.value = 0
    #expect(picture(slider, columns: 8) == "───────●")
  }

  @Test func dotsAndSegmentsRunFromTheRight() {
    let pages = UIPageControl(frame: .zero)
    pages.numberOfPages = 3
    #expect(picture(pages, columns: 5) == "○ ○ ●")
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 0
    #expect(picture(segments, columns: 16) == "│  B    ▐  A   ▌")
  }

  @Test func aSwitchThatIsOnHasItsKnobOnTheLeft() {
    let control = UISwitch(frame: .zero)
    control.isOn = true
    #expect(picture(control, columns: 8) == "(●━)    ")
  }

  @Test func theKnobOfASliderFollowsTheFinger() {
    defer { forgetSettings() }
    let controller = UIViewController()
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 200, height: 31))
    let stage = stage(controller)
    controller.view.addSubview(slider)
    stage.touch(CGPoint(x: 184, y: 115), liftAt: CGPoint(x: 100, y: 115))
    #expect(abs(slider.value - 0.5) < 0.02)
  }
}

private final class FourItems: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 4 }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}
