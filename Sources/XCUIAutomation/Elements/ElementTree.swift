import UIKit

/// All elements of an application at one moment, each before those inside it.
///
/// Everything inside the element at `index` stands at `index + 1 ..< nodes[index].end`.
@MainActor struct ElementTree {
  private(set) var nodes: [ElementNode] = []

  /// Takes the elements that can be seen at present, and the keyboard while a field is edited.
  init(of application: UIApplication) {
    build(application, reasons: [:])
  }

  /// Takes all elements; those that cannot be seen know why.
  static func includingHidden(of application: UIApplication) -> ElementTree {
    HiddenViews.revealing(in: application) { reasons in
      ElementTree(of: application, reasons: reasons)
    }
  }

  private init(of application: UIApplication, reasons: [ObjectIdentifier: String]) {
    build(application, reasons: reasons)
  }

  private mutating func build(_ application: UIApplication, reasons: [ObjectIdentifier: String]) {
    var root = ElementNode(source: .application, kind: .application, parent: nil)
    root.frame = application.screen.bounds
    nodes.append(root)
    for window in application.windows {
      if let tree = window.accessibilityTree() {
        add(tree, parent: 0, hiding: nil, reasons)
      }
    }
    addKeyboard()
    nodes[0].end = nodes.count
  }

  private mutating func add(
    _ element: AccessibilityElement, parent: Int, hiding: String?,
    _ reasons: [ObjectIdentifier: String]
  ) {
    let index = nodes.count
    var node = ElementNode(element, parent: parent)
    node.hiding = reasons[ObjectIdentifier(element.view)] ?? hiding
    nodes.append(node)
    // Inside a hidden view the reason names that view.
    var inner = hiding
    if hiding == nil, let reason = node.hiding {
      inner = "it stands in \(describe(index)): \(reason)"
    }
    for child in element.children { add(child, parent: index, hiding: inner, reasons) }
    nodes[index].end = nodes.count
  }

  /// The simulated keyboard: it exists while a text input has the focus.
  private mutating func addKeyboard() {
    guard let focus = focusedInput(in: 0) else { return }
    let keyboard = nodes.count
    nodes.append(ElementNode(source: .keyboard, kind: .keyboard, parent: 0))
    for key in KeyboardKeys.keys(for: focus) {
      var node = ElementNode(source: .key(key.stroke), kind: key.kind, parent: keyboard)
      node.label = key.label
      node.identifier = key.identifier
      node.end = nodes.count + 1
      nodes.append(node)
    }
    nodes[keyboard].end = nodes.count
  }

  // MARK: Looking around

  /// The text input that has the focus, inside the element at `index` or the element itself.
  func focusedInput(in index: Int) -> (UIView & UIKeyInput)? {
    let end = index == 0 ? nodes.count : nodes[index].end
    for node in nodes[index..<end] where node.hasFocus {
      if let input = node.view as? (UIView & UIKeyInput) { return input }
    }
    return nil
  }

  /// The place of the element of `view` or of the nearest view around it.
  func index(of view: UIView) -> Int? {
    var distances: [ObjectIdentifier: Int] = [:]
    var current: UIView? = view
    while let candidate = current {
      distances[ObjectIdentifier(candidate)] = distances.count
      current = candidate.superview
    }
    var nearest: (distance: Int, index: Int)?
    for (index, node) in nodes.enumerated() {
      guard let view = node.view, let distance = distances[ObjectIdentifier(view)] else { continue }
      if distance < nearest?.distance ?? Int.max { nearest = (distance, index) }
    }
    return nearest?.index
  }

  /// Whether the element at `inner` is the one at `outer` or stands inside it.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    inner >= outer && inner < nodes[outer].end
  }

  /// Whether an element helps as a candidate: it has a text, and does not repeat the one around it.
  func isWorthNaming(_ index: Int) -> Bool {
    let node = nodes[index]
    guard node.view != nil, node.isNamed, !node.names.isEmpty else { return false }
    guard node.kind == .staticText, let parent = node.parent else { return true }
    let outer = nodes[parent]
    return outer.label != node.label || outer.kind == .other
  }

  // MARK: In words

  /// The element as a person would name it, such as `button "Next"`.
  func describe(_ index: Int) -> String {
    let node = nodes[index]
    if node.kind == .application { return "the application" }
    let kind = ElementNames.singular(node.kind)
    if !node.label.isEmpty { return "\(kind) \(ElementNames.quoted(node.label))" }
    if let value = node.value, !value.isEmpty {
      return "\(kind) \(ElementNames.quoted(value))"
    }
    if let placeholder = node.placeholder, !placeholder.isEmpty {
      return "\(kind) with placeholder \(ElementNames.quoted(placeholder))"
    }
    if !node.identifier.isEmpty {
      return "\(kind) with identifier \(ElementNames.quoted(node.identifier))"
    }
    guard node.kind == .other, let view = node.view else { return kind }
    return "a \(type(of: view)) without a name"
  }

  /// The element and what tells it from others of the same name.
  func describeWithPlace(_ index: Int) -> String {
    let node = nodes[index]
    var text = describe(index)
    if !node.identifier.isEmpty, node.identifier != node.label, !node.label.isEmpty {
      text += ", identifier \(ElementNames.quoted(node.identifier))"
    }
    return node.isKeyboard ? text : "\(text) at \(ElementNames.place(node.frame))"
  }

  /// The elements from `index` on as an indented list, one line each.
  func outline(from index: Int) -> String {
    var lines: [String] = []
    var ends: [Int] = []
    for place in index..<nodes[index].end {
      while let last = ends.last, place >= last { ends.removeLast() }
      lines.append(String(repeating: "  ", count: ends.count) + describeWithPlace(place))
      ends.append(nodes[place].end)
    }
    return lines.joined(separator: "\n")
  }
}
