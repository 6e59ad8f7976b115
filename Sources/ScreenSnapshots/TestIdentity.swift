import Goldens

/// What a running test is called, in the parts a golden's name is made of.
package struct TestIdentity: Sendable, Equatable {
  /// The suites from the outside in; for a function outside any suite, its source file.
  package var suites: [String]
  /// The function, without its parameters.
  package var function: String
  /// The arguments of this case; empty if it has none, nil if they have no stable names.
  package var arguments: [NamePiece]?
  /// What tells this case from all others of the run.
  package var testCase: String
  /// What selects this test for `swift test --filter`; nil if that takes escaping.
  package var filter: String?

  /// Makes an identity from the names that a test framework has.
  package init(
    suites: [String], function: String, arguments: [NamePiece]? = [], testCase: String,
    filter: [String] = []
  ) {
    self.suites = suites
    self.function = function
    self.arguments = arguments
    self.testCase = testCase
    self.filter = Self.filter(filter)
  }

  /// Names an assertion outside any test after what its caller says.
  package init(testName: String, fileID: StaticString) {
    self.init(
      suites: [Self.stem(of: "\(fileID)")], function: testName, testCase: "\(fileID) \(testName)")
  }

  private static func filter(_ components: [String]) -> String? {
    let path = components.joined(separator: "/")
    let isPlain = path.unicodeScalars.allSatisfy { scalar in
      let isLetter = ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
      return isLetter || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "/"
    }
    return isPlain && !path.isEmpty ? path : nil
  }

  /// The name of a source file without its folders and its ending.
  package static func stem(of fileID: String) -> String {
    let file = fileID.split(separator: "/").last.map(String.init) ?? fileID
    return file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
  }
}
