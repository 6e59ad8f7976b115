/// Where a system has the rows of each view, constraint and stack, and which rows depend on what
/// changes by itself.
@MainActor struct LayoutRowIndex {
  /// By participant.
  var masks: [Range<Int>] = []
  /// By participant.
  var sizes: [Range<Int>] = []
  /// By constraint of the scope.
  var constraints: [Range<Int>] = []
  /// The place of each stack among the participants, nil for the root, and its rows.
  private(set) var stacks: [Int?] = []
  var stackRows: [Range<Int>] = []

  /// Views that their masks place in views that constraints place.
  private(set) var placedMasks: [Int] = []
  /// Constraints that refer to margins or safe areas which depend on where a view lies.
  private(set) var placedConstraints: [Int] = []
  /// Stacks whose margins do.
  private(set) var placedStacks: [Int] = []
  /// Whether other rows than those of its size depend on what a view's content asks for.
  private(set) var readsSizes = false

  private var places: [ObjectIdentifier: Int] = [:]
  private var constraintPlaces: [ObjectIdentifier: Int]?
  private let all: [NSLayoutConstraint]

  /// An index of nothing.
  init() { all = [] }

  /// Indexes a system whose participants are known.
  init(_ system: LayoutSystem) {
    let participants = system.participants
    all = system.scope.constraints
    masks = Array(repeating: 0..<0, count: participants.count)
    sizes = masks
    constraints = Array(repeating: 0..<0, count: all.count)
    var isSolved: [Bool] = []
    for (number, view) in participants.enumerated() {
      places[ObjectIdentifier(view)] = number
      let isInSolved = view.storedSuperview.flatMap { place(of: $0) }.map { isSolved[$0] } ?? false
      let followsFrame = view.followsFrame
      isSolved.append(isInSolved || !followsFrame)
      if followsFrame, isInSolved { placedMasks.append(number) }
    }
    indexStacks(system)
    for (number, constraint) in all.enumerated() {
      if constraint.dependsOnPlaces(in: system.scope.root) { placedConstraints.append(number) }
      if constraint.refersToBaselines { readsSizes = true }
    }
  }

  private mutating func indexStacks(_ system: LayoutSystem) {
    for view in [system.scope.root] + system.participants {
      guard let stack = view as? UIStackView else { continue }
      if stack.isLayoutMarginsRelativeArrangement, stack !== system.scope.root {
        placedStacks.append(stacks.count)
      }
      switch (stack.distribution, stack.alignment) {
      case (.fillProportionally, _), (_, .firstBaseline), (_, .lastBaseline): readsSizes = true
      default: if stack.isBaselineRelativeArrangement { readsSizes = true }
      }
      stacks.append(place(of: view))
      stackRows.append(0..<0)
    }
  }

  /// The place of a view among the participants; nil for the root and for others.
  func place(of view: UIView) -> Int? { places[ObjectIdentifier(view)] }

  /// The place of a constraint in the scope.
  mutating func place(of constraint: NSLayoutConstraint) -> Int? {
    var known = constraintPlaces ?? [:]
    if constraintPlaces == nil {
      for (number, constraint) in all.enumerated() { known[ObjectIdentifier(constraint)] = number }
      constraintPlaces = known
    }
    return known[ObjectIdentifier(constraint)]
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint refers to margins or safe areas of views below the root, which follow
  /// from where these views lie.
  fileprivate func dependsOnPlaces(in root: UIView) -> Bool {
    let sides = [(firstItem, firstAttribute), (secondItem, secondAttribute)]
    return sides.contains { item, attribute in
      guard let item, LayoutItem.view(of: item) !== root else { return false }
      if attribute.isMargin { return true }
      switch (item as? UILayoutGuide)?.kind {
      case .safeArea, .margins, .readableContent, .controllerTop, .controllerBottom: return true
      case .custom, .scrollContent, .scrollFrame, nil: return false
      }
    }
  }

  fileprivate var refersToBaselines: Bool {
    let baselines: [NSLayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
    return baselines.contains(firstAttribute) || baselines.contains(secondAttribute)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is a margin.
  fileprivate var isMargin: Bool { rawValue >= NSLayoutConstraint.Attribute.leftMargin.rawValue }
}
