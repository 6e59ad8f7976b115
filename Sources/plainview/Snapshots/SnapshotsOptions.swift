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

    var takesNames: Bool { [.diff, .accept, .reject, .review].contains(self) }
  }

  let action: Action
  /// Which goldens it is about; none stands for all.
  private(set) var names: [String] = []
  /// The folder of the package; nil for the one around the working folder.
  private(set) var packagePath: String?
  /// Whether orphans go.
  private(set) var deletes = false
  /// Where the report goes.
  private(set) var folder: String?
  private var wantsAll = false

  /// Reads the arguments after `snapshots`.
  init(_ arguments: [String]) throws(OptionProblem) {
    let known = Action.allCases.map(\.rawValue).joined(separator: ", ")
    guard let first = arguments.first else {
      throw OptionProblem(message: "snapshots needs one of \(known)")
    }
    guard let action = Action(rawValue: first) else {
      throw OptionProblem(message: "unknown \"snapshots \(first)\"; there are \(known)")
    }
    self.action = action
    var rest = arguments.dropFirst()
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

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(OptionProblem) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let inline = parts.count > 1 ? String(parts[1]) : nil
    switch (String(parts[0]), inline) {
    case ("--package-path", _):
      guard let path = inline ?? rest.popFirst(), !path.isEmpty else {
        throw OptionProblem(message: "--package-path needs a path")
      }
      guard packagePath == nil else {
        throw OptionProblem(message: "there can be one package only")
      }
      packagePath = path
    case ("--all", nil) where action == .accept || action == .reject:
      wantsAll = true
    case ("-o", _) where action == .report, ("--output", _) where action == .report:
      guard let path = inline ?? rest.popFirst(), !path.isEmpty else {
        throw OptionProblem(message: "\(parts[0]) needs a folder")
      }
      guard folder == nil else {
        throw OptionProblem(message: "there can be one folder only")
      }
      folder = path
    case ("--delete", nil) where action == .orphans:
      deletes = true
    default:
      throw OptionProblem(message: "\(argument) is no option of snapshots \(action)")
    }
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
