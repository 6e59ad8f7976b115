import InterfaceBuilder

/// A screen whose content only a device can show: a film, a scene, a screen of SwiftUI.
///
/// Its view holds a box with the name of what would be there.
@MainActor open class NamedBoxController: UIViewController {
  private var boxName = "View controller"

  /// What Apple calls the controllers of elements that have none here.
  private static let names: [String: String] = [
    "avPlayerViewController": "AVPlayerViewController", "glkViewController": "GLKViewController",
    "hostingController": "UIHostingController",
  ]

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    boxName = NamedBoxController.names[element.name] ?? element.name
    if let name = element["customClass"], !name.isEmpty { boxName += " \(name)" }
  }

  open override func loadView() {
    super.loadView()
    guard let view = viewIfLoaded, !(view is NamedBoxView) else { return }
    let box = NamedBoxView(named: boxName)
    box.frame = view.bounds
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(box, at: 0)
  }
}
