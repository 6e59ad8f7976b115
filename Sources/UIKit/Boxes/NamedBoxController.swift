import InterfaceBuilder

/// A screen whose content only a device can show: a film, a scene, photos, a page, a screen of
/// SwiftUI.
///
/// Its view holds a box with the name of what would be there and what is known of it, and above it
/// a bar with the buttons by which the user leaves.
@MainActor open class NamedBoxController: UIViewController {
  private var storedName = "View controller"
  private weak var box: NamedBoxView?

  /// What Apple calls the controllers of elements that have none here.
  private static let names: [String: String] = [
    "glkViewController": "GLKViewController",
    "hostingController": "UIHostingController",
  ]

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    storedName = NamedBoxController.names[element.name] ?? element.name
    if let name = element["customClass"], !name.isEmpty { storedName += " \(name)" }
  }

  /// What the box says first.
  var boxName: String { storedName }
  /// What is known of the content, a line each.
  var boxLines: [String] { [] }
  /// The buttons on the left of the bar.
  var leadingItems: [UIBarButtonItem] { [] }
  /// The buttons on the right of the bar.
  var trailingItems: [UIBarButtonItem] { [] }

  /// Brings the box in step with what is known.
  func boxDidChange() { box?.show([boxName] + boxLines) }

  open override func loadView() {
    super.loadView()
    guard let view = viewIfLoaded, !(view is NamedBoxView) else { return }
    if view.backgroundColor == nil { view.backgroundColor = .systemBackground }
    let box = NamedBoxView(named: boxName)
    self.box = box
    boxDidChange()
    view.insertSubview(box, at: 0)
    let bar = makeBar()
    if let bar { view.addSubview(bar) }
    place(box, below: bar, in: view)
  }

  private func makeBar() -> UINavigationBar? {
    guard !leadingItems.isEmpty || !trailingItems.isEmpty else { return nil }
    let bar = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: "")
    item.leftBarButtonItems = leadingItems
    item.rightBarButtonItems = trailingItems
    bar.items = [item]
    return bar
  }

  /// The box is where bars of its own or of controllers around it leave room.
  private func place(_ box: UIView, below bar: UIView?, in view: UIView) {
    let safe = view.safeAreaLayoutGuide
    for part in [bar, box].compactMap({ $0 }) {
      part.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
    }
    bar?.topAnchor.constraint(equalTo: safe.topAnchor).isActive = true
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: bar?.bottomAnchor ?? safe.topAnchor),
      box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }
}
