import Testing

@testable import UIKit

@MainActor @Suite struct RightToLeftTests {
  private func root() -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.semanticContentAttribute = .forceRightToLeft
    return root
  }

  @Test func leadingIsOnTheRightAndConstantsGrowToTheLeft() {
    let root = root()
    let box = Box(40, 20)
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 150)
  }

  @Test func leftStaysLeft() {
    let root = root()
    let box = Box(40, 20)
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10).isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.minX == 10)
  }

  @Test func anInequalityIsMirroredToo() {
    let root = root()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 40).isActive = true
    box.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 30)
      .isActive = true
    let pull = box.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    pull.priority = .defaultLow
    pull.isActive = true
    root.layoutIfNeeded()
    #expect(box.frame.maxX == 170)
  }

  @Test func aRowOfAStackRunsFromTheRight() {
    let stack = UIStackView(arrangedSubviews: [Box(20, 10), Box(40, 10)])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.spacing = 10
    stack.distribution = .equalSpacing
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [80, 0])
  }

  @Test func directionalMarginsTurnWithTheContent() {
    let root = root()
    root.insetsLayoutMarginsFromSafeArea = false
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(leading: 30, trailing: 5)
    #expect(root.layoutMargins.left == 5)
    #expect(root.layoutMargins.right == 30)
    #expect(root.directionalLayoutMargins.leading == 30)
  }

  @Test(
    arguments: [
      (UISemanticContentAttribute.unspecified, UIUserInterfaceLayoutDirection.leftToRight),
      (.forceRightToLeft, .rightToLeft), (.forceLeftToRight, .leftToRight),
      (.playback, .leftToRight),
    ] as [(UISemanticContentAttribute, UIUserInterfaceLayoutDirection)])
  func theDirectionOfContent(
    attribute: UISemanticContentAttribute, direction: UIUserInterfaceLayoutDirection
  ) {
    let view = UIView()
    view.semanticContentAttribute = attribute
    #expect(view.effectiveUserInterfaceLayoutDirection == direction)
  }
}
