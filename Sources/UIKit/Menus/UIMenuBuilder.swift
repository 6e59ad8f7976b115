/// Changes the menus of a system while they are built, in `buildMenu(with:)`.
@MainActor public protocol UIMenuBuilder: AnyObject {
  /// What the menus belong to.
  var system: UIMenuSystem { get }
  /// The menu of a name, as it is so far.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// The action of a name, as it is so far.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// The command that calls `action` and has an equal property list, as it is so far.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Puts a menu in the place of another one.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Changes what stands in a menu.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
  /// Puts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Puts a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Takes a menu away.
  func remove(menu removedIdentifier: UIMenu.Identifier)
}

/// What menus belong to: the whole app, or what a finger rests on.
@MainActor open class UIMenuSystem: NSObject {
  /// The menus of the whole app, which are known by their keys.
  public static let main = UIMenuSystem()
  /// The menus of what a finger rests on.
  public static let context = UIMenuSystem()

  /// Has the menus built anew before they are used.
  open func setNeedsRebuild() {
    if self === UIMenuSystem.main { UIApplication.shared.mainMenuNeedsBuilding() }
  }
  /// Has commands asked anew whether they can be carried out; they are each time anyway.
  open func setNeedsRevalidate() {}
}

/// Builds the menus of the whole app out of those of a file, or of the usual empty ones.
@MainActor final class MainMenuBuilder: UIMenuBuilder {
  private(set) var root: UIMenu

  init(_ root: UIMenu?) { self.root = root ?? MainMenuBuilder.usual }

  var system: UIMenuSystem { .main }

  func menu(for identifier: UIMenu.Identifier) -> UIMenu? {
    if identifier == .root || identifier == root.identifier { return root }
    return elements.lazy.compactMap { $0 as? UIMenu }.first { $0.identifier == identifier }
  }

  func action(for identifier: UIAction.Identifier) -> UIAction? {
    elements.lazy.compactMap { $0 as? UIAction }.first { $0.identifier == identifier }
  }

  func command(for action: Selector, propertyList: Any?) -> UICommand? {
    elements.lazy.compactMap { $0 as? UICommand }.first {
      $0.action == action && MainMenuBuilder.isSame($0.propertyList, propertyList)
    }
  }

  /// Whether two property lists tell the same; none is the same as none only.
  private static func isSame(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return (one as? NSObject)?.isEqual(other) ?? false
  }

  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu) {
    change(replacedIdentifier) { _ in [replacementMenu] }
  }

  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier,
    from childrenBlock: ([UIMenuElement]) -> [UIMenuElement]
  ) {
    if parentIdentifier == .root || parentIdentifier == root.identifier {
      root = root.replacingChildren(childrenBlock(root.children))
    } else {
      change(parentIdentifier) { [$0.replacingChildren(childrenBlock($0.children))] }
    }
  }

  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [siblingMenu, $0] }
  }

  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier) {
    change(siblingIdentifier) { [$0, siblingMenu] }
  }

  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { [childMenu] + $0 }
  }

  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier) {
    replaceChildren(ofMenu: parentIdentifier) { $0 + [childMenu] }
  }

  func remove(menu removedIdentifier: UIMenu.Identifier) { change(removedIdentifier) { _ in [] } }

  /// Everything in the menus, outer before inner.
  private var elements: [UIMenuElement] {
    var found: [UIMenuElement] = []
    var waiting: [UIMenuElement] = root.children.reversed()
    while let element = waiting.popLast() {
      found.append(element)
      waiting.append(contentsOf: (element as? UIMenu)?.children.reversed() ?? [])
    }
    return found
  }

  /// Puts what `body` says in the place of a menu.
  private func change(_ identifier: UIMenu.Identifier, _ body: (UIMenu) -> [UIMenuElement]) {
    // The way from the menu up to the root; each menu on it is made anew.
    guard var place = menu(for: identifier), place !== root else { return }
    var changed = body(place)
    while place !== root {
      let inner = place
      let parent = elements.lazy.compactMap { $0 as? UIMenu }
        .first { $0.children.contains { $0 === inner } }
      place = parent ?? root
      let children = place.children.flatMap { $0 === inner ? changed : [$0] }
      changed = [place.replacingChildren(children)]
    }
    root = changed.first as? UIMenu ?? root
  }

  private static func menu(
    _ title: String, _ identifier: UIMenu.Identifier, _ inner: [UIMenu.Identifier] = []
  ) -> UIMenu {
    UIMenu(
      title: title, identifier: identifier,
      children: inner.map { UIMenu(identifier: $0, options: .displayInline) })
  }

  /// The menus that every app has, without what the system puts into them.
  private static var usual: UIMenu {
    UIMenu(
      title: "Main Menu", identifier: .root,
      children: [
        menu("", .application, [.about, .preferences, .services, .hide, .quit]),
        menu("File", .file, [.newScene, .close, .print]),
        menu("Edit", .edit, [.undoRedo, .standardEdit, .find]),
        menu("Format", .format, [.font, .text]), menu("View", .view, [.toolbar, .fullscreen]),
        menu("Window", .window, [.minimizeAndZoom, .bringAllToFront]), menu("Help", .help),
      ])
  }
}

extension UIMenu.Identifier {
  /// The menu of all menus.
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// The menu with the name of the app.
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// Files.
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// Editing.
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// Looks of text.
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// What is shown.
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// Windows.
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// Help.
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// About the app.
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// Preferences.
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// Services of other apps.
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// Hiding of apps.
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// The end of the app.
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// New windows.
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// Closing of windows.
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// Printing.
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// Undoing.
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// Cutting, copying, pasting.
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// Finding.
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// Fonts.
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// Text.
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  /// The toolbar.
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// The whole screen.
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// Sizes of windows.
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  /// Windows in front.
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
