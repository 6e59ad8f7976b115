import InterfaceBuilder

/// Something in a bar: text or an image, enabled or not.
@MainActor open class UIBarItem: NSObject, NibObject, KeyedObject {
  /// The text of the item.
  open var title: String? { didSet { didChange() } }
  /// The image of the item.
  open var image: UIImage? { didSet { didChange() } }
  /// How far the image is moved from its place, in points; kept, with no effect.
  open var imageInsets = UIEdgeInsets.zero
  /// The image on a phone on its side; kept, with no effect.
  open var landscapeImagePhone: UIImage?
  /// The image that is shown large to who needs large text; kept, with no effect.
  open var largeContentSizeImage: UIImage?
  /// How far the large image is moved from its place, in points; kept, with no effect.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether the user may use the item.
  open var isEnabled = true { didSet { didChange() } }
  /// A number that tells items apart.
  open var tag = 0
  /// The name that finds the item in a test and that no user sees.
  open var accessibilityIdentifier: String?
  /// What VoiceOver calls the item.
  open var accessibilityLabel: String?
  /// Called after a change, so that the bar can show it.
  var onChange: (() -> Void)?
  /// Where the item came from in an Interface Builder file.
  var nibOrigin: NibOrigin?

  /// Makes an empty item.
  public override init() { super.init() }

  /// Makes the item that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init()
    if let nib = coder as? NibCoder { decode(nib.element, nib) }
  }

  func didChange() { onChange?() }

  // MARK: How it is read

  func decode(_ element: IBElement, _ coder: NibCoder) {
    title = element["title"] ?? element.string(key: "title")
    image = coder.image("image")
    imageInsets = element.inset(key: "imageInsets").map { UIEdgeInsets($0) } ?? .zero
    landscapeImagePhone = coder.image("landscapeImage")
    largeContentSizeImage = coder.image("largeContentSizeImage")
    largeContentSizeImageInsets =
      element.inset(key: "largeContentSizeImageInsets").map { UIEdgeInsets($0) } ?? .zero
    isEnabled = element.bool("enabled") ?? true
    tag = element.int("tag") ?? 0
    guard let configuration = element.first("accessibility", key: "accessibilityConfiguration")
    else { return }
    accessibilityIdentifier = configuration["identifier"]
    accessibilityLabel = configuration["label"]
  }

  class var keyedProperties: [String: KeyedProperty] {
    ["title": KeyValueCoding.reference(\UIBarItem.title)]
  }
}
