import Foundation

/// Where the output of this process goes.
enum TestOutput {
  /// Whether failures are read in a terminal, and not in a file that stands for one as well.
  static let isTerminal =
    isatty(STDERR_FILENO) == 1 && !has("--xunit-output") && !has("--event-stream-output-path")

  /// Whether attachments are written to a folder.
  static let keepsAttachments = has("--attachments-path")

  private static func has(_ option: String) -> Bool {
    CommandLine.arguments.contains { $0 == option || $0.hasPrefix(option + "=") }
  }
}
