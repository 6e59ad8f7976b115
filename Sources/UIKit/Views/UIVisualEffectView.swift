import InterfaceBuilder

/// A view that blurs what lies behind it; its content lies in `contentView`.
@MainActor open class UIVisualEffectView: UIView {
  // MARK: - What it is

  /// What the view does to what lies behind it.
  open var effect: UIVisualEffect?
  /// The view that holds the content; it always fills the effect view.
  public private(set) var contentView = UIView()

  /// Makes a view with an effect; its frame is empty.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    fill(with: contentView)
  }

  /// Makes an effect view that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }

  /// Makes the effect view that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if contentView.superview == nil { fill(with: contentView) }
  }

  private func fill(with content: UIView) {
    contentView = content
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  // MARK: - How it is read

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    if let effect = element.first("blurEffect") ?? element.first("vibrancyEffect") {
      self.effect = coder.context.make(effect) as? UIVisualEffect
    }
    if let content: UIView = coder.child(key: "contentView") { fill(with: content) }
  }
}
