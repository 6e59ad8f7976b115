import InterfaceBuilder
import Synchronization

/// Where UIKit says what it could not do, without stopping.
///
/// While a nib loads its diagnostics go into the nib's list; at any other time they are printed
/// on standard error.
@MainActor enum Diagnostics {
  /// Collects diagnostics for a while, each once: the first thousand, and as many errors.
  final class Collector {
    private(set) var diagnostics: [Diagnostic] = []
    private var told: Set<Key> = []
    private var errorCount = 0
    private var leftOut = 0
    private static let limit = 1000

    /// What makes a diagnostic another one; several objects may stand on one line.
    private struct Key: Hashable {
      let text: String
      let id: String?
    }

    func add(_ diagnostic: Diagnostic) {
      guard told.insert(Key(text: diagnostic.description, id: diagnostic.id)).inserted else {
        return
      }
      let isError = diagnostic.severity == .error
      if isError { errorCount += 1 }
      if diagnostics.count < Collector.limit || isError && errorCount <= Collector.limit {
        diagnostics.append(diagnostic)
      } else {
        leftOut += 1
      }
    }

    /// Puts what is about a file in the order of its lines, and behind it what is about others.
    func sort(by file: String) {
      let (own, others) = (
        diagnostics.filter { $0.file == file }, diagnostics.filter { $0.file != file }
      )
      // The sort of the standard library keeps the order of equals, but does not promise to.
      let sorted = own.enumerated().sorted {
        ($0.element.line, $0.offset) < ($1.element.line, $1.offset)
      }
      diagnostics = sorted.map(\.element) + others
    }

    /// What was collected, with the number of those that were left out.
    func finish() -> [Diagnostic] {
      guard leftOut > 0, let last = diagnostics.last else { return diagnostics }
      let note = Diagnostic(
        severity: .note, file: last.file, line: last.line, message: "\(leftOut) more like these")
      return diagnostics + [note]
    }
  }

  private static var collectors: [Collector] = []
  private static var places: [(file: String, line: Int, id: String?)] = []

  /// Runs `body` and returns what was reported meanwhile.
  ///
  /// - Parameter document: What `body` reads: what is odd about it comes along, all in the order of
  ///   its lines. A scene that others hold is made with each of them, and its faults are told once.
  static func collecting<Result>(
    about document: IBDocument? = nil, _ body: () throws -> Result
  ) rethrows -> (Result, [Diagnostic]) {
    let collector = Collector()
    for diagnostic in document?.diagnostics ?? [] { collector.add(diagnostic) }
    collectors.append(collector)
    defer { collectors.removeLast() }
    let (result, others) = try DiagnosticSink.collecting(body)
    for diagnostic in others { collector.add(diagnostic) }
    if let document { collector.sort(by: document.file) }
    return (result, collector.finish())
  }

  /// Runs `body` with the place that diagnostics without one of their own are about.
  static func at<Result>(
    file: String, line: Int, id: String?, _ body: () throws -> Result
  ) rethrows -> Result {
    places.append((file, line, id))
    defer { places.removeLast() }
    return try body()
  }

  /// Runs `body` with the place that an object came from, if it came from a file.
  static func at<Result>(_ origin: NibOrigin?, _ body: () throws -> Result) rethrows -> Result {
    guard let origin else { return try body() }
    return try at(file: origin.file, line: origin.line, id: origin.id, body)
  }

  /// Runs `body` with a document as the place.
  static func at<Result>(
    _ document: IBDocument, _ body: () throws -> Result
  ) rethrows -> Result {
    try at(file: document.file, line: document.root.line, id: nil, body)
  }

  /// Reports a sentence about the present place; about none where only code is.
  static func report(_ message: String, severity: Diagnostic.Severity = .warning) {
    let place = places.last ?? ("", 0, nil)
    report(
      Diagnostic(
        severity: severity, file: place.file, line: place.line, id: place.id, message: message))
  }

  /// Reports a diagnostic.
  ///
  /// An error of code that runs is what iOS raises an exception for, such as an outlet that its
  /// owner does not have: the application is told, so that its test can fail.
  static func report(_ diagnostic: Diagnostic) {
    if let collector = collectors.last {
      collector.add(diagnostic)
    } else {
      if diagnostic.severity == .error { UIApplication.current?.note(stop: diagnostic) }
      ByteStream.standardError.write(Array((diagnostic.description + "\n").utf8))
    }
  }
}

/// What code of any isolation reports, such as the readers of asset catalogues and of the values of
/// elements.
///
/// It goes to the one who collects diagnostics around that code, or else to where the runtime
/// reports.
final class DiagnosticSink: Sendable {
  @TaskLocal private static var current: DiagnosticSink?
  private let found = Mutex<[Diagnostic]>([])

  static func report(_ diagnostic: Diagnostic) {
    if let current {
      current.found.withLock { $0.append(diagnostic) }
    } else {
      _UIKitDiagnostics.report(ofFile: diagnostic.description)
    }
  }

  /// Runs `body` and returns what was reported meanwhile.
  static func collecting<Result>(_ body: () throws -> Result) rethrows -> (Result, [Diagnostic]) {
    let sink = DiagnosticSink()
    let result = try $current.withValue(sink, operation: body)
    return (result, sink.found.withLock { $0 })
  }
}
