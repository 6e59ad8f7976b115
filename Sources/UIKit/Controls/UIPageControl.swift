import Canvas
import InterfaceBuilder

/// A row of dots, one for each page of an app; that of the page shown is filled.
@MainActor open class UIPageControl: UIControl {
  // MARK: - What it is

  /// Makes a control without pages that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes the control that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var storedPage = 0
  var era = DesignEra.current

  /// How many pages there are, never less than 0.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }
  /// The page shown, counted from 0; a number beyond the ends is brought to the nearer one.
  ///
  /// Setting it sends no event.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = max(0, min(newValue, numberOfPages - 1))
      setNeedsDisplay()
    }
  }
  /// Whether a single page has no dot.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// The colour of the dots of the other pages; kept, not drawn.
  open var pageIndicatorTintColor: UIColor?
  /// The colour of the dot of the page shown; kept, not drawn.
  open var currentPageIndicatorTintColor: UIColor?

  /// The size that the dots of so many pages need, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    // 7 points a dot and 9 between two, measured on saved frames.
    let width = CGFloat(max(0, pageCount)) * 16 - 9
    return CGSize(width: max(7, width), height: era.toolsVersion < 17000 ? 37 : 26)
  }

  /// A finger lifted on the trailing half leads to the next page, on the leading half to the one
  /// before; targets are told when there is such a page.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isInsideTrackingArea(touch) else { return }
    let page = storedPage
    let isLeft = touch.location(in: self).x < bounds.midX
    currentPage += isLeft == isRightToLeft ? 1 : -1
    guard page != storedPage else { return }
    sendActions(for: .valueChanged, event: event)
    sendActions(for: .primaryActionTriggered, event: event)
  }

  // MARK: - How it is read

  override var defaultEvent: Event { .valueChanged }

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    era = coder.era
    numberOfPages = element.int("numberOfPages") ?? 0
    currentPage = element.int("currentPage") ?? 0
    hidesForSinglePage = element.bool("hidesForSinglePage") ?? false
    pageIndicatorTintColor = coder.color("pageIndicatorTintColor")
    currentPageIndicatorTintColor = coder.color("currentPageIndicatorTintColor")
  }

  override class var keyedProperties: [String: KeyedProperty] {
    super.keyedProperties.merging([
      "numberOfPages": KeyValueCoding.value(\UIPageControl.numberOfPages),
      "currentPage": KeyValueCoding.value(\UIPageControl.currentPage),
      "hidesForSinglePage": KeyValueCoding.value(\UIPageControl.hidesForSinglePage),
      "pageIndicatorTintColor": KeyValueCoding.reference(\UIPageControl.pageIndicatorTintColor),
      "currentPageIndicatorTintColor": KeyValueCoding.reference(
        \UIPageControl.currentPageIndicatorTintColor),
    ]) { $1 }
  }

  // MARK: - How big it wants to be

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  // MARK: - How it is drawn

  /// The most dots of a picture; a file may ask for any number of pages.
  private static let mostDots = 100

  /// As many dots as have room, the page shown among them.
  private func dots(width: CGFloat) -> String {
    guard numberOfPages > (hidesForSinglePage ? 1 : 0), width > 0 else { return "" }
    // A dot of 7 points and the 9 before the next one take two cells.
    let room = Int(min((width + 9) / 16, CGFloat(UIPageControl.mostDots)))
    let count = min(numberOfPages, max(1, room))
    let first = max(0, min(storedPage - count / 2, numberOfPages - count))
    let signs = (first..<first + count).map { $0 == storedPage ? "●" : "○" }
    return (isRightToLeft ? signs.reversed() : signs).joined(separator: " ")
  }

  override func draw(on canvas: any Canvas, frame: CGRect) {
    let dots = dots(width: frame.width)
    guard !dots.isEmpty else { return }
    canvas.draw(TextDrawing(lines: [dots], frame: frame, placement: .center))
  }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("numberOfPages", numberOfPages, unless: 0)
    attributes.add("currentPage", currentPage, unless: 0)
    attributes.add(flag: "hidesForSinglePage", when: hidesForSinglePage)
    attributes.add(flag: "disabled", when: !isEnabled)
  }

  // MARK: Accessibility

  override var accessibilityKind: AccessibilityKind { .pageIndicator }

  override func describe(_ element: inout AccessibilityElement) {
    super.describe(&element)
    if numberOfPages > 0 { element.value = "page \(storedPage + 1) of \(numberOfPages)" }
    element.isEnabled = isEnabled
  }
}
