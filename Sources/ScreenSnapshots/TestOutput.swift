import Foundation

/// Where the output of this process goes.
enum TestOutput {
  /// Whether failures are read in a terminal, and not in a file that stands for one as well.
  static let isTerminal =
    endsInTerminal && !has("--xunit-output") && !has("--event-stream-output-path")

  /// Whether what this process writes may come to a terminal.
  ///
  /// `swift test` reads it through a pipe and hands it on; where its own output is no terminal, it
  /// sets `NO_COLOR` for this process. So a pipe is taken for a terminal, as Swift Testing does.
  private static var endsInTerminal: Bool {
    if isatty(STDERR_FILENO) == 1 { return true }
    var status = stat()
    return fstat(STDERR_FILENO, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// Whether attachments are written to a folder.
  static let keepsAttachments = has("--attachments-path")

  private static func has(_ option: String) -> Bool {
    CommandLine.arguments.contains { $0 == option || $0.hasPrefix(option + "=") }
  }
}
