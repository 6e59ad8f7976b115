import Foundation
import Goldens
import Testing

/// A package in which tests failed, and the command as a user starts it.
final class Workplace: Sendable {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("workplace-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try write("", to: "Package.swift")
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// What the command did.
  struct Outcome {
    let status: Int32
    let output: String
    let errors: String
  }

  /// Runs `plainview snapshots` in the package, with nothing in its environment but `variables`.
  func run(
    _ arguments: String..., variables: [String: String] = [:], folder: String = ""
  ) throws -> Outcome {
    try run(arguments, variables, folder)
  }

  /// As above, with the arguments in a list, or another subcommand.
  func run(
    _ arguments: [String], _ variables: [String: String] = [:], _ folder: String = "",
    subcommand: String = "snapshots"
  ) throws -> Outcome {
    try start([subcommand] + arguments, variables, folder)
  }

  /// Runs `plainview` with such arguments.
  func start(
    _ arguments: [String], _ variables: [String: String] = [:], _ folder: String = ""
  ) throws -> Outcome {
    let process = Process()
    process.executableURL = Self.executable
    process.arguments = arguments
    process.environment = variables.merging(Self.inherited) { own, _ in own }
    process.currentDirectoryURL = URL(fileURLWithPath: path + "/" + folder)
    let output = path + ".output"
    let errors = path + ".errors"
    defer { for file in [output, errors] { unlink(file) } }
    for file in [output, errors] { _ = FileManager.default.createFile(atPath: file, contents: nil) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: Self.text(output), errors: Self.text(errors))
  }

  /// What the command needs to start, and nothing that changes what it does.
  static let inherited = ProcessInfo.processInfo.environment.filter {
    ["PATH", "HOME", "LD_LIBRARY_PATH", "TMPDIR"].contains($0.key)
  }

  /// The command, beside the tests.
  static let executable = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("plainview")

  private static func text(_ path: String) -> String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ name: String) -> String? {
    FileManager.default.contents(atPath: path + "/" + name).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Writes a golden and the text that waits beside it; no golden at all for nil.
  func leave(_ name: String, golden: String?, new: String) throws {
    if let golden { try write(golden, to: "Snapshots/\(name).txt") }
    try write(new, to: "Snapshots/\(name).txt.new")
  }
}
