import Testing

@testable import SourceTranslator

/// What has no meaning off Apple's platforms is blanked, and everything else keeps its line and column.
@Suite struct BlankingTests {
  @Test(
    arguments: [
      ("@IBOutlet weak var label: UILabel!", "          weak var label: UILabel!"),
      ("@objc(isOn) var on = true", "            var on = true"),
      ("@objc(tap:with:) func tap()", "                 func tap()"),
      ("@IBDesignable @objcMembers class A {", "                           class A {"),
      ("@objc enum Kind: Int { case a }", "      enum Kind: Int { case a }"),
      ("/* 😀 */ @IBOutlet var a: A!", "/* 😀 */           var a: A!"),
      ("@IBInspectable\nvar radius = 1.0", "              \nvar radius = 1.0"),
      ("@discardableResult func a()", "@discardableResult func a()"),
      ("let a: @convention(block) () -> Void", "let a:                    () -> Void"),
      ("@objc dynamic var a = 1", "      dynamic var a = 1"),
      ("var a: Int { @objc(isA) get { 1 } }", "var a: Int {            get { 1 } }"),
      ("import CoreGraphics; import UIKit", "                   ; import UIKit"),
      ("@preconcurrency import QuartzCore", "                                 "),
      ("import class QuartzCore.CALayer", "                               "),
      ("import UIKit.UIGestureRecognizerSubclass", "import UIKit                            "),
      ("import MapKit", "import MapKit"),
      ("#if os(iOS) || os(tvOS)\n#endif", "#if true    || os(tvOS)\n#endif"),
      ("#if !os(macOS)\n#endif", "#if !os(macOS)\n#endif"),
      ("#Preview { Screen() }\nlet a = 1", "                     \nlet a = 1"),
      ("@main struct Tool {}", "@main struct Tool {}"),
      ("let text = \"@IBOutlet #selector(a)\"", "let text = \"@IBOutlet #selector(a)\""),
      ("// @objc\nlet a = 1", "// @objc\nlet a = 1"),
    ])
  func attributesAndImportsBecomeSpaces(before: String, after: String) {
    #expect(Translated(before).body == after)
  }

  @Test(
    arguments: [
      ("@main class A: UIResponder, UIApplicationDelegate {}", true),
      ("@UIApplicationMain class A: UIResponder {}", true),
      ("@main class A: B {}\nclass B: UIApplicationDelegate {}", true),
      ("@main class A {}\nextension A: UIApplicationDelegate {}", true),
      ("@main class A {}", false),
    ])
  func theEntryPointOfAnAppIsBlanked(source: String, isBlanked: Bool) {
    #expect(Translated(source).body.contains("@") == !isBlanked)
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesAndColumnsStayWhateverEndsALine(end: String) {
    let lines = [
      "import UIKit", "class A: UIView {", "  @objc func 名前() {} // @objc", "  }", "let z = 1",
    ]
    let source = lines.joined(separator: end)
    let translated = Translated(source)
    let expected = source.replacing("  @objc func", with: "        func")
    #expect(translated.body == expected)
    #expect(
      translated.output.contains("#sourceLocation(file: \"/app/Screen.swift\", line: 4)\n  }"))
  }

  @Test func aByteOrderMarkIsLeftOut() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF] + Array("@objc class A {}".utf8)
    #expect(Translated(bytes: bytes).body == "      class A {}")
  }

  @Test func anEmptyFileStaysEmpty() {
    let translated = Translated("")
    #expect(translated.output == "#sourceLocation(file: \"/app/Screen.swift\", line: 1)\n")
    #expect(translated.diagnostics.isEmpty)
  }

  @Test func aPathWithQuotesIsEscaped() {
    let output = Translated("let a = 1", name: "a\"b\\c.swift").output
    #expect(output == "#sourceLocation(file: \"/app/a\\\"b\\\\c.swift\", line: 1)\nlet a = 1")
  }

  @Test(arguments: ["class A {", "class A {\n  @objc func a() {\n}\n", "}\nclass A {}"])
  func aFileWithABraceTooFewOrTooManyGetsNoTable(source: String) {
    let translated = Translated(source)
    #expect(translated.tableLines.isEmpty)
    #expect(!translated.index.contains("__UIKitFile_"))
    #expect(translated.body == source.replacing("@objc", with: "     "))
  }

  @Test func aMethodThatDoesNotParseIsLeftOutOfTheTable() {
    let translated = Translated("class A: NSObject {\n  @objc func a( {}\n  @objc func b() {}\n}")
    #expect(translated.tableLines.contains { $0.contains("\"b\"") })
    #expect(!translated.tableLines.contains { $0.contains("\"a\"") })
  }
}
