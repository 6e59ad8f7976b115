import Foundation

/// What a paragraph's style says about its lines.
struct ParagraphValues: Sendable, Hashable {
  var alignment = NSTextAlignment.natural
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var tighteningFactorForTruncation: Float = 0
  var allowsDefaultTighteningForTruncation = false

  /// The height of a line that would be `height` high without a style, in points.
  func lineHeight(_ height: CGFloat) -> CGFloat {
    var height = height
    if lineHeightMultiple > 0 { height *= lineHeightMultiple }
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }

  /// Whether lines are as high as their fonts say.
  var keepsLineHeights: Bool {
    lineHeightMultiple <= 0 && minimumLineHeight <= 0 && maximumLineHeight <= 0
  }
}

/// How the lines of a paragraph stand, as far as sizes and pictures depend on it.
open class NSParagraphStyle: NSObject {
  var values: ParagraphValues

  /// The style of a text that has none.
  public override init() { values = ParagraphValues() }
  init(_ values: ParagraphValues) { self.values = values }

  /// The style of a text that has none.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// Where lines stand between the sides.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines are broken.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The room between two lines besides their height, in points.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The room after a paragraph that another one follows, in points.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The room before a paragraph that follows another one, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The least height of a line in points.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of a line's fonts is multiplied by; 0 for nothing.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How far letters may move together before text is cut; kept, with no effect.
  open var tighteningFactorForTruncation: Float { values.tighteningFactorForTruncation }
  /// Whether letters may move together before text is cut; kept, with no effect.
  open var allowsDefaultTighteningForTruncation: Bool {
    values.allowsDefaultTighteningForTruncation
  }

  /// A copy that can be changed.
  open override func mutableCopy() -> Any { NSMutableParagraphStyle(values) }
  /// A copy that stays as it is.
  open override func copy() -> Any { NSParagraphStyle(values) }

  /// Whether two styles say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }
  /// A hash of all that the style says.
  open override var hash: Int { values.hashValue }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// Where lines stand between the sides.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How lines are broken.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The room between two lines besides their height, in points.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The room after a paragraph that another one follows, in points.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The room before a paragraph that follows another one, in points.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The least height of a line in points.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// What the height of a line's fonts is multiplied by; 0 for nothing.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  /// How far letters may move together before text is cut; kept, with no effect.
  open override var tighteningFactorForTruncation: Float {
    get { values.tighteningFactorForTruncation }
    set { values.tighteningFactorForTruncation = newValue }
  }
  /// Whether letters may move together before text is cut; kept, with no effect.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.allowsDefaultTighteningForTruncation }
    set { values.allowsDefaultTighteningForTruncation = newValue }
  }

  /// Takes over all that another style says.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
