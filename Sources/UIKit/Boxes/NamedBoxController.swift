import InterfaceBuilder

/// A screen whose content only a device can show: a film, a scene, photos, a page, a screen of SwiftUI.
///
/// Its view holds a box with the name of what would be there and what is known of it, and above it a
/// bar with the buttons by which the user leaves.
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
    guard !leadingItems.isEmpty || !trailingItems.isEmpty else {
      box.frame = view.bounds
      box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return
    }
    let bar = UINavigationBar(frame: .zero)
    let item = UINavigationItem(title: "")
    item.leftBarButtonItems = leadingItems
    item.rightBarButtonItems = trailingItems
    bar.items = [item]
    view.addSubview(bar)
    place(bar, above: box, in: view)
  }

  private func place(_ bar: UINavigationBar, above box: UIView, in view: UIView) {
    for part in [bar, box] { part.translatesAutoresizingMaskIntoConstraints = false }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safe.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.topAnchor.constraint(equalTo: bar.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }
}
