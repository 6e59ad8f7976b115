import Foundation

/// The terminal in front of a person, read key by key.
@MainActor enum Terminal {
  /// How the terminal was before; what a signal handler can reach must be global.
  private nonisolated(unsafe) static var before = termios()

  /// Whether a person reads the output and writes the input.
  static var isThere: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// Does `body` with a terminal that hands over each key at once and shows none.
  ///
  /// The terminal is as it was afterwards, also when a signal ends the process; only a kill that no
  /// process is told of leaves it behind.
  static func readingKeys<Result>(_ body: () -> Result) -> Result? {
    guard tcgetattr(STDIN_FILENO, &before) == 0 else { return nil }
    var raw = before
    // Without ISIG, Control-C is a key like others, and quits.
    raw.c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG | IEXTEN)
    let ends = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
    // Whoever started this process may have left them blocked.
    var set = sigset_t()
    sigemptyset(&set)
    for number in ends {
      sigaddset(&set, number)
      signal(number) { number in
        tcsetattr(STDIN_FILENO, TCSANOW, &Terminal.before)
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    signal(SIGTSTP, SIG_IGN)
    guard tcsetattr(STDIN_FILENO, TCSADRAIN, &raw) == 0 else { return nil }
    defer {
      tcsetattr(STDIN_FILENO, TCSADRAIN, &before)
      for number in ends + [SIGTSTP] { signal(number, SIG_DFL) }
    }
    return body()
  }

  /// The next key; nil when the terminal is gone or the person wants to leave (Control-C, -D).
  static func key() -> Character? {
    while let byte = nextByte() {
      switch byte {
      case 0x03, 0x04: return nil
      case 0x1B:
        // An arrow or a function key is a sequence; none of its letters is a key of its own.
        while isMoreThere(), nextByte() != nil {}
      default: return Character(Unicode.Scalar(byte))
      }
    }
    return nil
  }

  /// Forgets the keys that nobody asked for yet.
  static func forgetKeys() { tcflush(STDIN_FILENO, TCIFLUSH) }

  private static func nextByte() -> UInt8? {
    var byte: UInt8 = 0
    while true {
      let count = read(STDIN_FILENO, &byte, 1)
      if count == 1 { return byte }
      if count == 0 || errno != EINTR { return nil }
    }
  }

  private static func isMoreThere() -> Bool {
    var entry = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 20) == 1
  }
}
