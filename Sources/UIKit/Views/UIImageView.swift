import Canvas
import InterfaceBuilder

/// A view that shows an image: in text a box with the image's name.
@MainActor open class UIImageView: UIView {
  // MARK: - What it is

  /// Makes an empty image view that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes an image view as large as its image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes an image view as large as its image, with another image for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
  }

  /// Makes the image view that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The image.
  open var image: UIImage? { didSet { imageDidChange() } }
  /// The image while highlighted; nil for the same.
  open var highlightedImage: UIImage?
  /// How large symbols are drawn; images of other sorts stay as they are.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange() }
  }
  /// Whether the highlighted image is shown.
  open var isHighlighted = false
  /// Whether the image grows with the text that people with weak eyes choose; kept, with no effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// The images of an animation; kept, since text pictures stand still.
  open var animationImages: [UIImage]?
  /// How long an animation takes, in seconds; kept, with no effect.
  open var animationDuration: TimeInterval = 0
  /// How often an animation runs; kept, with no effect.
  open var animationRepeatCount = 0
  /// Whether the animation was started and not stopped.
  open private(set) var isAnimating = false

  /// Starts the animation; the picture stays the same.
  open func startAnimating() { isAnimating = true }
  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func imageDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    image = coder.image("image")
    highlightedImage = coder.image("highlightedImage")
    preferredSymbolConfiguration = coder.symbolConfiguration()
    isHighlighted = element.bool("highlighted") ?? false
    adjustsImageSizeForAccessibilityContentSizeCategory =
      element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "image": KeyValueCoding.reference(\UIImageView.image),
      "highlightedImage": KeyValueCoding.reference(\UIImageView.highlightedImage),
      "highlighted": KeyValueCoding.value(\UIImageView.isHighlighted),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// The size of the image; none without an image whose size is known.
  open override var intrinsicContentSize: CGSize {
    guard let size = sizedImage?.size, size != .zero else { return super.intrinsicContentSize }
    return size
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizedImage?.size ?? .zero }

  private var sizedImage: UIImage? {
    preferredSymbolConfiguration.map { image?.withConfiguration($0) } ?? image
  }

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    guard let image = shownImage else { return drawStandIn(on: canvas, frame: frame) }
    canvas.draw(BoxDrawing(frame: frame, content: image.sign))
  }

  /// Without the app's code nobody knows the image of a view that has none.
  override var standInName: String? {
    guard shownImage == nil, let origin = nibOrigin, let names = origin.names else { return nil }
    return names.sign ?? origin.customClass ?? "UIImageView"
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("image", image)
    attributes.add("highlightedImage", highlightedImage)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .image }

  /// As UIKit, an image is known by the name of its asset when it has no other.
  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = shownImage?.name ?? ""
  }
}
