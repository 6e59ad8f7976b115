/// When a golden file is written.
public enum SnapshotMode: String, CaseIterable, Sendable {
  /// Writes goldens that do not exist yet, and compares with all others. The default.
  case missing
  /// As `missing`, and replaces every golden the text differs from.
  case failed
  /// As `failed`, and also replaces goldens that are damaged, such as by merge conflict markers.
  case all
  /// Writes no golden: one that is missing is a failure.
  case never

  /// Whether this mode writes whatever `other` writes.
  func includes(_ other: SnapshotMode) -> Bool {
    let byStrength: [SnapshotMode] = [.never, .missing, .failed, .all]
    let (mine, theirs) = (byStrength.firstIndex(of: self), byStrength.firstIndex(of: other))
    return (mine ?? 0) >= (theirs ?? 0)
  }
}

/// A mode, and who asked for it.
public struct ModeChoice: Sendable, Equatable {
  /// Who may ask for a mode, the strongest first.
  public enum Source: Sendable, Equatable {
    case call
    case trait
    /// `withSnapshotTesting`
    case scope
    case environment
    case standard
  }

  /// The mode that holds, unless the run is on CI.
  public var mode: SnapshotMode
  /// Who asked for it, so that a message can say what to change.
  public var source: Source

  /// Makes a choice that is already resolved.
  public init(mode: SnapshotMode, source: Source) {
    self.mode = mode
    self.source = source
  }

  /// Chooses the mode: a call is stronger than the innermost trait or scope around it, and that
  /// stronger than the environment.
  public static func resolve(
    call: SnapshotMode?, around: ModeChoice?, environment: SnapshotMode?
  ) -> ModeChoice {
    if let call { return ModeChoice(mode: call, source: .call) }
    if let around { return around }
    if let environment { return ModeChoice(mode: environment, source: .environment) }
    return ModeChoice(mode: .missing, source: .standard)
  }
}
