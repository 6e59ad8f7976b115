/// The elements a user could name, one line each, as a screen golden lists them below the picture.
@MainActor struct ElementList {
  /// What of the screen is seen: what is there all the same is told so, as what lies further down
  /// in a scroll view.
  let seen: SeenViews

  /// The width of the first column, in cells: the kind of the element with its indentation.
  private static let column = 16

  /// The lines of the trees, in reading order.
  ///
  /// What lies below a presented screen is left out: the user cannot reach it.
  func lines(of trees: [AccessibilityElement]) -> [String] {
    var lines: [String] = []
    for tree in trees {
      for root in Self.topmost(tree) { add(root, depth: 0, to: &lines) }
    }
    return lines
  }

  /// The part of a tree that a presentation leaves reachable.
  static func topmost(_ tree: AccessibilityElement) -> [AccessibilityElement] {
    let containers = tree.children.filter { $0.view is PresentationContainer }
    guard let last = containers.max(by: { order($0) < order($1) }) else { return [tree] }
    return [last]
  }

  private static func order(_ element: AccessibilityElement) -> Int {
    element.view.superview?.subviews.firstIndex { $0 === element.view } ?? 0
  }

  /// Adds an element and what is inside it; `owner` is the nearest element around it with a line.
  private func add(
    _ element: AccessibilityElement, inside owner: AccessibilityElement? = nil, depth: Int,
    to lines: inout [String]
  ) {
    let hasLine =
      element.isNamed || Self.boxName(of: element) != nil || Self.isKnownToCode(element)
    if hasLine { lines.append(line(for: element, inside: owner, depth: depth)) }
    let nearest = hasLine ? element : owner
    for child in element.children {
      if let nearest, Self.isPart(child, of: nearest) { continue }
      add(child, inside: nearest, depth: hasLine ? depth + 1 : depth, to: &lines)
    }
  }

  /// Whether a child says again what its parent says: a button's label, a bar's title.
  private static func isPart(_ child: AccessibilityElement, of parent: AccessibilityElement) -> Bool
  {
    // A container without a line of its own is nobody's part; what it holds may be.
    guard child.isNamed, child.view.nibOrigin?.names?.outlets.isEmpty != false else { return false }
    switch parent.kind {
    case .button, .textField, .secureTextField, .searchField, .textView:
      return child.kind != .button
    // A cell's label is its texts.
    case .cell: return child.kind == .staticText && !child.label.isEmpty
    case .navigationBar, .alert, .sheet:
      return child.kind == .staticText && child.label == parent.label
    default: return false
    }
  }

  private func line(
    for element: AccessibilityElement, inside owner: AccessibilityElement?, depth: Int
  ) -> String {
    let kind = String(repeating: "  ", count: depth) + element.kind.rawValue
    let padding = max(1, Self.column - kind.count)
    var parts: [String] = []
    if let name = Self.name(of: element) { parts.append(QuotedText.of(name)) }
    var states = Self.states(of: element)
    // What holds it says it for all of that.
    if !seen.contains(element.view), owner.map({ seen.contains($0.view) }) ?? true {
      states.append("not visible")
    }
    if !states.isEmpty { parts.append(states.joined(separator: ", ")) }
    guard !parts.isEmpty else { return kind }
    return kind + String(repeating: " ", count: padding) + parts.joined(separator: " ")
  }

  /// Fields are known by what stands in them, everything else by its label.
  private static func name(of element: AccessibilityElement) -> String? {
    switch element.kind {
    case .textField, .secureTextField, .searchField, .textView:
      return element.value.flatMap { $0.isEmpty ? nil : $0 }
    default:
      guard element.label.isEmpty else { return element.label }
      return boxName(of: element).flatMap { $0 == element.view.nameInCode ? nil : $0 }
    }
  }

  /// What a box stands for whose kind says nothing of it, or nothing of its rows.
  private static func boxName(of element: AccessibilityElement) -> String? {
    let kinds: [AccessibilityKind] = [.other, .scrollView, .collectionView, .table]
    guard kinds.contains(element.kind) && element.label.isEmpty else { return nil }
    return element.view.boxText
  }

  /// Whether something shows nothing that the code which is not here has a name for.
  private static func isKnownToCode(_ element: AccessibilityElement) -> Bool {
    let kinds: [AccessibilityKind] = [.image, .staticText]
    return kinds.contains(element.kind) && element.view.nameInCode != nil
  }

  private static func states(of element: AccessibilityElement) -> [String] {
    var states = element.notes
    switch element.kind {
    case .textField, .secureTextField, .searchField, .textView:
      if !element.label.isEmpty { states.append("label \(QuotedText.of(element.label))") }
    case .switch: states.append(element.value == "1" ? "on" : "off")
    default:
      if let value = element.value, !value.isEmpty {
        states.append("value \(QuotedText.of(value))")
      }
    }
    if element.isSelected { states.append("selected") }
    if !element.isEnabled { states.append("disabled") }
    if element.hasFocus { states.append("focused") }
    if let placeholder = element.placeholder, !placeholder.isEmpty {
      states.append("placeholder \(QuotedText.of(placeholder))")
    }
    if !element.identifier.isEmpty, element.identifier != element.label {
      states.append("identifier \(QuotedText.of(element.identifier))")
    }
    return states + (element.view.nibOrigin?.names?.notes ?? [])
  }
}
