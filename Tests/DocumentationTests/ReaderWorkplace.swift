import Foundation

/// Where a reader of the pages tries the command: a package in which one text waits for a review.
final class ReaderWorkplace {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("reader-\(UUID().uuidString)")
    let suite = folder.appendingPathComponent("Snapshots/GreetingTests")
    try FileManager.default.createDirectory(at: suite, withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
    try Data("Hello\n".utf8).write(to: suite.appendingPathComponent("greetsByName.txt"))
    try Data("Good day\n".utf8).write(to: suite.appendingPathComponent("greetsByName.txt.new"))
    // The pages name files of this project.
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("Sources"),
      withDestinationURL: Documents.root.appendingPathComponent("Sources"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs the command that is built beside the tests; its exit status, or what no status is for a
  /// signal.
  func run(_ arguments: [String]) throws -> Int32 {
    let process = try start(arguments, output: FileHandle.nullDevice)
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : -1
  }

  /// Runs the command and returns what it writes.
  func output(_ arguments: [String]) throws -> String {
    let pipe = Pipe()
    let process = try start(arguments, output: pipe)
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: bytes, as: UTF8.self)
  }

  private func start(_ arguments: [String], output: Any) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      .deletingLastPathComponent().appendingPathComponent("plainview")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["CI"] = nil
    environment["PLAINVIEW_RECORD"] = nil
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }
}
