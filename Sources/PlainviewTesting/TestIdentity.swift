import Goldens
import Testing

/// What a running test is called, in the parts a golden's name is made of.
struct TestIdentity: Sendable, Equatable {
  /// The suites from the outside in; for a function outside any suite, its source file.
  var suites: [String]
  /// The function, without its parameters.
  var function: String
  /// The arguments of this case; empty if it has none, nil if they have no stable names.
  var arguments: [NamePiece]?
  /// What tells this case from all others of the run.
  var testCase: String
  /// What selects this test for `swift test --filter`; nil if that takes escaping.
  var filter: String?

  /// Reads the names of a test, and of one of its cases.
  init(test: Test, testCase: Test.Case?) {
    let components = test.id.nameComponents
    let outer = components.dropLast().map(Self.withoutBackticks)
    suites = outer.isEmpty ? [Self.stem(of: test.sourceLocation.fileID)] : outer
    function = Self.functionName(components.last ?? test.name)
    arguments = testCase.map(CaseArguments.pieces) ?? []
    filter = Self.filter(outer + [function])
    // Two private suites in two files may share all their names, so the place counts too.
    let place = "\(test.sourceLocation.fileID):\(test.sourceLocation.line)"
    let shown = arguments?.map(\.slug).joined(separator: ".") ?? "?"
    self.testCase = "\(test.id.moduleName).\(components.joined(separator: "/")) \(place) \(shown)"
  }

  /// Names an assertion outside any test after what its caller says.
  init(testName: String, fileID: String) {
    suites = [Self.stem(of: fileID)]
    function = testName
    arguments = []
    testCase = "\(fileID) \(testName)"
  }

  private static func filter(_ components: [String]) -> String? {
    let path = components.joined(separator: "/")
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      return isLetter || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "/"
    }
    return isPlain ? path : nil
  }

  /// `pair` of `pair(kind:n:)`, and the words of a raw identifier.
  static func functionName(_ name: String) -> String {
    if name.hasPrefix("`") { return withoutBackticks(name) }
    return String(name.prefix { $0 != "(" })
  }

  private static func withoutBackticks(_ name: String) -> String {
    guard name.hasPrefix("`") else { return name }
    return String(name.dropFirst().prefix { $0 != "`" })
  }

  private static func stem(of fileID: String) -> String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }
}
