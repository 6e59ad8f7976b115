import Foundation
import UIKit

/// One process that renders a part of the files, and what it wrote.
///
/// One thread runs it, and only when that is over another reads what came of it.
final class RenderJob: @unchecked Sendable {
  private let process = Process()
  private let output: UnsafeMutablePointer<FILE>
  private let errors: UnsafeMutablePointer<FILE>
  private let isOver = DispatchSemaphore(value: 0)
  private var hasRun = false

  /// Prepares a process; nil when there is no place for what it will write.
  init?(_ executable: URL, _ arguments: [String]) {
    guard let output = tmpfile() else { return nil }
    guard let errors = tmpfile() else {
      fclose(output)
      return nil
    }
    self.output = output
    self.errors = errors
    process.executableURL = executable
    process.arguments = ["render"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle(fileDescriptor: fileno(output))
    process.standardError = FileHandle(fileDescriptor: fileno(errors))
  }

  deinit {
    fclose(output)
    fclose(errors)
  }

  /// Runs the process to its end.
  func run() {
    defer { isOver.signal() }
    guard (try? process.run()) != nil else { return }
    process.waitUntilExit()
    hasRun = true
  }

  /// Ends the process if it runs.
  func stop() { if process.isRunning { process.terminate() } }

  /// Waits for the process and passes on what it wrote.
  ///
  /// - Returns: whether all was rendered; nil when the process could not be started.
  @MainActor func tell(_ standardOutput: StandardOutput, files: [String]) -> Bool? {
    isOver.wait()
    guard hasRun else { return nil }
    standardOutput.flush()
    RenderJob.copy(errors) { _ = ByteStream.standardError.write(Array($0)) }
    RenderJob.copy(output) { standardOutput.write(bytes: $0) }
    if process.terminationReason == .uncaughtSignal {
      let names = [files.first, files.last].compactMap { $0?.printable }.joined(separator: " to ")
      let signal = process.terminationStatus
      StandardError.write(
        "plainview: error: the process for \(names) ended with signal \(signal)\n")
      return false
    }
    return process.terminationStatus == ExitStatus.success.rawValue
  }

  private static func copy(
    _ file: UnsafeMutablePointer<FILE>, to write: (ArraySlice<UInt8>) -> Void
  ) {
    rewind(file)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&bytes, 1, bytes.count, file)
      if count == 0 { return }
      write(bytes[..<count])
    }
  }
}
