import Foundation

/// A terminal with a program in it and a test in front of it.
final class PseudoTerminal {
  struct Failure: Error {}

  private let master: Int32
  private let slave: Int32
  private let process = Process()
  private(set) var shown = ""

  /// Starts `plainview snapshots` in a workplace.
  init(_ workplace: Workplace, _ arguments: [String], variables: [String: String] = [:]) throws {
    (master, slave) = try Self.open()
    process.executableURL = Workplace.executable
    process.arguments = ["snapshots"] + arguments
    process.environment = variables.merging(Workplace.inherited) { own, _ in own }
    process.currentDirectoryURL = URL(fileURLWithPath: workplace.path)
    let end = FileHandle(fileDescriptor: slave)
    process.standardInput = end
    process.standardOutput = end
    process.standardError = end
    try process.run()
  }

  /// Opens both ends. Glibc has `openpty` in its library but not in its Swift module.
  private static func open() throws -> (master: Int32, slave: Int32) {
    typealias OpenTerminal =
      @convention(c) (
        UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<CChar>?,
        UnsafePointer<termios>?, UnsafePointer<winsize>?
      ) -> Int32
    guard let symbol = dlsym(nil, "openpty") else { throw Failure() }
    let openTerminal = unsafeBitCast(symbol, to: OpenTerminal.self)
    var ends: (master: Int32, slave: Int32) = (-1, -1)
    guard openTerminal(&ends.master, &ends.slave, nil, nil, nil) == 0 else { throw Failure() }
    // The program must not hold the end of the person open.
    _ = fcntl(ends.master, F_SETFD, FD_CLOEXEC)
    return ends
  }

  deinit {
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    close(master)
    close(slave)
  }

  /// Whether the terminal shows what is typed and waits for whole lines, as before the program.
  var isOrdinary: Bool {
    var mode = termios()
    let both = tcflag_t(ICANON | ECHO | ISIG)
    return tcgetattr(slave, &mode) == 0 && mode.c_lflag & both == both
  }

  /// Types keys.
  func type(_ keys: String) { _ = write(master, keys, keys.utf8.count) }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

  /// Reads until the terminal has shown `text` once more; false when it does not come.
  func waits(for text: String, seconds: Int = 20) -> Bool {
    let start = shown.endIndex
    for _ in 0..<(seconds * 20) {
      readSome()
      if shown[start...].contains(text) || shown.hasSuffix(text) { return true }
    }
    return false
  }

  /// Waits for the end of the program; its exit status, or the signal that ended it.
  func end() -> Int32 {
    for _ in 0..<400 where process.isRunning { readSome() }
    // A program that waits for a key nobody types is not waited for.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    readSome()
    return process.terminationStatus
  }

  private func readSome() {
    var entry = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, 50) == 1 else { return }
    var buffer = [UInt8](repeating: 0, count: 1 << 14)
    let count = read(master, &buffer, buffer.count)
    if count > 0 { shown += String(decoding: buffer[..<count], as: UTF8.self) }
  }
}
