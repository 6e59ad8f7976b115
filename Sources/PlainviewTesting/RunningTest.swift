import Goldens
import ScreenSnapshots
import Testing

extension TestIdentity {
  /// The test of Swift Testing that runs now, or what `testName` stands for; nil without either.
  static func running(testName: String?, fileID: StaticString) -> TestIdentity? {
    if let test = Test.current {
      var identity = TestIdentity(test: test, testCase: Test.Case.current)
      if let testName { identity.function = testName }
      return identity
    }
    return testName.map { TestIdentity(testName: $0, fileID: fileID) }
  }

  /// Reads the names of a test, and of one of its cases.
  init(test: Test, testCase: Test.Case?) {
    let components = test.id.nameComponents
    let outer = components.dropLast().map(Self.withoutBackticks)
    let function = Self.functionName(components.last ?? test.name)
    let arguments = testCase.map(CaseArguments.pieces) ?? []
    // Two private suites in two files may share all their names, so the place counts too.
    let place = "\(test.sourceLocation.fileID):\(test.sourceLocation.line)"
    let shown = arguments?.map(\.slug).joined(separator: ".") ?? "?"
    self.init(
      suites: outer.isEmpty ? [Self.stem(of: test.sourceLocation.fileID)] : outer,
      function: function, arguments: arguments,
      testCase: "\(test.id.moduleName).\(components.joined(separator: "/")) \(place) \(shown)",
      filter: outer + [function])
  }

  /// `pair` of `pair(kind:n:)`, and the words of a raw identifier.
  private static func functionName(_ name: String) -> String {
    if name.hasPrefix("`") { return withoutBackticks(name) }
    return String(name.prefix { $0 != "(" })
  }

  private static func withoutBackticks(_ name: String) -> String {
    guard name.hasPrefix("`") else { return name }
    return String(name.dropFirst().prefix { $0 != "`" })
  }
}
