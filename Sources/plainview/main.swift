import Foundation

// The command's start: chooses the subcommand and tells the outcome as exit status.

let output = StandardOutput()
let status = Command.run(
  Array(CommandLine.arguments.dropFirst()), output: output, executable: Bundle.main.executableURL)
exit(output.finish() ? status.rawValue : ExitStatus.failure.rawValue)
