import ScreenSnapshots
import XCTest

extension TestIdentity {
  /// Reads the names of a test case: its class and its method.
  init(_ testCase: XCTestCase) {
    let type = type(of: testCase)
    let suite = String(describing: type)
    let method = Self.method(testCase.name)
    self.init(
      suites: [suite], function: method, testCase: "\(String(reflecting: type))/\(method)",
      filter: [suite, method])
  }

  /// `testGreets` of `GreetingTests.testGreets`, and of `-[GreetingTests testGreets]` on Apple's
  /// platforms.
  static func method(_ name: String) -> String {
    let last = name.split { $0 == "." || $0 == " " }.last ?? ""
    return String(last.prefix { $0 != "]" && $0 != "(" })
  }
}
