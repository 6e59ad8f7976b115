import Testing

@testable import UIKit

@MainActor @Suite struct ConstraintTests {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  private func add(_ view: UIView = UIView()) -> UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    return view
  }

  private func pin(
    _ item: Any, _ attribute: NSLayoutConstraint.Attribute, _ other: Any?,
    _ otherAttribute: NSLayoutConstraint.Attribute = .notAnAttribute, multiplier: CGFloat = 1,
    _ constant: CGFloat = 0, relation: NSLayoutConstraint.Relation = .equal,
    priority: Float = 1000
  ) -> NSLayoutConstraint {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.isActive = true
    return constraint
  }

  @Test func edgesAndSizesAreSolvedAndRounded() {
    let view = add()
    _ = pin(view, .leading, root, .leading, 20)
    _ = pin(view, .trailing, root, .trailing, -20)
    _ = pin(view, .height, view, .width, multiplier: 1.0 / 3)
    _ = pin(view, .centerY, root, .centerY)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 20, y: 193.5, width: 280, height: 93))
  }

  @Test func aChangedConstantMovesTheViewAtTheNextLayout() {
    let view = add()
    let top = pin(view, .top, root, .top, 10)
    _ = pin(view, .left, root, .left)
    _ = pin(view, .width, nil, .notAnAttribute, 50)
    _ = pin(view, .height, nil, .notAnAttribute, 40)
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 10, width: 50, height: 40))
    top.constant = 60
    #expect(view.frame.minY == 10)
    root.layoutIfNeeded()
    #expect(view.frame.minY == 60)
    top.isActive = false
    #expect(root.constraints.contains { $0 === top } == false)
  }

  @Test func aHigherPriorityBeatsAnyNumberOfLowerOnes() {
    let view = add()
    _ = pin(view, .left, root, .left)
    _ = pin(view, .top, root, .top)
    _ = pin(view, .height, nil, .notAnAttribute, 10)
    _ = pin(view, .width, nil, .notAnAttribute, 100, priority: 501)
    for _ in 0..<5 { _ = pin(view, .width, nil, .notAnAttribute, 200, priority: 500) }
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func aLabelIsAsLargeAsItsTextUnlessItIsMadeToWrap() {
    let label = UILabel()
    label.text = "One two three four five six seven eight nine ten"
    label.numberOfLines = 0
    _ = add(label)
    _ = pin(label, .left, root, .left, 10)
    _ = pin(label, .top, root, .top, 10)
    _ = pin(label, .width, nil, .notAnAttribute, 100, relation: .lessThanOrEqual)
    root.layoutIfNeeded()
    #expect(label.frame.width <= 100)
    #expect(label.frame.height > 80)
    label.text = "One"
    root.layoutIfNeeded()
    #expect(label.frame.height == 20.5)
  }

  @Test func aMaskPlacesAViewThatConstraintsReferTo() {
    let fixed = UIView(frame: CGRect(x: 20, y: 20, width: 60, height: 30))
    root.addSubview(fixed)
    let view = add()
    _ = pin(view, .left, fixed, .right, 8)
    _ = pin(view, .top, fixed, .top)
    _ = pin(view, .width, nil, .notAnAttribute, 10)
    _ = pin(view, .height, nil, .notAnAttribute, 10)
    root.layoutIfNeeded()
    #expect(view.frame.origin == CGPoint(x: 88, y: 20))
    #expect(fixed.frame == CGRect(x: 20, y: 20, width: 60, height: 30))
  }

  @Test func aScrollViewsContentFollowsFromWhatItHolds() {
    let scroll = UIScrollView()
    _ = add(scroll)
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      _ = pin(scroll, edge, root, edge)
    }
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    for edge in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      _ = pin(content, edge, scroll, edge)
    }
    _ = pin(content, .width, scroll, .width)
    _ = pin(content, .height, nil, .notAnAttribute, 900)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 320, height: 900))
    #expect(content.frame == CGRect(x: 0, y: 0, width: 320, height: 900))
  }

  @Test func anchorsMakeConstraints() {
    let view = add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: 30),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 8, y: 0, width: 160, height: 30))
  }

  @Test func guidesFollowBarsAndMargins() {
    let controller = UIViewController()
    let stage = Stage(root: UINavigationController(rootViewController: controller))
    guard let top = controller.view else { return }
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    top.addSubview(view)
    _ = pin(view, .top, top.safeAreaLayoutGuide, .top, 4)
    _ = pin(view, .bottom, top.safeAreaLayoutGuide, .bottom)
    _ = pin(view, .leading, top.layoutMarginsGuide, .leading)
    _ = pin(view, .trailing, top, .trailingMargin)
    stage.application.commit()
    #expect(view.frame == CGRect(x: 16, y: 68, width: 288, height: 412))
  }

  @Test(
    arguments: [
      ("0.5", 0.5), ("1:2", 0.5), ("1/3", 1.0 / 3), ("271:152", 271.0 / 152), ("x", nil),
      ("1:0", nil), ("1:2:3", nil),
    ] as [(String, Double?)])
  func multipliersHaveThreeSpellings(text: String, value: Double?) {
    #expect(NSLayoutConstraint.ratio(text).map { Double($0) } == value)
  }
}

@MainActor @Suite struct ChildViewConstraintTests {
  @Test func theViewOfAChildControllerMayBePlacedByConstraints() {
    let parent = UIViewController()
    parent.view.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
    let child = UIViewController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(inner)
    NSLayoutConstraint.activate([
      child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor, constant: 20),
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor, constant: 10),
      child.view.widthAnchor.constraint(equalToConstant: 100),
      child.view.heightAnchor.constraint(equalToConstant: 50),
      inner.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
      inner.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 30),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    child.didMove(toParent: parent)
    parent.view.layoutIfNeeded()
    #expect(child.view.frame == CGRect(x: 20, y: 10, width: 100, height: 50))
    #expect(inner.frame == CGRect(x: 70, y: 30, width: 30, height: 20))
  }

  @Test func aPriorityOfNothingContradictsNothing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let box = Box(40, 20)
    box.translatesAutoresizingMaskIntoConstraints = false
    box.setContentHuggingPriority(UILayoutPriority(0), for: .horizontal)
    root.addSubview(box)
    box.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    box.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    let (_, diagnostics) = Diagnostics.collecting { root.layoutIfNeeded() }
    #expect(diagnostics.isEmpty)
    #expect(box.frame.height == 20)
  }
}

@MainActor @Suite struct ScrollContentTests {
  @Test func aSizeThatTheAppSetStaysWhenNothingIsTiedToTheContent() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 40).isActive = true
    box.topAnchor.constraint(equalTo: scroll.frameLayoutGuide.topAnchor).isActive = true
    scroll.contentSize = CGSize(width: 900, height: 800)
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 900, height: 800))
  }

  @Test func whatIsTiedToTheContentGuideMakesTheContentAsLarge() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let scroll = UIScrollView(frame: root.bounds)
    root.addSubview(scroll)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(box)
    let content = scroll.contentLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: content.topAnchor, constant: 10),
      box.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: 10),
      box.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor, multiplier: 2),
      box.heightAnchor.constraint(equalToConstant: 400),
    ])
    root.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 620, height: 420))
  }
}
