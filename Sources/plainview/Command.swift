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
           plainview --help             show this text; `plainview render --help` for the options
           plainview --version          show the version

    """

  /// Runs the command with its arguments, without the program's name.
  static func run(_ arguments: [String], output: StandardOutput) -> ExitStatus {
    guard let first = arguments.first else { return wrong("nothing to do", help: help) }
    switch first {
    case "--help", "-h", "help":
      output.write(help)
      return .success
    case "--version":
      output.write("plainview \(version)\n")
      return .success
    case "render":
      return Render.run(Array(arguments.dropFirst()), output: output)
    case "convert":
      return Convert.run(Array(arguments.dropFirst()), output: output)
    default:
      return wrong("unknown subcommand \"\(first)\"", help: help)
    }
  }

  /// Says what is wrong with the arguments and how they should be.
  static func wrong(_ message: String, help: String) -> ExitStatus {
    StandardError.write("plainview: error: \(message)\n\n\(help)")
    return .usage
  }
}
