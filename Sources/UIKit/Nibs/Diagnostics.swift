import InterfaceBuilder

/// Where UIKit says what it could not do, without stopping.
///
/// While a nib loads its diagnostics go into the nib's list; at any other time they are printed
/// on standard error.
@MainActor enum Diagnostics {
  /// Collects diagnostics for a while.
  final class Collector {
    var diagnostics: [Diagnostic] = []
  }

  private static var collectors: [Collector] = []
  private static var places: [(file: String, line: Int, id: String?)] = []

  /// Runs `body` and returns what was reported meanwhile.
  static func collecting<Result>(_ body: () throws -> Result) rethrows -> (Result, [Diagnostic]) {
    let collector = Collector()
    collectors.append(collector)
    defer { collectors.removeLast() }
    return (try body(), collector.diagnostics)
  }

  /// Runs `body` with the place that diagnostics without one of their own are about.
  static func at<Result>(
    file: String, line: Int, id: String?, _ body: () throws -> Result
  ) rethrows -> Result {
    places.append((file, line, id))
    defer { places.removeLast() }
    return try body()
  }

  /// Reports a sentence about the present place.
  static func report(_ message: String, severity: Diagnostic.Severity = .warning) {
    let place = places.last ?? ("<code>", 0, nil)
    report(
      Diagnostic(
        severity: severity, file: place.file, line: place.line, id: place.id, message: message))
  }

  /// Reports a diagnostic.
  static func report(_ diagnostic: Diagnostic) {
    if let collector = collectors.last {
      collector.diagnostics.append(diagnostic)
    } else {
      FileHandle.standardError.write(Data((diagnostic.description + "\n").utf8))
    }
  }
}
