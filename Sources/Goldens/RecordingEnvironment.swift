import Foundation

/// What the environment says about recording. Nothing else in this module reads a variable.
public struct RecordingEnvironment: Sendable, Equatable {
  /// The variable that chooses the mode.
  public static let recordVariable = "PLAINVIEW_RECORD"
  /// The variable that locks all writing.
  public static let lockVariable = "CI"

  /// The mode the variable asks for; nil when it is not set or empty.
  public var mode: SnapshotMode?
  /// Whether this is a CI run, in which no golden is ever written.
  public var isCI: Bool

  /// Whether nothing speaks against colours: neither `NO_COLOR`, nor `CI`, nor a `TERM` without
  /// any.
  public var allowsColour: Bool

  /// Makes an environment that was read elsewhere.
  public init(mode: SnapshotMode? = nil, isCI: Bool = false, allowsColour: Bool = false) {
    self.mode = mode
    self.isCI = isCI
    self.allowsColour = allowsColour
  }

  /// Reads the variables of this process; throws ``BadRecordVariable``.
  public static func ofThisProcess() throws(BadRecordVariable) -> RecordingEnvironment {
    try RecordingEnvironment(variables: ProcessInfo.processInfo.environment)
  }

  /// Reads the variables; throws ``BadRecordVariable`` for a mode that does not exist.
  public init(variables: [String: String]) throws(BadRecordVariable) {
    let lock = variables[Self.lockVariable] ?? ""
    isCI = !["", "0", "false"].contains(lock)
    let hasColours = !["", "dumb"].contains(variables["TERM"] ?? "")
    allowsColour = !isCI && hasColours && (variables["NO_COLOR"] ?? "").isEmpty
    let value = variables[Self.recordVariable] ?? ""
    if value.isEmpty { return }
    guard let known = SnapshotMode(rawValue: value) else { throw BadRecordVariable(value: value) }
    mode = known
  }
}

/// `PLAINVIEW_RECORD` holds something that is no mode.
public struct BadRecordVariable: Error, Equatable, CustomStringConvertible {
  /// What the variable holds.
  public var value: String

  /// The value and the values that are good.
  public var description: String {
    let names = SnapshotMode.allCases.map(\.rawValue).joined(separator: ", ")
    let shown = visibleText(String(value.prefix(80)))
    return "\(RecordingEnvironment.recordVariable) is \"\(shown)\", which is no mode. "
      + "The modes are: \(names)."
  }
}
