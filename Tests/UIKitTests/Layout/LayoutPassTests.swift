import Testing

@testable import UIKit

/// What happens in a pass after the first.
@MainActor @Suite struct LayoutPassTests {
  /// Counts its own layouts and updates.
  private final class Counter: UIView {
    var layouts = 0
    var updates = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      layouts += 1
    }

    override func updateConstraints() {
      super.updateConstraints()
      updates += 1
    }
  }

  private let root = Counter(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let middle = Counter()
  private let inner = Counter()
  private let beside = Counter()
  private var innerTop = NSLayoutConstraint(
    item: NSObject(), attribute: .top, relatedBy: .equal, toItem: nil,
    attribute: .notAnAttribute, multiplier: 1, constant: 0)

  init() {
    for (view, parent) in [(middle, root), (inner, middle), (beside, root)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
    }
    innerTop = inner.topAnchor.constraint(equalTo: middle.topAnchor, constant: 10)
    NSLayoutConstraint.activate([
      middle.leftAnchor.constraint(equalTo: root.leftAnchor),
      middle.topAnchor.constraint(equalTo: root.topAnchor),
      middle.widthAnchor.constraint(equalToConstant: 100),
      middle.heightAnchor.constraint(equalToConstant: 100),
      inner.leftAnchor.constraint(equalTo: middle.leftAnchor),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
      innerTop,
      beside.topAnchor.constraint(equalTo: middle.bottomAnchor),
      beside.leftAnchor.constraint(equalTo: root.leftAnchor),
      beside.widthAnchor.constraint(equalToConstant: 50),
      beside.heightAnchor.constraint(equalToConstant: 50),
    ])
    root.layoutIfNeeded()
    for view in [root, middle, inner, beside] { view.layouts = 0 }
  }

  @Test func onlyTheSuperviewOfAViewThatMovedIsLaidOut() {
    innerTop.constant = 30
    root.layoutIfNeeded()
    #expect(inner.frame.minY == 30)
    #expect([root, middle, inner, beside].map(\.layouts) == [0, 1, 0, 0])
  }

  @Test func aViewOfAnotherSizeIsLaidOutToo() {
    let height = beside.constraints.first { $0.firstAttribute == .height }
    height?.constant = 70
    root.layoutIfNeeded()
    #expect([root, middle, inner, beside].map(\.layouts) == [1, 0, 0, 1])
  }

  @Test func nothingIsLaidOutWhereNothingChanged() {
    root.layoutIfNeeded()
    #expect([root, middle, inner, beside].map(\.layouts) == [0, 0, 0, 0])
  }

  @Test func aPassForOneViewPlacesOnlyWhatIsInIt() {
    innerTop.constant = 5
    root.constraints.first { $0.firstAttribute == .top && $0.firstItem === middle }?.constant = 7
    middle.layoutIfNeeded()
    #expect(inner.frame.minY == 5)
    #expect(middle.frame.minY == 0)
    root.layoutIfNeeded()
    #expect(middle.frame.minY == 7)
  }

  @Test func constraintsAreUpdatedOnceAndWhenAskedFor() {
    #expect([root, middle, inner].map(\.updates) == [1, 1, 1])
    innerTop.constant = 3
    root.layoutIfNeeded()
    #expect(inner.updates == 1)
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    root.layoutIfNeeded()
    #expect([root, middle, inner].map(\.updates) == [1, 1, 2])
    inner.setNeedsUpdateConstraints()
    root.updateConstraintsIfNeeded()
    #expect(inner.updates == 3)
  }

  @Test func aControllerUpdatesTheConstraintsOfItsView() {
    final class Controller: UIViewController {
      var updates = 0
      override func updateViewConstraints() {
        updates += 1
        view.constraints.first?.constant = 12
        super.updateViewConstraints()
      }
    }
    let controller = Controller()
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(child)
    child.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = true
    controller.view.layoutIfNeeded()
    #expect(controller.updates == 1)
    #expect(child.frame.minY == 12)
  }

  @Test func aViewThatLeavesTakesTheConstraintsToItAlong() {
    middle.removeFromSuperview()
    #expect(!root.constraints.contains { $0.firstItem === middle || $0.secondItem === middle })
    #expect(root.constraints.count == 1)
    #expect(middle.constraints.count == 4)
    root.layoutIfNeeded()
    #expect(beside.frame.minY == 0)
  }

  @Test func whatTheEngineKeepsGoesWithTheView() {
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      middle.addSubview(view)
      view.topAnchor.constraint(equalTo: middle.topAnchor).isActive = true
      root.layoutIfNeeded()
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    weak var wholeTree: UIView?
    do {
      let tree = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      let child = UIView()
      tree.addSubview(child)
      child.topAnchor.constraint(equalTo: tree.topAnchor).isActive = true
      tree.layoutIfNeeded()
      wholeTree = tree
    }
    #expect(wholeTree == nil)
  }

  @Test func aHiddenArrangedViewMakesRoomAtTheNextLayout() {
    let views = (0..<3).map { _ in UIView() }
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    middle.addSubview(stack)
    for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      NSLayoutConstraint(
        item: stack, attribute: attribute, relatedBy: .equal, toItem: middle,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    views[0].isHidden = true
    root.layoutIfNeeded()
    #expect(views.map(\.frame.width) == [0, 50, 50])
  }

  @Test func aViewThatAMaskPlacesTakesItsNeighboursAlong() {
    let fixed = UIView(frame: CGRect(x: 200, y: 10, width: 30, height: 30))
    root.addSubview(fixed)
    let follower = UIView()
    follower.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(follower)
    follower.leftAnchor.constraint(equalTo: fixed.rightAnchor, constant: 1).isActive = true
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 231)
    fixed.frame.origin.x = 100
    root.layoutIfNeeded()
    #expect(follower.frame.minX == 131)
  }

  @Test func aRotatedViewIsPlacedByItsMiddle() {
    beside.transform = CGAffineTransform(rotationAngle: .pi / 2)
    root.constraints.first { $0.firstItem === beside && $0.firstAttribute == .left }?.constant = 8
    root.layoutIfNeeded()
    #expect(beside.bounds.size == CGSize(width: 50, height: 50))
    #expect(beside.center == CGPoint(x: 33, y: 125))
  }

  @Test func tooMuchWorkIsLeft() {
    var system = LayoutSystem(LayoutScope(root))
    system.allow(work: 1)
    system.build()
    #expect(system.isGivenUp)
    let (_, diagnostics) = Diagnostics.collecting {
      NibBudget.inOneGo {
        NibBudget.spend(solverWork: NibBudget.solverWork)
        #expect(NibBudget.solverWork == 0)
        root.layoutStorage?.engine = nil
        innerTop.constant = 99
        root.layoutIfNeeded()
      }
    }
    #expect(diagnostics.map(\.severity) == [.error])
    #expect(inner.frame.minY == 10)
  }
}
