/// How much of both texts a diff shows around what changed.
public enum DiffContext: Sendable, Equatable {
  /// So many lines before and after each change; long diffs in failures are cut.
  case lines(Int)
  /// All lines of both texts, and nothing is left out.
  case full

  /// Three lines, as other tools show.
  public static let standard = DiffContext.lines(3)

  /// Reads a number of lines, or `full`; nil for anything else.
  public init?(_ text: String) {
    if text == "full" {
      self = .full
      return
    }
    guard let lines = Int(text), lines >= 0 else { return nil }
    self = .lines(lines)
  }
}

/// How much of a diff a message shows.
struct DiffLimits {
  /// Lines of context before and after a change.
  var context = 3
  /// Lines of the whole diff, after which no further change is begun.
  var lines = 120
  /// Removed lines of one change, and added lines of one change.
  var side = 40
  /// Characters (Unicode scalars) of one line.
  var columns = 240

  /// As good as no limit.
  private static let most = 1 << 24

  /// For a failure, which is read among others.
  static func failure(_ context: DiffContext) -> DiffLimits {
    switch context {
    case .full: none(.full)
    case .lines(let lines): DiffLimits(context: min(lines, most))
    }
  }

  /// For whoever must see it all before they decide.
  static func none(_ context: DiffContext) -> DiffLimits {
    var limits = failure(.lines(most))
    if case .lines(let lines) = context { limits = failure(.lines(lines)) }
    (limits.lines, limits.side, limits.columns) = (most, most, 1 << 16)
    return limits
  }
}
