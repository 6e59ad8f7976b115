import Foundation
import PackagePlugin

/// `swift package snapshots …` does what `plainview snapshots …` does, in this package.
@main
struct Snapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try command()
    // In front, since only names may stand behind `--`.
    process.arguments =
      ["snapshots", "--package-path", context.package.directoryURL.path] + arguments
    if arguments.contains("review") {
      try runInTerminal(process)
    } else {
      try process.run()
      process.waitUntilExit()
    }
    // The status tells whether anything waits, and the command has said why.
    if process.terminationStatus != 0 { exit(process.terminationStatus) }
  }

  /// Builds the command as the tests are built. As a dependency of the plugin it would be built a
  /// second time, with all of UIKit, in each build of each package.
  private func command() throws -> URL {
    let result = try packageManager.build(
      .product("plainview"), parameters: .init(configuration: .inherit))
    guard result.succeeded,
      let built = result.builtArtifacts.first(where: { $0.kind == .executable })
    else { throw Failure(description: "plainview could not be built:\n\(result.logText)") }
    return built.url
  }

  /// Runs a process with the terminal that SwiftPM was started in: standard input and output of a
  /// plugin are its channels to SwiftPM.
  private func runInTerminal(_ process: Process) throws {
    guard let terminal = FileHandle(forUpdatingAtPath: "/dev/tty") else {
      throw Failure(description: "there is no terminal to review in")
    }
    process.standardInput = terminal
    process.standardOutput = terminal
    process.standardError = terminal
    try process.run()
    // SwiftPM and this plugin have groups of processes of their own, and only one reads the terminal.
    let front = tcgetpgrp(terminal.fileDescriptor)
    let ignored = signal(SIGTTOU, SIG_IGN)
    tcsetpgrp(terminal.fileDescriptor, process.processIdentifier)
    // It may have stopped already, since it was not in front.
    kill(process.processIdentifier, SIGCONT)
    process.waitUntilExit()
    tcsetpgrp(terminal.fileDescriptor, front)
    signal(SIGTTOU, ignored)
  }
}

/// Tells why the command did not run.
struct Failure: Error, CustomStringConvertible {
  let description: String
}
