import InterfaceBuilder

/// What a navigation bar shows for one controller.
@MainActor open class UINavigationItem: NSObject, NibObject, KeyedObject {
  /// When a large title is shown.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic
    case always
    case never
  }

  /// The text in the middle.
  open var title: String? { didSet { didChange() } }
  /// The line above the title.
  open var prompt: String? { didSet { didChange() } }
  /// The text of the button that leads back here; nil stands for the title.
  open var backButtonTitle: String? { didSet { didChange() } }
  /// The button that leads back here, when it is not made from the title.
  open var backBarButtonItem: UIBarButtonItem? { didSet { didChange() } }
  /// Whether the back button is left out.
  open var hidesBackButton = false { didSet { didChange() } }
  /// A view in place of the title.
  open var titleView: UIView? { didSet { didChange() } }
  /// The buttons on the left.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// The buttons on the right, from the right edge inwards.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { didChange() } }
  /// Whether left buttons stand beside the back button instead of replacing it.
  open var leftItemsSupplementBackButton = false { didSet { didChange() } }
  /// When a large title is shown in a bar that prefers them.
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic { didSet { didChange() } }
  /// What searches with a bar below the title.
  open var searchController: UISearchController? { didSet { didChange() } }
  /// Whether content that is scrolled takes the search bar away; at rest it is seen.
  open var hidesSearchBarWhenScrolling = true { didSet { didChange() } }
  /// Called after a change, so that the bar can show it.
  var onChange: (() -> Void)?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// Makes the item that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decode(nib.element, nib) }
  }

  /// The button on the left.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The button on the right.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the button on the left; the change is seen at once.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button on the right; the change is seen at once.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Hides or shows the back button; the change is seen at once.
  open func setHidesBackButton(_ hides: Bool, animated: Bool) { hidesBackButton = hides }

  /// The text of the button that leads back here.
  var backText: String {
    if let text = backButtonTitle ?? backBarButtonItem?.title { return text }
    guard let title, !title.isEmpty else { return "Back" }
    return title
  }

  private func didChange() { onChange?() }

  // MARK: How it is read

  private func decode(_ element: IBElement, _ coder: NibCoder) {
    title = element["title"] ?? element.string(key: "title")
    prompt = element["prompt"]
    backButtonTitle = element["backButtonTitle"]
    hidesBackButton = element.bool("hidesBackButton") ?? false
    leftItemsSupplementBackButton = element.bool("leftItemsSupplementBackButton") ?? false
    backBarButtonItem = coder.child("barButtonItem", key: "backBarButtonItem")
    titleView = coder.child(key: "titleView")
    leftBarButtonItems = items("left", coder)
    rightBarButtonItems = items("right", coder)
    let mode = element.value("largeTitleDisplayMode", in: UINavigationItem.modes)
    if let mode { largeTitleDisplayMode = mode }
  }

  /// The modes as files call them.
  static let modes: [String: LargeTitleDisplayMode] = [
    "automatic": .automatic, "always": .always, "never": .never,
  ]

  /// One button under its own key, or several in a list.
  private func items(_ side: String, _ coder: NibCoder) -> [UIBarButtonItem]? {
    let several: [UIBarButtonItem] = coder.children(of: "\(side)BarButtonItems")
    if !several.isEmpty { return several }
    let one: UIBarButtonItem? = coder.child("barButtonItem", key: "\(side)BarButtonItem")
    return one.map { [$0] }
  }

  static var keyedProperties: [String: KeyedProperty] {
    [
      "titleView": KeyValueCoding.reference(\UINavigationItem.titleView),
      "leftBarButtonItem": KeyValueCoding.reference(\UINavigationItem.leftBarButtonItem),
      "rightBarButtonItem": KeyValueCoding.reference(\UINavigationItem.rightBarButtonItem),
      "backBarButtonItem": KeyValueCoding.reference(\UINavigationItem.backBarButtonItem),
      "title": KeyValueCoding.reference(\UINavigationItem.title),
    ]
  }
}
