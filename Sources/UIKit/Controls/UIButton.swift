import Canvas
import InterfaceBuilder

/// A title or an image that does something when it is tapped.
@MainActor open class UIButton: UIControl {
  // MARK: - What it is

  /// Makes a custom button that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a button of a type, without a size.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    label.font = UIFont.systemFont(ofSize: buttonType == .custom ? 18 : 15)
    updateContent()
  }

  /// Makes a button whose look a configuration describes, without a size.
  public convenience init(configuration: Configuration) {
    self.init(type: .system)
    self.configuration = configuration
  }

  /// Makes the button that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    label.isUserInteractionEnabled = false
    label.lineBreakMode = titleBreakMode
    label.textAlignment = .center
    insertSubview(label, at: 0)
    updateContent()
  }

  /// How the button looks.
  open internal(set) var buttonType: ButtonType = .custom
  /// What is shown, instead of the contents of the states.
  open var configuration: Configuration? { didSet { updateContent() } }
  var contents: [UInt: StateContent] = [:]
  private let label = ButtonLabel(font: UIFont.systemFont(ofSize: 18))
  private var picture: ButtonImageView?
  private var titleBreakMode: NSLineBreakMode = .byTruncatingMiddle

  /// The menu that a finger resting on the button opens, or a tap when
  /// `showsMenuAsPrimaryAction` is set.
  open var menu: UIMenu? {
    didSet {
      menuDidChange()
      updateContent()
    }
  }
  /// Whether a tap changes what is on: the choice of the menu, which the button then shows, or the
  /// button itself when a tap opens no menu.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      menuDidChange()
      updateContent()
    }
  }
  open override var showsMenuAsPrimaryAction: Bool {
    didSet {
      menuDidChange()
      updateContent()
    }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.selects = isPopUp
    configuration.onSelect = { [weak self] in self?.updateContent() }
    return configuration
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard changesSelectionAsPrimaryAction, !showsMenuAsPrimaryAction, let touch,
      isInsideTrackingArea(touch)
    else { return }
    isSelected.toggle()
  }

  /// The label that shows the title; its text follows the button's titles.
  open var titleLabel: UILabel? { label }
  /// The view that shows the image; nil while there is no image.
  open var imageView: UIImageView? { picture }

  /// The distances between the edges and the content, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// How far the title is moved from its place, in points; changes no size.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// How far the image is moved from its place, in points; changes no size.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether the button glows under a finger; kept, with no effect.
  open var showsTouchWhenHighlighted = false
  /// Whether a finger darkens the image; kept, with no effect.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button's image is darker; kept, with no effect.
  open var adjustsImageWhenDisabled = true
  /// Whether a finger turns the title's shadow over; kept, with no effect.
  open var reversesTitleShadowWhenHighlighted = false
  /// Whether the image grows with the text that people with weak eyes choose; kept, with no effect.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether a pointer over the button changes; kept, with no effect.
  open var isPointerInteractionEnabled = false

  open override var isEnabled: Bool { didSet { stateDidChange() } }
  open override var isSelected: Bool { didSet { stateDidChange() } }
  open override var isHighlighted: Bool { didSet { stateDidChange() } }

  /// Called when the state changed, to bring the configuration in step with it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }
  /// Brings the configuration in step with the state; calls the handler.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Brings the configuration of a button in step with its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
  var isUpdatingConfiguration = false

  private func stateDidChange() {
    updateContent()
    setNeedsUpdateConfiguration()
  }

  // MARK: Contents of the states

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) {
    change(state) { $0.title = title }
    if configuration != nil, state == .normal { configuration?.title = title }
  }
  /// Sets the title of a state, with attributes; it wins over the plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    change(state) { $0.attributedTitle = title }
  }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleColor = color }
  }
  /// Sets the colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    change(state) { $0.titleShadowColor = color }
  }
  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) {
    change(state) { $0.image = image }
    if configuration != nil, state == .normal { configuration?.image = image }
  }
  /// Sets the image behind the content in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    change(state) { $0.backgroundImage = image }
  }

  /// The title of a state, or else the normal one.
  open func title(for state: State) -> String? { content(\.title, state) }
  /// The attributed title of a state, or else the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    content(\.attributedTitle, state)
  }
  /// The colour of the title in a state, or else the normal one.
  open func titleColor(for state: State) -> UIColor? { content(\.titleColor, state) }
  /// The colour of the title's shadow in a state, or else the normal one.
  open func titleShadowColor(for state: State) -> UIColor? { content(\.titleShadowColor, state) }
  /// The image of a state, or else the normal one.
  open func image(for state: State) -> UIImage? { content(\.image, state) }
  /// The image behind the content in a state, or else the normal one.
  open func backgroundImage(for state: State) -> UIImage? { content(\.backgroundImage, state) }

  /// The title at present.
  open var currentTitle: String? {
    selectedChoice?.title ?? configuration?.title ?? title(for: state)
  }
  /// The attributed title at present.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The image at present.
  open var currentImage: UIImage? {
    selectedChoice?.image ?? configuration?.image ?? image(for: state)
  }
  /// The image behind the content at present.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The colour of the title at present; the tint, or white for a custom button, unless set.
  open var currentTitleColor: UIColor {
    configuration?.baseForegroundColor ?? titleColor(for: state)
      ?? (buttonType == .custom ? .white : tintColor)
  }

  private func change(_ state: State, _ body: (inout StateContent) -> Void) {
    body(&contents[state.rawValue, default: StateContent()])
    updateContent()
  }

  private func content<Value>(_ path: KeyPath<StateContent, Value?>, _ state: State) -> Value? {
    contents[state.rawValue]?[keyPath: path] ?? contents[0]?[keyPath: path]
  }

  /// Brings label and image view in step with the state.
  private func updateContent() {
    if let font = configuration?.titleFont { label.font = font }
    if configuration == nil, selectedChoice == nil, let attributed = currentAttributedTitle {
      label.attributedText = attributed
    } else {
      label.text = currentTitle
    }
    label.textColor = currentTitleColor
    updateImage()
    contentDidChange()
  }

  private func updateImage() {
    guard let image = currentImage else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? ButtonImageView(frame: .zero)
    view.image = image
    picture = view
    if view.superview !== self { insertSubview(view, belowSubview: label) }
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// A tap sends both, in one go: a target of the two is called once.
  override var touchUpInsideEvents: Event { [.touchUpInside, .primaryActionTriggered] }

  // MARK: - How it is read

  override class var variedNames: Set<String> {
    super.variedNames.union(["fontDescription"])
  }

  override func decodeVaried(_ names: Set<String>, _ element: IBElement, _ coder: NibCoder) {
    super.decodeVaried(names, element, coder)
    if names.contains("fontDescription"), let font = coder.font() { label.font = font }
  }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    buttonType = element.value("buttonType", ButtonType.init(nib:)) ?? .custom
    let size: CGFloat = buttonType == .custom ? 18 : 15
    label.font = coder.font() ?? .system(size: size, weight: .regular, era: coder.era)
    titleBreakMode =
      element.value("lineBreakMode", NSLineBreakMode.init(nib:)) ?? .byTruncatingMiddle
    if let insets = element.inset(key: "contentEdgeInsets") {
      contentEdgeInsets = UIEdgeInsets(insets)
    }
    if let insets = element.inset(key: "titleEdgeInsets") { titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = element.inset(key: "imageEdgeInsets") { imageEdgeInsets = UIEdgeInsets(insets) }
    showsTouchWhenHighlighted = element.bool("showsTouchWhenHighlighted") ?? false
    adjustsImageWhenHighlighted = element.bool("adjustsImageWhenHighlighted") ?? true
    adjustsImageWhenDisabled = element.bool("adjustsImageWhenDisabled") ?? true
    reversesTitleShadowWhenHighlighted =
      element.bool("reversesTitleShadowWhenHighlighted") ?? false
    adjustsImageSizeForAccessibilityContentSizeCategory =
      element.bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
    isPointerInteractionEnabled = element.bool("pointerInteraction") ?? false
    if let offset = element.size(key: "titleShadowOffset") { label.shadowOffset = offset }
    decodeStates(element, coder)
    configuration = decodeConfiguration(element, coder)
    decodeMenu(element, coder)
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "contentEdgeInsets": KeyValueCoding.value(\UIButton.contentEdgeInsets),
      "titleEdgeInsets": KeyValueCoding.value(\UIButton.titleEdgeInsets),
      "imageEdgeInsets": KeyValueCoding.value(\UIButton.imageEdgeInsets),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// Measured on saved frames; see `plainSize` and `size(of:)`.
  open override var intrinsicContentSize: CGSize {
    configuration.map { size(of: $0) } ?? plainSize
  }

  override var baselines: LayoutBaselines? {
    (titleLabel?.font).map { LayoutBaselines(centering: $0) }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Puts image and title side by side, as the alignment of the content says.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let title = titleSize
    let image = picture?.image?.size ?? .zero
    let area = bounds.inset(by: configuration?.insets ?? contentEdgeInsets)
    let width = min(area.width, title.width.rounded(.up) + image.width)
    var x = area.midX - width / 2
    switch contentHorizontalAlignment {
    case .left, .leading: x = area.minX
    case .right, .trailing: x = area.maxX - width
    case .center, .fill: break
    }
    let height = min(area.height, title.height.rounded(.up))
    picture?.frame = CGRect(
      x: x, y: area.midY - image.height / 2, width: image.width, height: image.height)
    label.frame = CGRect(
      x: x + image.width, y: area.midY - height / 2, width: max(0, width - image.width),
      height: height)
  }

  // MARK: - How it is drawn

  var shownTitle: String {
    if configuration == nil, selectedChoice == nil, let attributed = currentAttributedTitle {
      return attributed.string
    }
    return currentTitle ?? ""
  }

  /// A button that is two cells wider than its content needs shows how far it can be touched.
  override func draw(on canvas: any Canvas, frame: CGRect) {
    let content = shownContent
    guard !content.isEmpty else {
      return drawNameInCode(on: canvas, frame: frame) { "(\($0))" }
    }
    let isWide = Double(frame.width) >= Double(DisplayWidth.of(content) + 4) * 8
    canvas.draw(
      CapsuleDrawing(
        opening: "(", content: content, closing: ")", frame: frame,
        placement: contentHorizontalAlignment.placement, extent: isWide ? .fill : .hug))
  }

  override var drawsOwnSubviews: Bool {
    storedSubviews.allSatisfy { $0 === label || $0 === picture }
  }

  override var shownText: String? { shownTitle.isEmpty ? nil : shownTitle }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("buttonType", buttonType, unless: .system)
    attributes.add("image", currentImage)
    attributes.add("backgroundImage", currentBackgroundImage)
    attributes.add("font", label.font.description, unless: ".SFUI-Regular 15.0")
    attributes.add(flag: "showsMenuAsPrimaryAction", when: showsMenuAsPrimaryAction)
    attributes.add(flag: "changesSelectionAsPrimaryAction", when: changesSelectionAsPrimaryAction)
    attributes.add(flag: "selected", when: isSelected)
    attributes.add(flag: "disabled", when: !isEnabled)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    let image = currentImage ?? currentBackgroundImage
    element.label =
      shownTitle.isEmpty ? buttonType.spokenName ?? image?.name ?? "" : shownTitle
    element.isEnabled = isEnabled
    if isSelected { element.isSelected = true }
  }
}
