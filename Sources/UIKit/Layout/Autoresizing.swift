extension UIView {
  /// Which distances and sizes of a view change with its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits of the set, as archives store them.
    public let rawValue: UInt

    /// Makes a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge changes.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width changes.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge changes.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top edge changes.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height changes.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom edge changes.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }
}

/// Where a view goes when its superview changes size.
enum Autoresizing {
  /// The new frame of a view that had `frame` in a superview of `old` size.
  static func frame(
    _ frame: CGRect, mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize
  ) -> CGRect {
    let horizontal = span(
      start: frame.minX, length: frame.width, total: old.width, change: new.width - old.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let vertical = span(
      start: frame.minY, length: frame.height, total: old.height, change: new.height - old.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    return CGRect(
      x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
  }

  /// One axis: each flexible part takes its share of the change, in proportion to its old length;
  /// parts of no length share equally.
  private static func span(
    start: CGFloat, length: CGFloat, total: CGFloat, change: CGFloat,
    flexible: (before: Bool, length: Bool, after: Bool)
  ) -> (start: CGFloat, length: CGFloat) {
    let after = total - start - length
    let parts = [
      flexible.before ? start : 0, flexible.length ? length : 0, flexible.after ? after : 0,
    ]
    let count = [flexible.before, flexible.length, flexible.after].filter { $0 }.count
    guard count > 0, change != 0 else { return (start, length) }
    let sum = parts.reduce(0, +)
    func share(_ part: CGFloat, _ isFlexible: Bool) -> CGFloat {
      guard isFlexible else { return 0 }
      return sum == 0 ? change / CGFloat(count) : change * part / sum
    }
    let newLength = max(0, length + share(length, flexible.length))
    return (start + share(start, flexible.before), newLength)
  }
}
