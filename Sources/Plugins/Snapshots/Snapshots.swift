import Foundation
import PackagePlugin

/// `swift package snapshots …` does what `plainview snapshots …` does, in this package.
@main
struct Snapshots: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = try command()
    let all = ["snapshots"] + arguments + ["--package-path", context.package.directoryURL.path]
    if arguments.first == "review" {
      // Standard input is the channel to SwiftPM here, so no key would come.
      let line = ([tool.path] + all).map(quoted).joined(separator: " ")
      Diagnostics.error("a plugin has no terminal to review in; run: \(line)")
      return
    }
    let process = Process()
    process.executableURL = tool
    process.arguments = all
    try process.run()
    process.waitUntilExit()
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
    else { throw NotBuilt(log: result.logText) }
    return built.url
  }

  /// A word as a shell reads it.
  private func quoted(_ word: String) -> String {
    let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "/-_.=".contains($0) }
    return isPlain ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
  }
}

/// Tells why there is no command to run.
struct NotBuilt: Error, CustomStringConvertible {
  let log: String

  var description: String { "plainview could not be built:\n\(log)" }
}
