import Canvas
import InterfaceBuilder

/// The view of one segment.
@MainActor final class Segment: UIControl {
  weak var control: UISegmentedControl?
  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// In points; 0 lets the control choose.
  var fixedWidth: CGFloat = 0
  /// Whether the user may choose it while the control is enabled.
  var mayBeChosen = true

  init(title: String?, image: UIImage?) {
    self.title = title
    self.image = image
    super.init(frame: .zero)
  }

  func show(_ action: UIAction) {
    self.action = action
    image = action.image
    title = image == nil ? action.title : nil
  }

  /// A file gives a segment with an image an empty title.
  convenience init(_ element: IBElement, _ coder: NibCoder) {
    let title = element.string(key: "title")
    let image = coder.image("image", in: element)
    self.init(title: image != nil && title == "" ? nil : title, image: image)
    fixedWidth = element.length("width") ?? 0
    mayBeChosen = element.bool("enabled") ?? true
  }

  required init?(coder: NSCoder) { nil }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isInsideTrackingArea(touch) else { return }
    control?.choose(self, event: event)
  }

  /// What it shows, in the width it has.
  var content: String { shownText ?? image?.sign(inWidth: frame.width - 16) ?? "" }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    if control?.isCrowded == true { return }
    if isSelected {
      canvas.draw(
        CapsuleDrawing(
          opening: "▐", content: content, closing: "▌", frame: frame, placement: .center,
          mayWiden: true))
    } else if !content.isEmpty {
      canvas.draw(TextDrawing(lines: [content], frame: frame, placement: .center))
    }
  }

  override var shownText: String? {
    guard let title, !title.isEmpty else { return nil }
    return String(title.map { $0.isNewline ? " " : $0 })
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("image", image)
    attributes.add(flag: "selected", when: isSelected)
    attributes.add(flag: "disabled", when: !isEnabled)
  }

  override var accessibilityKind: AccessibilityKind { .button }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.label = shownText ?? image?.name ?? ""
    element.isSelected = isSelected
    element.isEnabled = isEnabled
  }
}
