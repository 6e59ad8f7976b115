/// What is odd about a file that can be read all the same, before it is known which file it was.
struct Remark: Sendable, Equatable {
  let message: String
  let line: Int

  func warning(in file: String) -> Diagnostic {
    Diagnostic(severity: .warning, file: file, line: line, message: message)
  }
}

extension [Remark] {
  /// Adds a remark, unless there are as many as anybody reads.
  mutating func add(_ message: String, line: Int) {
    guard count < ReadingLimits.diagnostics else { return }
    append(Remark(message: message, line: line))
  }
}
