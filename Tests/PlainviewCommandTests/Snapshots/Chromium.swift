import Foundation
import Testing

/// A browser without a window, as Debian has it.
struct Chromium {
  private let executable: String

  /// The browser of this machine.
  ///
  /// It is installed only where `PLAINVIEW_INSTALL_CHROMIUM` is set, for it is large; without it the
  /// test is skipped, and says so.
  init() throws {
    if let found = Self.find() {
      executable = found
      return
    }
    let variable = "PLAINVIEW_INSTALL_CHROMIUM"
    guard ProcessInfo.processInfo.environment[variable] != nil else {
      try Test.cancel("no chromium here: apt-get install chromium, or set \(variable)=1")
    }
    let command = "apt-get install -y --no-install-recommends chromium"
    _ = try Self.run("/bin/sh", ["-c", "\(command) || sudo -n \(command)"])
    guard let found = Self.find() else { try Test.cancel("chromium could not be installed") }
    executable = found
  }

  private static func find() -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let paths = names.flatMap { name in folders.map { "\($0)/\(name)" } }
    return paths.first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// The document as it is after its scripts ran.
  func document(_ page: String, profile: String) throws -> String {
    try run(["--dump-dom", "--virtual-time-budget=3000"], page, profile)
  }

  /// A picture of the page, as PNG.
  func screenshot(_ page: String, profile: String) throws -> [UInt8] {
    let path = profile + "-picture.png"
    _ = try run(["--screenshot=\(path)", "--window-size=1000,600"], page, profile)
    defer { unlink(path) }
    return Array(try Data(contentsOf: URL(fileURLWithPath: path)))
  }

  private func run(_ arguments: [String], _ page: String, _ profile: String) throws -> String {
    let always = [
      "--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--user-data-dir=\(profile)", "--host-resolver-rules=MAP * ~NOTFOUND",
    ]
    return try Self.run(executable, always + arguments + ["file://" + page])
  }

  private static func run(_ executable: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: executable)
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text
  }
}
