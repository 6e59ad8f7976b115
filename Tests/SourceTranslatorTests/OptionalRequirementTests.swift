import Testing

@testable import SourceTranslator

@Suite struct OptionalRequirementTests {
  private static let kit = """
    @objc public protocol P {
      @objc optional func done()
      @objc optional func step(for value: Int) -> Int
      @objc optional func step(for value: Int, with other: Int) -> Int
      @objc optional func load(_ name: String, completion: @escaping () -> Void)
      @objc optional func more(_ a: Int)
      @objc optional func more(_ a: Int, _ b: Int)
      @objc optional var title: String { get }
    }
    """

  @Test(
    arguments: [
      ("d?.done?()", "d?.done?()"),
      ("let a = d.step?(for: 1) ?? 0", "let a = d.step_for?( 1) ?? 0"),
      (
        "let a = d?.step?(for: d!.step?(for: 1) ?? 2)",
        "let a = d?.step_for?( d!.step_for?( 1) ?? 2)"
      ),
      ("d?.step?(for: 1, with: 2)", "d?.step_for_with?(1,   2)"),
      ("let a: Int = d.step!(for: 1)", "let a: Int = d.step_for!( 1)!"),
      ("d?.load?(a) { b() }", "d?.load__completion?(a) { b() }"),
      ("d?.load?(a, completion: b); c()", "d?.load__completion?(a, b); c()"),
      ("d?.more?(1, 2)", "d?.more_2?(1, 2)"),
      ("if d?.step(for:) != nil {}", "if d?.step_for != nil {}"),
      ("if let a = d?.step(for:with:) {}", "if let a = d?.step_for_with {}"),
      ("let a = d?.title?.count ?? 0", "let a = d?.title?.count ?? 0"),
      ("e.handler?(1)", "e.handler?(1)"),
      ("let a = object.step(for: 1)", "let a = object.step(for: 1)"),
    ])
  func callsBecomeOrdinaryOptionalChaining(before: String, after: String) {
    #expect(Translated(before, context: [Self.kit]).body == after)
  }

  @Test(
    arguments: [
      ("@objc protocol P {}", "      protocol P: AnyObject {}"),
      ("@objc protocol P: NSObjectProtocol {}", "      protocol P: NSObjectProtocol {}"),
      ("@objc protocol P: Q {}", "      protocol P: Q, AnyObject {}"),
      ("protocol P: Q {}", "protocol P: Q {}"),
      (
        "@objc protocol P {\n  @objc optional func a(_ b: Int) -> Int // c\n  func d()\n}",
        "      protocol P: __UIKitOptional_P { @_disfavoredOverload\n"
          + "                 func a(_ b: Int) throws -> Int // c\n  func d()\n}"
      ),
      (
        "@objc protocol P: Q {\n  func d() // e\n  @objc optional var a: Int { get set }\n}",
        "      protocol P: Q, __UIKitOptional_P {\n  func d(); @_disfavoredOverload // e\n"
          + "                 var a: Int { get throws }\n}"
      ),
    ])
  func aProtocolKeepsItsRequirementsAndTheirLines(before: String, after: String) {
    #expect(Translated(before).body == after)
  }

  @Test func everyOptionalRequirementGetsADefaultAndAProperty() {
    let output = Translated(Self.kit).output
    let wanted = [
      "public protocol __UIKitOptional_P: AnyObject {}",
      "@_disfavoredOverload public func step(for p0: Int) throws -> Int {",
      "return try UIKit._forward(self, \"stepFor:\", [p0])",
      "public var done: (() -> (Void)?)? {",
      "public var step_for: ((Int) -> (Int)?)? {",
      "public var title: (String)? {",
      "guard UIKit._implements(self, \"load:completion:\") else { return nil }",
    ]
    for text in wanted { #expect(output.contains(text), "\(text)") }
    #expect(!output.contains("public var step:"))
  }

  @Test(
    arguments: [
      ("optional func a() async", "cannot be asynchronous"),
      ("optional static func a()", "cannot be static"),
      ("optional func a<T>(_ b: T)", "cannot be generic"),
    ])
  func aRequirementThatCannotBeOptionalIsAnError(requirement: String, reason: String) throws {
    let translated = Translated("@objc protocol P {\n  @objc \(requirement)\n}")
    let diagnostic = try #require(translated.diagnostics.first)
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.line == 2)
    #expect(diagnostic.message == "the optional requirement 'a' \(reason)")
  }
}
