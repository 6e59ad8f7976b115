import Canvas
import InterfaceBuilder

/// A row of buttons of which one is chosen.
///
/// Where a place among the segments is asked for, one behind the last stands for the last, as
/// UIKit documents.
@MainActor open class UISegmentedControl: UIControl {
  // MARK: - What it is

  /// The index of no segment.
  public nonisolated static let noSegment = -1

  /// Makes a control without segments that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control in the size of its segments, one for each text or image of `items`.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    replaceSegments(
      by: (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) })
    frame.size = sizeThatFits(.zero)
  }

  /// Makes a control with a segment for each action, which choosing the segment runs.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for (index, action) in actions.enumerated() {
      insertSegment(action: action, at: index, animated: false)
    }
    if frame.size == .zero { self.frame.size = sizeThatFits(.zero) }
  }

  /// Makes the control that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var segments: [Segment] = []
  private weak var chosen: Segment?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  var era = DesignEra.current

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The index of the chosen segment, `noSegment` for none; setting it sends no event.
  ///
  /// An index that is no segment's chooses none.
  open var selectedSegmentIndex: Int {
    get { segments.firstIndex { $0 === chosen } ?? UISegmentedControl.noSegment }
    set {
      chosen = segments.indices.contains(newValue) ? segments[newValue] : nil
      updateSegments()
    }
  }
  /// Whether a segment is chosen only while targets are told.
  open var isMomentary = false { didSet { updateSegments() } }
  /// Whether segments are as wide as their content in proportion, and not all equally.
  open var apportionsSegmentWidthsByContent = false { didSet { contentDidChange() } }
  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  open override var isEnabled: Bool { didSet { updateSegments() } }

  // MARK: Segments

  /// Puts a segment with a title before the one at `segment`; beyond the last it becomes the last.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title, image: nil), at: segment)
  }
  /// Puts a segment with an image before the one at `segment`; beyond the last it becomes the last.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(title: nil, image: image), at: segment)
  }
  /// Puts a segment that runs an action before the one at `segment`; beyond the last it becomes the
  /// last.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    let new = Segment(title: nil, image: nil)
    new.show(action)
    insert(new, at: segment)
  }
  /// Sets the action of a segment, with its title or image.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) { $0.show(action) }
  }
  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { found(segment)?.action }
  /// Removes a segment; the chosen one stays chosen unless it is the one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let index = pinned(segment) else { return }
    segments.remove(at: index).removeFromSuperview()
    contentDidChange()
  }
  /// Removes every segment.
  open func removeAllSegments() { replaceSegments(by: []) }

  /// Sets the title of a segment, in the place of an image.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = title
      $0.image = nil
    }
  }
  /// The title of a segment; nil when it shows an image.
  open func titleForSegment(at segment: Int) -> String? { found(segment)?.title }
  /// Sets the image of a segment, in the place of a title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    change(segment) {
      $0.image = image
      $0.title = nil
    }
  }
  /// The image of a segment; nil when it shows a title.
  open func imageForSegment(at segment: Int) -> UIImage? { found(segment)?.image }
  /// Sets the width of a segment in points; 0 lets the control choose.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    change(segment) { $0.fixedWidth = width }
  }
  /// The width set for a segment in points; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { found(segment)?.fixedWidth ?? 0 }
  /// Sets whether the user may choose a segment.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    change(segment) { $0.mayBeChosen = enabled }
  }
  /// Whether the user may choose a segment.
  open func isEnabledForSegment(at segment: Int) -> Bool { found(segment)?.mayBeChosen ?? false }

  /// Sets how titles look in a state; kept, with no effect on pictures and sizes.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    titleAttributes[state.rawValue] = attributes
  }
  /// How titles look in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  private func pinned(_ index: Int) -> Int? {
    segments.isEmpty ? nil : max(0, min(index, segments.count - 1))
  }

  private func found(_ index: Int) -> Segment? { pinned(index).map { segments[$0] } }

  private func change(_ index: Int, _ body: (Segment) -> Void) {
    guard let segment = found(index) else { return }
    body(segment)
    contentDidChange()
  }

  private func insert(_ segment: Segment, at index: Int) {
    segment.control = self
    segments.insert(segment, at: max(0, min(index, segments.count)))
    addSubview(segment)
    contentDidChange()
  }

  private func replaceSegments(by new: [Segment]) {
    for segment in segments { segment.removeFromSuperview() }
    segments = new
    for segment in new {
      segment.control = self
      addSubview(segment)
    }
    contentDidChange()
  }

  private func contentDidChange() {
    updateSegments()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateSegments() {
    for segment in segments {
      segment.isSelected = segment === chosen && !isMomentary
      segment.isEnabled = isEnabled && segment.mayBeChosen
    }
    setNeedsDisplay()
  }

  /// What a tap on a segment does: targets are told of a change, and of every tap when momentary.
  func choose(_ segment: Segment, event: UIEvent?) {
    guard isMomentary || segment !== chosen else { return }
    chosen = segment
    updateSegments()
    sendActions(for: .valueChanged, event: event)
    sendActions(for: .primaryActionTriggered, event: event)
    if let action = segment.action { sendAction(action) }
    if isMomentary { selectedSegmentIndex = UISegmentedControl.noSegment }
  }

  // MARK: - How it is read

  override var defaultEvent: Event { .valueChanged }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    era = coder.era
    let all = element.first("segments")?.all("segment") ?? []
    let elements = all.prefix { _ in NibBudget.spend() }
    replaceSegments(by: elements.map { Segment($0, coder) })
    selectedSegmentIndex = element.int("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    isMomentary = element.bool("momentary") ?? false
    selectedSegmentTintColor = coder.color("selectedSegmentTintColor")
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "selectedSegmentIndex": KeyValueCoding.value(\UISegmentedControl.selectedSegmentIndex),
      "momentary": KeyValueCoding.value(\UISegmentedControl.isMomentary),
      "apportionsSegmentWidthsByContent": KeyValueCoding.value(
        \UISegmentedControl.apportionsSegmentWidthsByContent),
      "selectedSegmentTintColor": KeyValueCoding.reference(
        \UISegmentedControl.selectedSegmentTintColor),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  /// What of the frame stands outside the alignment rectangle, in points.
  static let alignmentInsets = UIEdgeInsets(bottom: 1)

  /// The width each segment asks for, in points.
  ///
  /// All are as wide as the widest, at least 45; the room around a title grew with iOS 13.
  /// Measured on saved frames.
  private var wantedWidths: [CGFloat] {
    let isTall = era.hasTallControls
    let font = UIFont.system(size: 13, weight: isTall ? .medium : .regular, era: era)
    let room: CGFloat = isTall ? 18 : 14
    let widths = segments.map { segment -> CGFloat in
      let title = TextMetrics.width(of: segment.title ?? "", font: font)
      let content = max(title, segment.image?.size.width ?? 0)
      return max(45, content.rounded(.up) + room)
    }
    let widest = widths.max() ?? 0
    return zip(segments, widths).map { segment, width in
      if segment.fixedWidth > 0 { return segment.fixedWidth }
      return apportionsSegmentWidthsByContent ? width : widest
    }
  }

  /// The widths and a point between two segments; a point less high than the frame, which reaches
  /// beyond the alignment rectangle.
  open override var intrinsicContentSize: CGSize {
    let width = wantedWidths.reduce(0, +) + CGFloat(max(0, segments.count - 1))
    return CGSize(width: width, height: era.hasTallControls ? 31 : 28)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wanted = intrinsicContentSize
    return CGSize(width: wanted.width, height: wanted.height + 1)
  }

  /// Segments side by side over the whole width; those of a set width keep it, as far as there is
  /// room for them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = wantedWidths
    var fixed: CGFloat = 0
    var flexible: CGFloat = 0
    for (segment, width) in zip(segments, wanted) {
      if segment.fixedWidth > 0 { fixed += width } else { flexible += width }
    }
    let gaps = CGFloat(max(0, segments.count - 1))
    let room = max(0, bounds.width - gaps)
    let factor = flexible > 0 ? max(0, room - fixed) / flexible : 0
    let fixedFactor = fixed > room ? room / fixed : 1
    var x: CGFloat = 0
    for (segment, width) in zip(segments, wanted) {
      let width = width * (segment.fixedWidth > 0 ? fixedFactor : factor)
      segment.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
      x += width + 1
    }
    mirror(segments)
    isCrowded = SegmentRow(segments).isCrowded
  }

  override var alignmentInsets: UIEdgeInsets { Self.alignmentInsets }

  // MARK: - How it is drawn

  /// Whether the segments are drawn as one line, because a name needs more cells than its segment has.
  private(set) var isCrowded = false

  /// Lines at both ends and between segments, except beside the selected one, as on iOS; the
  /// segments draw themselves.
  override func draw(on canvas: any Canvas, frame: CGRect) {
    let row = isRightToLeft ? segments.reversed() : segments
    guard let last = row.last else { return }
    if isCrowded {
      let line = SegmentRow(row).line(columns: Int(min(frame.width / 8, 1000)))
      canvas.draw(TextDrawing(lines: [line], frame: frame, placement: .center))
      return
    }
    var edges = [row.first?.isSelected == true ? nil : frame.minX + 1]
    for (segment, next) in zip(row, row.dropFirst())
    where !segment.isSelected && !next.isSelected {
      edges.append(frame.minX + (segment.frame.maxX + next.frame.minX) / 2)
    }
    edges.append(last.isSelected ? nil : frame.maxX - 1)
    for x in edges.compactMap(\.self) {
      let origin = CGPoint(x: x, y: frame.midY - 1)
      canvas.draw(RuleDrawing(axis: .vertical, origin: origin, length: 2))
    }
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add(
      "selectedSegmentIndex", selectedSegmentIndex, unless: UISegmentedControl.noSegment)
    attributes.add(flag: "momentary", when: isMomentary)
    attributes.add("selectedSegmentTintColor", selectedSegmentTintColor)
    attributes.add(flag: "disabled", when: !isEnabled)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .segmentedControl }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    element.isEnabled = isEnabled
  }
}
