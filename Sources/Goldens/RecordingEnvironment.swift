import Foundation

/// What the environment says about recording. Nothing else in this module reads a variable.
public struct RecordingEnvironment: Sendable, Equatable {
  /// The variable that chooses the mode.
  public static let recordVariable = "PLAINVIEW_RECORD"
  /// The variable that locks all writing.
  public static let lockVariable = "CI"
  /// The variable that says where goldens are that are not beside a manifest.
  public static let folderVariable = "PLAINVIEW_SNAPSHOTS"
  /// The variable that says how much failures show around what changed.
  public static let contextVariable = "PLAINVIEW_CONTEXT"

  /// The mode the variable asks for; nil when it is not set or empty.
  public var mode: SnapshotMode?
  /// Whether this is a CI run, in which no golden is ever written.
  public var isCI: Bool

  /// Whether nothing speaks against colours: neither `NO_COLOR`, nor `CI`, nor a `TERM` without
  /// any.
  public var allowsColour: Bool
  /// The folder of goldens; nil for the one of the package.
  public var folder: String?
  /// How much failures show around what changed; three lines when the variable is not set or empty.
  public var context = DiffContext.standard

  /// Makes an environment that was read elsewhere.
  public init(mode: SnapshotMode? = nil, isCI: Bool = false, allowsColour: Bool = false) {
    self.mode = mode
    self.isCI = isCI
    self.allowsColour = allowsColour
  }

  /// Reads the variables of this process; throws ``BadVariable``.
  public static func ofThisProcess() throws(BadVariable) -> RecordingEnvironment {
    try RecordingEnvironment(variables: ProcessInfo.processInfo.environment)
  }

  /// Reads the variables; throws ``BadVariable`` for a mode or a context that does not exist.
  public init(variables: [String: String]) throws(BadVariable) {
    let value = { (name: String) in variables[name].flatMap { $0.isEmpty ? nil : $0 } }
    isCI = !["", "0", "false"].contains(value(Self.lockVariable) ?? "")
    let hasColours = !["", "dumb"].contains(value("TERM") ?? "")
    allowsColour = !isCI && hasColours && value("NO_COLOR") == nil
    folder = value(Self.folderVariable)
    if let text = value(Self.contextVariable) {
      guard let known = DiffContext(text) else {
        throw BadVariable(
          name: Self.contextVariable, value: text,
          problem: "neither a number of lines nor \"full\".")
      }
      context = known
    }
    guard let text = value(Self.recordVariable) else { return }
    guard let known = SnapshotMode(rawValue: text) else {
      let modes = SnapshotMode.allCases.map(\.rawValue).joined(separator: ", ")
      throw BadVariable(
        name: Self.recordVariable, value: text, problem: "no mode. The modes are: \(modes).")
    }
    mode = known
  }
}

/// A variable holds something that it cannot.
public struct BadVariable: Error, Equatable, CustomStringConvertible {
  /// The name of the variable.
  public var name: String
  /// What the variable holds.
  public var value: String
  /// What that is, as the rest of a sentence.
  public var problem: String

  /// The value, and which ones are good.
  public var description: String {
    "\(name) is \"\(visibleText(String(value.prefix(80))))\", which is \(problem)"
  }
}
