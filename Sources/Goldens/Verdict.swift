/// What stands on disk where a golden belongs.
public enum StoredGolden: Sendable, Equatable {
  /// Nothing.
  case missing
  /// A well-formed golden.
  case text(String)
  /// A file that no golden can be, with its text where it has one.
  case damaged(Damage, text: String?)
  /// Something that is not read at all.
  case refused(Refusal)

  /// The text of the file, if it could be read.
  public var text: String? {
    switch self {
    case .text(let text): text
    case .damaged(_, let text): text
    case .missing, .refused: nil
    }
  }

  /// The same, but markers of a merge conflict are no damage where the new text holds such as well.
  func judged(beside actual: String) -> StoredGolden {
    switch self {
    case .damaged(.conflictMarkers, .some(let text)), .damaged(.conflictMarker, .some(let text)):
      GoldenText.holdsConflict(actual) ? .text(text) : self
    default:
      self
    }
  }
}

/// Why something is or is not the golden it should be.
public enum Reason: Sendable, Equatable {
  case missing
  case different
  case damaged(Damage)
  case refused(Refusal)
  /// The new text is larger than a golden may be. Sizes are in bytes.
  case tooLarge(size: Int, limit: Int)
}

/// What happens to a golden.
public enum Verdict: Sendable, Equatable {
  /// The texts are the same, byte for byte.
  case matches
  /// The new text is written, which also fails the test.
  case write(Reason)
  /// The test fails, and nothing is written.
  case fail(Reason)
}

/// Decides what happens to a golden; the only place that does.
///
/// - Parameters:
///   - mode: What the call, the trait or the environment asks for.
///   - isCI: Whether writing is locked, whatever `mode` says.
///   - golden: What stands on disk.
///   - actual: The new text, normalized.
public func decide(
  mode: SnapshotMode, isCI: Bool, golden: StoredGolden, actual: String
) -> Verdict {
  let size = actual.utf8.count
  if size > GoldenText.sizeLimit {
    return .fail(.tooLarge(size: size, limit: GoldenText.sizeLimit))
  }
  if let text = golden.text, sameBytes(text, actual) { return .matches }

  let effective = isCI ? .never : mode
  switch golden.judged(beside: actual) {
  case .refused(let refusal):
    return .fail(.refused(refusal))
  case .missing:
    return effective == .never ? .fail(.missing) : .write(.missing)
  case .text:
    let writes = effective == .failed || effective == .all
    return writes ? .write(.different) : .fail(.different)
  case .damaged(let damage, _):
    // A person may have half a merge in this file, so only the strongest mode replaces it.
    return effective == .all ? .write(.damaged(damage)) : .fail(.damaged(damage))
  }
}
