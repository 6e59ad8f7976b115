import Goldens

/// What `plainview snapshots` was asked to do.
struct SnapshotsOptions {
  /// The subcommands.
  enum Action: String, CaseIterable {
    case status
    case diff
    case accept
    case reject
    case review
    case orphans
    case report

    /// Whether it shows differences.
    var shows: Bool { self == .diff || self == .review }
    var takesNames: Bool { [.diff, .accept, .reject, .review].contains(self) }
  }

  let action: Action
  /// Which goldens it is about; none stands for all.
  private(set) var names: [String] = []
  /// The folder of the package; nil for the one around the working folder.
  private(set) var packagePath: String?
  /// The folder of goldens; nil for the one of the package, or of the environment.
  private(set) var snapshots: String?
  /// How differences are shown.
  private(set) var diff = SnapshotsDiff.Options()
  /// Whether orphans go.
  private(set) var deletes = false
  /// Where the report goes.
  private(set) var folder: String?
  private var wantsAll = false

  /// Reads the arguments after `snapshots`.
  init(_ arguments: [String]) throws(OptionProblem) {
    let known = Action.allCases.map(\.rawValue).joined(separator: ", ")
    guard let place = Self.placeOfAction(in: arguments) else {
      throw OptionProblem(message: "snapshots needs one of \(known)")
    }
    guard let action = Action(rawValue: arguments[place]) else {
      throw OptionProblem(
        message: "unknown \"snapshots \(arguments[place])\"; there are \(known)")
    }
    self.action = action
    var rest = arguments[...]
    rest.remove(at: place)
    var onlyNames = false
    while let argument = rest.popFirst() {
      guard !onlyNames, argument.hasPrefix("-") else {
        names.append(argument)
        continue
      }
      if argument == "--" { onlyNames = true } else { try read(argument, &rest) }
    }
    try check()
  }

  private static let optionsWithValue: Set<String> = [
    "--package-path", "--snapshots", "-o", "--output", "-U", "--unified",
  ]

  /// The place of the first argument that is neither an option nor the value of one.
  private static func placeOfAction(in arguments: [String]) -> Int? {
    var place = 0
    while place < arguments.count, arguments[place].hasPrefix("-") {
      place += optionsWithValue.contains(arguments[place]) ? 2 : 1
    }
    return place < arguments.count ? place : nil
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(OptionProblem) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let inline = parts.count > 1 ? String(parts[1]) : nil
    let name = String(parts[0])
    switch (name, inline) {
    case ("--package-path", _):
      try set(\.packagePath, inline ?? rest.popFirst(), name, "path")
    case ("--snapshots", _):
      try set(\.snapshots, inline ?? rest.popFirst(), name, "folder")
    case ("-o", _) where action == .report, ("--output", _) where action == .report:
      try set(\.folder, inline ?? rest.popFirst(), name, "folder")
    case ("--all", nil) where action == .accept || action == .reject:
      wantsAll = true
    case ("--delete", nil) where action == .orphans:
      deletes = true
    case ("-w", nil) where action.shows, ("--ignore-indentation", nil) where action.shows:
      diff.ignoresIndentation = true
    case ("-U", _) where action.shows, ("--unified", _) where action.shows:
      try setContext(inline ?? rest.popFirst())
    case (_, nil) where action.shows && name.hasPrefix("-U"):
      try setContext(String(name.dropFirst(2)))
    default:
      throw OptionProblem(message: "\(argument) is no option of snapshots \(action)")
    }
  }

  private mutating func set(
    _ property: WritableKeyPath<SnapshotsOptions, String?>, _ value: String?, _ name: String,
    _ kind: String
  ) throws(OptionProblem) {
    guard let value, !value.isEmpty else {
      throw OptionProblem(message: "\(name) needs a \(kind)")
    }
    guard self[keyPath: property] == nil else {
      throw OptionProblem(message: "\(name) may name but one \(kind)")
    }
    self[keyPath: property] = value
  }

  private mutating func setContext(_ text: String?) throws(OptionProblem) {
    guard let context = text.flatMap(DiffContext.init) else {
      throw OptionProblem(message: "-U needs a number of lines, or full")
    }
    diff.context = context
  }

  private func check() throws(OptionProblem) {
    if let name = names.first, !action.takesNames {
      throw OptionProblem(message: "snapshots \(action) takes no name such as \(name)")
    }
    if wantsAll, !names.isEmpty {
      throw OptionProblem(message: "--all and names do not go together")
    }
    if action == .report, folder == nil {
      throw OptionProblem(message: "report needs a folder to go to: -o FOLDER")
    }
    if action == .accept, names.isEmpty, !wantsAll {
      throw OptionProblem(message: "accept needs the names of goldens, or --all")
    }
  }
}
