import InterfaceBuilder

/// A rectangle that takes part in layout without being seen.
@MainActor open class UILayoutGuide: NSObject, NibObject {
  /// What decides where a guide is.
  enum Kind {
    /// Constraints, as for a view.
    case custom
    case safeArea
    case margins
    case readableContent
    case scrollContent
    case scrollFrame
    /// The strip below the top bars of a controller.
    case controllerTop
    /// The strip above the bottom bars of a controller.
    case controllerBottom
  }

  /// The name of the guide in messages.
  open var identifier = ""
  /// The view in whose coordinates the guide lies.
  public internal(set) weak var owningView: UIView?
  var kind = Kind.custom
  var storedFrame = CGRect.zero

  /// Makes a guide; add it to a view with `addLayoutGuide(_:)`.
  public override init() { super.init() }

  init(_ kind: Kind, in view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  /// Makes the guide that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    guard let nib = coder as? NibCoder else { return }
    switch nib.element["key"] ?? nib.element["type"] {
    case "safeArea": kind = .safeArea
    case "contentLayoutGuide", "contentLayout": kind = .scrollContent
    case "frameLayoutGuide", "frameLayout": kind = .scrollFrame
    case "readableContent": kind = .readableContent
    case "layoutMargins", "margins": kind = .margins
    case "top": kind = .controllerTop
    case "bottom": kind = .controllerBottom
    default: kind = .custom
    }
  }

  /// Where the guide is, in points of its view, after layout.
  open var layoutFrame: CGRect {
    guard let view = owningView else { return .zero }
    switch kind {
    case .custom, .scrollContent: return storedFrame
    case .safeArea: return view.bounds.inset(by: view.safeAreaInsets)
    case .margins, .readableContent: return view.bounds.inset(by: view.layoutMargins)
    case .scrollFrame: return view.bounds
    case .controllerTop:
      return CGRect(x: 0, y: 0, width: view.bounds.width, height: view.safeAreaInsets.top)
    case .controllerBottom:
      let height = view.safeAreaInsets.bottom
      return CGRect(
        x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }
  }
}

extension UIScrollView {
  /// The content as a rectangle that constraints can refer to; its size is the content's.
  public var contentLayoutGuide: UILayoutGuide { standardGuide(.scrollContent) }
  /// The frame as a rectangle that does not scroll with the content.
  public var frameLayoutGuide: UILayoutGuide { standardGuide(.scrollFrame) }
}
