/// What VoiceOver would read of a screen, one line for each stop, in order.
@MainActor package enum SpokenScreen {
  /// The lines of an application's windows; what lies below a presented screen is left out.
  package static func text(of application: UIApplication) -> String {
    application.commit()
    return text(of: application.windows.compactMap { $0.accessibilityTree() })
  }

  /// The lines of a view and all below it.
  package static func text(of view: UIView) -> String {
    view.layoutIfNeeded()
    return text(of: [view.accessibilityTree()].compactMap { $0 })
  }

  private static func text(of trees: [AccessibilityElement]) -> String {
    var lines: [String] = []
    for tree in trees {
      for root in ElementList.topmost(tree) { add(root, in: nil, to: &lines) }
    }
    return lines.joined(separator: "\n")
  }

  /// Adds an element, or what is inside it where VoiceOver does not stop at the element itself.
  private static func add(
    _ element: AccessibilityElement, in parent: AccessibilityElement?, to lines: inout [String]
  ) {
    guard isStop(element) else {
      for child in element.children { add(child, in: element, to: &lines) }
      return
    }
    let line = words(for: element, in: parent)
    if !line.isEmpty { lines.append(line) }
    guard element.kind == .cell || isTextInput(element) else { return }
    // A cell's texts are its own words; what can be used inside it is a stop for itself.
    for child in element.children { addControls(child, to: &lines) }
  }

  private static func addControls(_ element: AccessibilityElement, to lines: inout [String]) {
    if element.view is UIControl || isTextInput(element) {
      add(element, in: nil, to: &lines)
    } else {
      for child in element.children { addControls(child, to: &lines) }
    }
  }

  // MARK: Stops

  private static func isStop(_ element: AccessibilityElement) -> Bool {
    if let chosen = element.view.storedIsAccessibilityElement { return chosen }
    switch element.kind {
    case .other: return element.view.isAccessibilityElement
    // An image is a stop only if the app says so.
    case .image, .application, .window, .alert, .sheet, .collectionView, .datePicker, .keyboard,
      .map,
      .navigationBar, .picker, .scrollView, .segmentedControl, .stepper, .tabBar, .table, .toolbar,
      .webView:
      return false
    default: return true
    }
  }

  private static func isTextInput(_ element: AccessibilityElement) -> Bool {
    switch element.kind {
    case .textField, .secureTextField, .searchField, .textView: true
    default: false
    }
  }

  // MARK: Words

  /// The parts in VoiceOver's order: chosen, label, value, dimmed, what it is, place; then the hint.
  private static func words(
    for element: AccessibilityElement, in parent: AccessibilityElement?
  ) -> String {
    var parts: [String] = []
    if element.isSelected { parts.append("selected") }
    let isSwitch = element.kind == .switch
    for text in [element.label, isSwitch ? "" : value(of: element) ?? ""] {
      let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
      if !words.isEmpty { parts.append(words) }
    }
    if !element.isEnabled { parts.append("dimmed") }
    parts += roles(of: element, in: parent)
    if isSwitch { parts.append(element.value == "1" ? "on" : "off") }
    if element.hasFocus, isTextInput(element) { parts.append("is editing") }
    if let place = place(of: element, in: parent) { parts.append(place) }
    var line = parts.joined(separator: ", ")
    if let hint = element.view.accessibilityHint, !hint.isEmpty { line += ". \(hint)" }
    return line.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  private static func value(of element: AccessibilityElement) -> String? {
    // A wheel that spins says so by its label.
    if element.kind == .activityIndicator { return element.view.accessibilityValue }
    let value = element.value ?? ""
    if value.isEmpty { return isTextInput(element) ? element.placeholder : nil }
    return value
  }

  private static func roles(
    of element: AccessibilityElement, in parent: AccessibilityElement?
  ) -> [String] {
    var roles: [String] = []
    let traits = element.view.accessibilityTraits
    let isTitle = parent?.kind == .navigationBar && element.kind == .staticText
    if traits.contains(.header) || isTitle || isInHeader(element) { roles.append("heading") }
    switch element.kind {
    case .button where parent?.kind == .tabBar: roles.append("tab")
    case .button: roles.append(element.notes.contains("back") ? "back button" : "button")
    case .textField, .textView: roles.append("text field")
    case .secureTextField: roles.append("secure text field")
    case .searchField: roles.append("search field")
    case .switch: roles.append("switch button")
    case .slider, .pageIndicator: roles.append("adjustable")
    case .pickerWheel: roles += ["picker item", "adjustable"]
    case .image, .link: roles.append(element.kind.rawValue)
    case .menuItem: roles.append("button")
    default: roles += chosenRoles(traits)
    }
    return roles
  }

  /// Whether an element is a text of the header of a table's section.
  private static func isInHeader(_ element: AccessibilityElement) -> Bool {
    guard element.kind == .staticText else { return false }
    let around = [element.view.superview, element.view.superview?.superview]
    return around.contains { view in
      guard let header = view as? UITableViewHeaderFooterView else { return false }
      return header.titleStyle != .footer
    }
  }

  /// What the app says that a label, a cell or a view of its own is.
  private static func chosenRoles(_ traits: UIAccessibilityTraits) -> [String] {
    let names: [(UIAccessibilityTraits, String)] = [
      (.button, "button"), (.link, "link"), (.image, "image"), (.adjustable, "adjustable"),
      (.searchField, "search field"),
    ]
    return names.filter { traits.contains($0.0) }.map { $0.1 }
  }

  /// `1 of 2` for tabs and segments.
  private static func place(
    of element: AccessibilityElement, in parent: AccessibilityElement?
  ) -> String? {
    guard let parent, parent.kind == .tabBar || parent.kind == .segmentedControl else { return nil }
    let buttons = parent.children.filter { $0.kind == .button }
    guard let index = buttons.firstIndex(where: { $0.view === element.view }) else { return nil }
    return "\(index + 1) of \(buttons.count)"
  }
}
