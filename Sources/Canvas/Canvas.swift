import Foundation

/// What views draw on. Everything is in points of the screen, origin at the top left.
///
/// A canvas knows no view: it is told what stands where, in the order from back to front, and
/// decides alone how that looks in its medium (a text grid here, a vector picture later).
public protocol Canvas: AnyObject {
  /// Draws `body` with everything outside `rect` cut off; clips nest by intersection.
  func withClip(_ rect: CGRect, _ body: () -> Void)

  /// Hides whatever was drawn before inside `rect`, as an opaque surface does.
  func erase(_ rect: CGRect)

  /// Draws lines of text.
  func draw(_ text: TextDrawing)

  /// Draws one line between an opening and a closing sign: a button, a field, a switch.
  func draw(_ capsule: CapsuleDrawing)

  /// Draws the outline of a rectangle.
  func draw(_ box: BoxDrawing)

  /// Draws a word that says what would stand in a place, and gives way to all else.
  func draw(_ name: NameDrawing)

  /// Draws a straight line, such as a separator.
  func draw(_ rule: RuleDrawing)

  /// Draws a track that is filled up to a fraction: a slider, a progress bar.
  func draw(_ gauge: GaugeDrawing)
}

/// Where text stands between the two sides of its frame.
public enum HorizontalPlacement: Sendable, Equatable {
  case left
  case center
  case right
}

/// Lines of text inside a frame, already wrapped by whoever measured them.
public struct TextDrawing: Sendable, Equatable {
  /// The lines from top to bottom.
  public var lines: [String]
  /// The rectangle the text was laid out in, in points.
  public var frame: CGRect
  /// Where each line stands in the frame.
  public var placement: HorizontalPlacement
  /// The distance from one line to the next, in points; the block of lines is centred vertically.
  public var lineHeight: Double

  /// Makes a drawing of `lines` in `frame`.
  public init(
    lines: [String], frame: CGRect, placement: HorizontalPlacement = .left, lineHeight: Double = 16
  ) {
    self.lines = lines
    self.frame = frame
    self.placement = placement
    self.lineHeight = lineHeight
  }
}

/// One line of content between two signs: `(Next View)`, `[US       ]`.
public struct CapsuleDrawing: Sendable, Equatable {
  /// How a capsule uses the width of its frame.
  public enum Extent: Sendable, Equatable {
    /// The signs stand at the edges of the frame.
    case fill
    /// The signs hug the content, which stands at `placement`.
    case hug
  }

  /// The sign on the left, such as `(`.
  public var opening: String
  /// What stands between the signs.
  public var content: String
  /// The sign on the right, such as `)`.
  public var closing: String
  /// What fills the cells that the content leaves free.
  public var filler: Character
  /// The rectangle in points; the capsule stands on its middle line.
  public var frame: CGRect
  /// Where the content stands between the signs (`fill`), or the whole in the frame (`hug`).
  public var placement: HorizontalPlacement
  /// How the width of the frame is used.
  public var extent: Extent
  /// Whether the last cell inside always shows the filler, as a placeholder's does.
  public var keepsLastFiller: Bool
  /// Whether content that does not fit may widen the capsule over free space beside its frame
  /// before it is cut: so does every hugging one, unless told otherwise.
  public var mayWiden: Bool

  /// Makes a capsule in `frame`; without `mayWiden`, only a hugging one may.
  public init(
    opening: String, content: String, closing: String, filler: Character = " ", frame: CGRect,
    placement: HorizontalPlacement = .left, extent: Extent = .fill, keepsLastFiller: Bool = false,
    mayWiden: Bool? = nil
  ) {
    self.opening = opening
    self.content = content
    self.closing = closing
    self.filler = filler
    self.frame = frame
    self.placement = placement
    self.extent = extent
    self.keepsLastFiller = keepsLastFiller
    self.mayWiden = mayWiden ?? (extent == .hug)
  }
}

/// The outline of a rectangle in box-drawing signs.
public struct BoxDrawing: Sendable, Equatable {
  /// The rectangle in points.
  public var frame: CGRect
  /// Whether the corners are round.
  public var isRounded: Bool
  /// A word inside the box, at its middle; nil for an empty box.
  public var content: String?

  /// Makes a box in `frame`.
  public init(frame: CGRect, isRounded: Bool = false, content: String? = nil) {
    self.frame = frame
    self.isRounded = isRounded
    self.content = content
  }
}

/// A word that says what would stand in a place.
public struct NameDrawing: Sendable, Equatable {
  /// The word.
  public var text: String
  /// The place, in points.
  public var frame: CGRect
  /// Where the word stands in its place.
  public var placement: HorizontalPlacement

  /// Makes a drawing of `text` in `frame`.
  public init(text: String, frame: CGRect, placement: HorizontalPlacement = .center) {
    self.text = text
    self.frame = frame
    self.placement = placement
  }
}

/// A straight line along an axis.
public struct RuleDrawing: Sendable, Equatable {
  /// The direction of a rule.
  public enum Axis: Sendable, Equatable {
    case horizontal
    case vertical
  }

  /// The direction of the line.
  public var axis: Axis
  /// Where it starts, in points.
  public var origin: CGPoint
  /// How long it is, in points.
  public var length: Double

  /// Makes a line of `length` points from `origin`.
  public init(axis: Axis = .horizontal, origin: CGPoint, length: Double) {
    self.axis = axis
    self.origin = origin
    self.length = length
  }
}

/// A horizontal track that is filled up to a fraction of its length.
public struct GaugeDrawing: Sendable, Equatable {
  /// The rectangle in points; the track stands on its middle line.
  public var frame: CGRect
  /// How much is filled, 0 to 1; anything else is brought to the nearer end.
  public var fraction: Double
  /// The sign of the filled part.
  public var filled: Character
  /// The sign of the empty part.
  public var empty: Character
  /// The sign at the border of the two; nil for none.
  public var knob: Character?

  /// Makes a track in `frame`, filled up to `fraction`.
  public init(
    frame: CGRect, fraction: Double, filled: Character, empty: Character, knob: Character? = nil
  ) {
    self.frame = frame
    self.fraction = fraction
    self.filled = filled
    self.empty = empty
    self.knob = knob
  }
}
