import Foundation

@testable import UIKit

/// Numbers that seem random and are the same everywhere (SplitMix64).
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: 0..<elements.count, using: &self)]
  }
}

/// A screen made up by chance, and changed by chance: two of the same seed are always alike.
@MainActor final class RandomScreen {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private var dice: Dice
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private let guide = UILayoutGuide()
  private let window = UIWindow(
    screen: UIScreen(
      size: CGSize(width: 320, height: 480), scale: 2,
      deviceInsets: UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)))

  init(seed: UInt64) {
    dice = Dice(seed: seed)
    window.addSubview(root)
    root.addLayoutGuide(guide)
    for _ in 0..<Int.random(in: 3...9, using: &dice) { addView() }
    for view in views { constrain(view) }
    if constraints.isEmpty || dice.chance(40) { constrainGuide() }
  }

  /// Where everything lies, in one line a view.
  var places: [String] {
    var lines: [String] = []
    var stack = [root]
    while let view = stack.popLast() {
      let content = (view as? UIScrollView).map { " content \($0.contentSize)" } ?? ""
      lines.append("\(type(of: view)) \(view.frame)\(content)")
      stack.append(contentsOf: view.subviews.reversed())
    }
    return lines + ["guide \(guide.layoutFrame)"]
  }

  // MARK: Making

  private func text() -> String {
    let words = ["One", "two", "three", "four", "five", "six", "seventeen", "eight"]
    return (0..<dice.pick([0, 1, 1, 2, 3, 12])).map { _ in dice.pick(words) }
      .joined(separator: " ")
  }

  private func label() -> UILabel {
    let label = UILabel()
    label.text = text()
    label.numberOfLines = dice.pick([1, 1, 0, 2])
    return label
  }

  private func addView() {
    let parent =
      dice.chance(50) ? dice.pick([root] + views.filter { type(of: $0) == UIView.self }) : root
    let view: UIView
    switch dice.pick([0, 0, 1, 1, 2, 3, 4]) {
    case 0: view = UIView()
    case 1: view = label()
    case 2: view = stack()
    case 3: view = scroll()
    default:
      view = UIView(frame: CGRect(x: 10, y: 20, width: 70, height: 30))
      view.autoresizingMask = dice.pick([[], [.flexibleWidth], [.flexibleTopMargin]])
    }
    view.translatesAutoresizingMaskIntoConstraints = view.frame.width > 0
    parent.addSubview(view)
    views.append(view)
  }

  private func stack() -> UIStackView {
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in label() })
    stack.axis = dice.pick([.horizontal, .vertical])
    stack.distribution = dice.pick([
      .fill, .fillEqually, .equalSpacing, .equalCentering, .fillProportionally,
    ])
    stack.alignment = dice.pick([.fill, .leading, .center, .firstBaseline])
    stack.spacing = dice.pick([0, 8])
    if dice.chance(20) {
      stack.layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
      stack.isLayoutMarginsRelativeArrangement = true
    }
    return stack
  }

  private func scroll() -> UIScrollView {
    let scroll = UIScrollView()
    let content = label()
    content.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      let pin = NSLayoutConstraint(
        item: content, attribute: attribute, relatedBy: .equal, toItem: scroll,
        attribute: attribute, multiplier: 1, constant: dice.pick([0, 3]))
      pin.isActive = true
      constraints.append(pin)
    }
    return scroll
  }

  private typealias Attribute = NSLayoutConstraint.Attribute

  private func constrain(_ view: UIView) {
    if view.translatesAutoresizingMaskIntoConstraints { return }
    connect(view, [.left, .leading, .right, .centerX])
    connect(view, [.top, .bottom, .centerY, .firstBaseline])
    for (attribute, percent) in [(Attribute.width, 50), (.height, 50)] where dice.chance(percent) {
      pin(view, attribute, nil, .notAnAttribute, dice.pick([20, 44, 90, 150.5]))
    }
    if dice.chance(40) { connect(view, [.trailing, .right]) }
    if dice.chance(40) { connect(view, [.bottom, .lastBaseline]) }
  }

  private func connect(_ view: UIView, _ attributes: [Attribute]) {
    let attribute = dice.pick(attributes)
    let superview = view.superview ?? root
    let place = views.firstIndex { $0 === view } ?? 0
    let earlier = views[..<place].filter { $0.superview === superview }
    if !earlier.isEmpty, dice.chance(50) {
      return pin(view, attribute, dice.pick(earlier), attribute, dice.pick([0, 8, 30]))
    }
    switch (attribute, dice.pick([0, 0, 0, 1, 2])) {
    case (.left, 1), (.leading, 1): pin(view, attribute, superview, .leadingMargin, 0)
    case (.top, 1): pin(view, .top, superview.layoutMarginsGuide, .top, 0)
    case (.bottom, 2): pin(view, .bottom, superview.safeAreaLayoutGuide, .bottom, 0)
    case (.top, 2): pin(view, .top, superview.safeAreaLayoutGuide, .top, 0)
    default: pin(view, attribute, superview, attribute, dice.pick([0, 8, -8, 20]))
    }
  }

  private func pin(
    _ item: AnyObject, _ attribute: Attribute, _ other: AnyObject?, _ otherAttribute: Attribute,
    _ constant: CGFloat
  ) {
    let constraint = NSLayoutConstraint(
      item: item, attribute: attribute,
      relatedBy: dice.pick([.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]),
      toItem: other, attribute: otherAttribute, multiplier: 1, constant: constant)
    constraint.priority = UILayoutPriority(dice.pick([1000, 1000, 1000, 999, 750, 250]))
    constraint.isActive = true
    constraints.append(constraint)
  }

  private func constrainGuide() {
    pin(guide, .leading, root, .leading, 7)
    pin(guide, .top, dice.pick(views), .bottom, 3)
    pin(guide, .width, nil, .notAnAttribute, 33)
  }

  // MARK: Changing

  /// Changes something.
  func change() {
    let constraint = dice.pick(constraints)
    let view = dice.pick(views)
    switch Int.random(in: 0..<22, using: &dice) {
    case 0..<6: constraint.constant = dice.pick([0, 5, 12, 40, 77.5, -20])
    case 6, 7: labels().forEach { if dice.chance(40) { $0.text = text() } }
    case 8: constraint.isActive.toggle()
    case 9: constraint.priority = UILayoutPriority(dice.pick([1000, 750, 600]))
    case 10:
      root.frame = CGRect(
        origin: .zero,
        size: dice.pick([
          .init(width: 480, height: 320), .init(width: 320, height: 480),
          .init(width: 375, height: 600),
        ]))
    case 11:
      view.layoutMargins = UIEdgeInsets(top: 1, left: dice.pick([2, 8, 20]), bottom: 3, right: 4)
    case 12: changeStack()
    case 13: root.bringSubviewToFront(view)
    case 14:
      view.setContentHuggingPriority(
        UILayoutPriority(dice.pick([249, 251, 750])), for: .horizontal)
    case 15: remove(view)
    case 16:
      addView()
      if let last = views.last { constrain(last) }
    case 17:
      views.filter { $0.translatesAutoresizingMaskIntoConstraints }.forEach {
        $0.frame.origin.x += 5
      }
    case 18: labels().forEach { if dice.chance(30) { $0.numberOfLines = dice.pick([0, 1]) } }
    case 19:
      labels().forEach {
        if dice.chance(30) { $0.font = .systemFont(ofSize: dice.pick([12, 17, 24])) }
      }
    case 20: view.preservesSuperviewLayoutMargins.toggle()
    default: root.setNeedsLayout()
    }
  }

  private func labels() -> [UILabel] {
    var labels: [UILabel] = []
    var stack = [root]
    while let view = stack.popLast() {
      if let label = view as? UILabel { labels.append(label) }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return labels
  }

  private func changeStack() {
    let stacks = views.compactMap { $0 as? UIStackView }
    guard !stacks.isEmpty else { return }
    let stack = dice.pick(stacks)
    switch Int.random(in: 0..<5, using: &dice) {
    case 0: stack.spacing += 2
    case 1: stack.axis = dice.pick([.horizontal, .vertical])
    case 2: stack.alignment = dice.pick([.fill, .trailing, .lastBaseline])
    case 3: if let last = stack.arrangedSubviews.last { stack.insertArrangedSubview(last, at: 0) }
    default: stack.arrangedSubviews.first?.isHidden.toggle()
    }
  }

  private func remove(_ view: UIView) {
    guard views.count > 3, !views.contains(where: { $0 !== view && $0.isDescendant(of: view) })
    else { return }
    view.removeFromSuperview()
    views.removeAll { $0 === view }
    constraints.removeAll { !$0.isActive }
    if constraints.isEmpty { pin(guide, .left, root, .left, 0) }
  }
}
