import InterfaceBuilder

/// A button in a navigation bar or toolbar.
@MainActor open class UIBarButtonItem: UIBarItem {
  /// How the item looks.
  public enum Style: Int, Sendable {
    case plain
    case bordered
    case done
  }

  /// The items that the system knows.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, pageCurl, close
  }

  /// How the item looks.
  open var style: Style = .plain
  /// Whom to call; nil stands for the first responder that has the action.
  open weak var target: AnyObject?
  /// What to call.
  open var action: Selector?
  /// The width in points of a space or button; 0 leaves it to the content.
  open var width: CGFloat = 0
  /// A view that stands for the item.
  open var customView: UIView?
  /// The colour of the item.
  open var tintColor: UIColor?
  /// Whether the item is left out of its bar.
  open var isHidden = false { didSet { if isHidden != oldValue { didChange() } } }
  /// The menu that a tap opens, or a finger resting on an item that has an action as well.
  open var menu: UIMenu? { didSet { didChange() } }
  /// What a tap runs, instead of `action`; gives title and image to an item without.
  open var primaryAction: UIAction? {
    didSet { showPrimaryAction() }
  }
  private func showPrimaryAction() {
    if title == nil, let text = primaryAction?.title, !text.isEmpty { title = text }
    if image == nil { image = primaryAction?.image }
    didChange()
  }
  private(set) var systemItem: SystemItem?
  private var ownTarget: ClosureTarget?

  /// Makes an item with a text.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.title = title
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes an item with an image.
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    super.init()
    self.image = image
    self.style = style
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes one of the system's items.
  public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    super.init()
    self.systemItem = systemItem
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  /// Makes one of the system's items that runs an action or opens a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(barButtonSystemItem: systemItem, target: nil, action: nil)
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Makes an item that runs an action or opens a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    // Observers do not see what an initializer sets.
    showPrimaryAction()
  }

  /// Makes an item that calls `action`, and opens a menu when a finger rests on it.
  public convenience init(
    title: String?, image: UIImage?, target: Any?, action: Selector?, menu: UIMenu? = nil
  ) {
    self.init(title: title, style: .plain, target: target, action: action)
    self.image = image
    self.menu = menu
  }

  /// Makes an item that runs an action.
  public convenience init(primaryAction: UIAction?, menu: UIMenu? = nil) {
    self.init(title: nil, image: nil, primaryAction: primaryAction, menu: menu)
  }

  /// A space that takes the room that is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }

  /// A space of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    item.width = width
    return item
  }

  /// Makes an item that shows a view.
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }

  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes the item that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes an item that runs a closure.
  convenience init(title: String?, style: Style = .plain, run body: @escaping () -> Void) {
    let target = ClosureTarget { _ in body() }
    self.init(title: title, style: style, target: target, action: Selector("run"))
    ownTarget = target
  }

  /// A button that switches editing of `controller` on and off.
  static func editButton(for controller: UIViewController) -> UIBarButtonItem {
    let item = UIBarButtonItem(title: nil) { [weak controller] in
      controller?.setEditing(!(controller?.isEditing ?? false), animated: true)
    }
    item.systemItem = .edit
    return item
  }

  /// Shows Done while editing, Edit otherwise.
  func showEditing(_ isEditing: Bool) {
    systemItem = isEditing ? .done : .edit
    didChange()
  }

  /// Whether the item only takes up room.
  var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// What the user reads on the item.
  var shownText: String {
    if let title, !title.isEmpty { return title }
    if let systemItem { return SystemItemNames.signs[systemItem] ?? name(of: systemItem) }
    return image?.sign ?? ""
  }

  /// The image, when it is what the user sees of the item.
  var shownImage: UIImage? {
    title?.isEmpty ?? true && systemItem == nil ? image : nil
  }

  /// What VoiceOver calls the item.
  var spokenText: String {
    if let label = accessibilityLabel { return label }
    if let title, !title.isEmpty { return title }
    if let systemItem { return name(of: systemItem) }
    return image?.name ?? ""
  }

  private func name(of item: SystemItem) -> String { SystemItemNames.names[item] ?? "" }

  // MARK: How it is read

  private static let styles: [String: Style] = [
    "plain": .plain, "bordered": .plain, "done": .done,
  ]

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    width = element.length("width") ?? 0
    tintColor = coder.color("tintColor")
    style = element.value("style", in: UIBarButtonItem.styles) ?? .plain
    systemItem = element.value("systemItem", in: SystemItemNames.items)
    customView = coder.child(key: "customView")
    menu = coder.child("menu", key: "menu")
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "target": KeyValueCoding.reference(\UIBarButtonItem.target),
      "customView": KeyValueCoding.reference(\UIBarButtonItem.customView),
    ]) { $1 }
  }
}

/// The system's items in words: in files, for VoiceOver, and as signs.
private enum SystemItemNames {
  static let items: [String: UIBarButtonItem.SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add,
    "flexibleSpace": .flexibleSpace, "fixedSpace": .fixedSpace, "compose": .compose,
    "reply": .reply, "action": .action, "organize": .organize, "bookmarks": .bookmarks,
    "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera, "trash": .trash,
    "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward,
    "undo": .undo, "redo": .redo, "pageCurl": .pageCurl, "close": .close,
  ]

  static let names: [UIBarButtonItem.SystemItem: String] = [
    .done: "Done", .cancel: "Cancel", .edit: "Edit", .save: "Save", .add: "Add",
    .compose: "Compose", .reply: "Reply", .action: "Share", .organize: "Organize",
    .bookmarks: "Bookmarks", .search: "Search", .refresh: "Refresh", .stop: "Stop",
    .camera: "Camera", .trash: "Delete", .play: "Play", .pause: "Pause", .rewind: "Rewind",
    .fastForward: "Fast Forward", .undo: "Undo", .redo: "Redo", .pageCurl: "Page Curl",
    .close: "Close",
  ]

  static let signs: [UIBarButtonItem.SystemItem: String] = [.add: "+", .stop: "×"]
}
