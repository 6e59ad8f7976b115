/// What an open menu lists: its choices in groups, with lines between them.
@MainActor struct MenuContent {
  /// One line of a menu.
  enum Line {
    case title(String)
    case back(String)
    case choice(UIMenuElement)
    case waiting
    case rule
  }

  private(set) var lines: [Line] = []
  /// The deferred choices among them, which have to be asked for.
  private(set) var deferred: [UIDeferredMenuElement] = []

  /// The lines of the last menu of a path through menus.
  init(path: [UIMenu]) {
    guard let menu = path.last else { return }
    if path.count > 1 {
      lines.append(.back(menu.title))
    } else if !menu.title.isEmpty {
      lines.append(.title(menu.title))
    }
    add(menu.children, depth: 0)
    if case .rule = lines.last { lines.removeLast() }
  }

  /// Whether there is nothing to choose from, nor will be.
  var isEmpty: Bool {
    !lines.contains { line in
      switch line {
      case .choice, .waiting: true
      default: false
      }
    }
  }

  // Menus inside menus nest without end only by intent; nobody sees the sixteenth.
  private mutating func add(_ elements: [UIMenuElement], depth: Int) {
    guard depth < 16 else { return }
    for element in elements {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        separate()
        if !menu.title.isEmpty { lines.append(.title(menu.title)) }
        add(menu.children, depth: depth + 1)
        separate()
      } else if let element = element as? UIDeferredMenuElement {
        deferred.append(element)
        guard let known = element.elements else {
          lines.append(.waiting)
          continue
        }
        add(known, depth: depth + 1)
      } else if !element.leafAttributes.contains(.hidden) {
        lines.append(.choice(element))
      }
    }
  }

  private mutating func separate() {
    switch lines.last {
    case .choice, .waiting: lines.append(.rule)
    default: break
    }
  }
}
