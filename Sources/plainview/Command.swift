import Foundation
import InterfaceBuilder

/// How the command ended.
enum ExitStatus: Int32 {
  /// All that was asked for was done.
  case success = 0
  /// Something could not be done; the rest was.
  case failure = 1
  /// The arguments make no sense; nothing was done.
  case usage = 2
}

/// Chooses the subcommand.
@MainActor enum Command {
  static let version = "0.1.0"

  static let help = """
    plainview shows iOS screens as plain text.

    usage: plainview render FILE...     draw the screens of .xib and .storyboard files
           plainview convert FILE...    write files from before Xcode 5 in the format of today
           plainview coverage FILE...   tell what files hold that is not read
           plainview snapshots ...      goldens: status, diff, accept, reject, review, orphans, report
           plainview help [SUBCOMMAND]  show this text, or the options of a subcommand
           plainview --version          show the version

    """

  /// Runs the command with its arguments, without the program's name.
  ///
  /// - Parameter executable: where the program stands, if it may start itself again.
  static func run(
    _ arguments: [String], output: StandardOutput, executable: URL? = nil
  ) -> ExitStatus {
    guard let first = arguments.first else { return wrong("nothing to do") }
    switch first {
    case "help" where arguments.count > 1:
      return run([arguments[1], "--help"], output: output)
    case "--help", "-h", "help":
      output.write(help)
      return .success
    case "--version":
      output.write("plainview \(version)\n")
      return .success
    case "render":
      return Render.run(Array(arguments.dropFirst()), output: output, executable: executable)
    case "convert":
      return Convert.run(Array(arguments.dropFirst()), output: output)
    case "coverage":
      return Coverage.run(Array(arguments.dropFirst()), output: output)
    case "snapshots":
      return Snapshots.run(Array(arguments.dropFirst()), output: output)
    default:
      return wrong("unknown subcommand \"\(first)\"")
    }
  }

  /// Runs a subcommand over its files: help, options, then each file.
  static func run<Options: FileOptions>(
    _ subcommand: String, _ arguments: [String], help: String, output: StandardOutput,
    each: (String, Options) -> Bool
  ) -> ExitStatus {
    run(subcommand, arguments, help: help, output: output) { (options: Options) in
      self.each(options.files) { each($0, options) }
    }
  }

  /// Does the same with each file; one that fails does not stop the others.
  static func each(_ files: [String], _ body: (String) -> Bool) -> ExitStatus {
    var status = ExitStatus.success
    for file in files where !body(file) { status = .failure }
    return status
  }

  /// Runs a subcommand: help, options, then what it does.
  static func run<Options: FileOptions>(
    _ subcommand: String, _ arguments: [String], help: String, output: StandardOutput,
    body: (Options) -> ExitStatus
  ) -> ExitStatus {
    let beforeFiles = arguments.prefix { $0 != "--" }
    if beforeFiles.contains("--help") || beforeFiles.contains("-h") {
      output.write(help)
      return .success
    }
    let options: Options
    do throws(OptionProblem) {
      options = try Options(arguments)
    } catch {
      return wrong(error.message, see: subcommand)
    }
    return body(options)
  }

  /// Says what is wrong with the arguments, and where it stands how they should be: so many lines
  /// of help would hide the one that matters.
  static func wrong(_ message: String, see subcommand: String? = nil) -> ExitStatus {
    let page = ["plainview", "help"] + (subcommand.map { [$0] } ?? [])
    StandardError.write(
      "plainview: error: \(message.printable)\nsee \(page.joined(separator: " "))\n")
    return .usage
  }
}
