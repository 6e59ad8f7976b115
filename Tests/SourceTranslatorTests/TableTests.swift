import Testing

@testable import SourceTranslator

@Suite struct TableTests {
  @Test(
    arguments: [
      (
        "@IBOutlet private weak var a: UILabel!",
        "t.property(\"a\", of: A.self, get: { $0.a }, set: { $0.a = $1 })"
      ),
      ("@objc let a = 1", "t.property(\"a\", of: A.self, get: { $0.a })"),
      ("@objc var a: Int { 1 }", "t.property(\"a\", of: A.self, get: { $0.a })"),
      (
        "@objc(isB) var `default` = 1",
        "t.property(\"isB\", of: A.self, get: { $0.`default` }, set: { $0.`default` = $1 })"
      ),
      (
        "@IBAction func a() {}",
        "t.method(\"a\", of: A.self) { o, _ in o.a(); return nil }"
      ),
      (
        "@objc func a(_ b: UIButton!, c: (any P)?) -> Int { 1 }",
        "t.method(\"a:c:\", of: A.self) { o, a in guard let p0 = a.value(0, as: ((UIButton)?).self), "
          + "let p1 = a.value(1, as: ((any P)?).self) else { return nil }; return o.a(p0, c: p1) }"
      ),
      (
        "@objc func a(_ b: @escaping @Sendable (Int) -> Void) {}",
        "t.method(\"a:\", of: A.self) { o, a in guard let p0 = a.value(0, as: (@Sendable (Int) -> Void).self) "
          + "else { return nil }; o.a(p0); return nil }"
      ),
    ])
  func aMemberBecomesALine(member: String, line: String) {
    let translated = Translated("class A: UIView {\n  \(member)\n}")
    #expect(translated.tableLines.contains(line), "\(translated.tableLines)")
    #expect(translated.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      (
        "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 1 }",
        "tableView:heightForRowAtIndexPath:"
      ),
      (
        "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, "
          + "forRowAt i: IndexPath) {}",
        "tableView:commitEditingStyle:forRowAtIndexPath:"
      ),
      (
        "func tableView(_ t: UITableView, estimatedHeightForRowAt i: IndexPath) -> CGFloat { 1 }",
        "tableView:estimatedHeightForRowAtIndexPath:"
      ),
      (
        "func collectionView(_ c: UICollectionView, layout l: UICollectionViewLayout, "
          + "sizeForItemAt i: IndexPath) -> CGSize { .zero }",
        "collectionView:layout:sizeForItemAtIndexPath:"
      ),
      ("override func awakeFromNib() {}", "awakeFromNib"),
    ])
  func whatUIKitAsksForIsListedWithoutAnAttribute(member: String, selector: String) {
    let translated = Translated("class A: UIViewController {\n  \(member)\n}")
    #expect(translated.tableLines.contains { $0.hasPrefix("t.method(\"\(selector)\"") })
  }

  @Test(
    arguments: [
      ("UITableView", "numberOfSectionsInTableView:"),
      ("UICollectionView", "numberOfSectionsInCollectionView:"),
    ])
  func whatAMethodIsGivenDecidesItsSelector(type: String, selector: String) {
    let translated = Translated(
      "class A: NSObject {\n  @objc func numberOfSections(in view: \(type)) -> Int { 1 }\n}")
    #expect(translated.tableLines.contains { $0.hasPrefix("t.method(\"\(selector)\"") })
  }

  @Test(
    arguments: [
      ("@objc func a<T>(_ b: T) {}", "it is generic"),
      ("@objc func a(_ b: inout Int) {}", "it has an inout parameter"),
      ("@objc func a() async {}", "it is asynchronous"),
      ("@objc func a() throws {}", "it throws"),
      ("@objc static func a() {}", "it is a type method"),
      ("@objc func a(_ b: Int...) {}", "it has a variadic parameter"),
      ("@objc @DatabaseActor func a() {}", "it belongs to another actor"),
    ])
  func whatCannotBeCalledIsLeftOutWithAWarning(member: String, reason: String) throws {
    let translated = Translated("class A: UIView {\n  \(member)\n}")
    #expect(!translated.tableLines.contains { $0.hasPrefix("t.method") })
    let diagnostic = try #require(translated.diagnostics.first)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.message == "'a' cannot be called by name: \(reason)")
  }

  @Test(
    arguments: [
      ("class A: NSObject {}", true), ("class A: UIResponder { init() {} }", true),
      ("class A: NSObject { init(a: Int = 1) {} }", true),
      ("class A: NSObject { init(a: Int) {} }", false),
      ("class A: NSObject { convenience init(a: Int) { self.init() } }", true),
      ("class A: B {}\nclass B: NSObject { let b: Int; init(b: Int) { self.b = b } }", false),
      ("class A: NSObject { init?() { nil } }", false),
      ("class A: Unknown {}", false), ("class A {}", true),
      (
        "class A: NSObject { init(a: Int) {} }\nextension A { convenience init() { self.init(a: 1) } }",
        true
      ),
      ("class A: A {}", false),
    ])
  func onlyAClassWithAPlainInitializerCanBeCreated(source: String, canBeCreated: Bool) {
    #expect(Translated(source).tableLines.contains("t.create = { A() }") == canBeCreated)
  }

  @Test func conditionsComeAlong() {
    let source = """
      class A: UIView {
      #if DEBUG
        @objc func a() {}
      #elseif os(iOS)
        @objc func b() {}
      #endif
      }
      #if DEBUG
      class C: UIView {}
      #endif
      """
    let output = Translated(source).output
    #expect(output.contains("#if ((DEBUG))\n    t.method(\"a\""))
    #expect(output.contains("#if (!(DEBUG) && (true))\n    t.method(\"b\""))
    #expect(output.contains("#if ((DEBUG))\n    C.__uikit_"))
  }

  @Test func membersOfExtensionsPrivateAndNestedClassesAreReached() {
    let source = """
      class A: UIView { private class B: NSObject { @objc private func b() {} } }
      extension A { @IBAction private func a() {} }
      extension UIView { @objc func c() {} }
      extension String { func d() {} }
      """
    let lines = Translated(source).tableLines
    #expect(lines.contains("r.add(A.self, named: \"A\")"))
    #expect(lines.contains { $0.hasPrefix("r.add(B.self, named: \"A.B\", __uikitTable_") })
    #expect(lines.contains("t.method(\"b\", of: B.self) { o, _ in o.b(); return nil }"))
    #expect(lines.contains("t.method(\"a\", of: A.self) { o, _ in o.a(); return nil }"))
    #expect(lines.contains("t.method(\"c\", of: UIView.self) { o, _ in o.c(); return nil }"))
    #expect(!lines.contains { $0.contains("String") })
  }

  @Test func aMethodNamedBySelectorOrByAnOptionalRequirementNeedsNoAttribute() {
    let source = """
      class A: UIView {
        override func layout() {}
        func done(_ a: Int) {}
        func never() {}
        let s = #selector(layout)
      }
      """
    let kit = "@objc protocol P { @objc optional func done(_ a: Int) }"
    let methods = Translated(source, context: [kit]).tableLines.filter { $0.hasPrefix("t.method") }
    #expect(methods.count == 2)
  }

  @Test func membersOfObjcMembersAndItsSubclassesAreAllExposed() {
    let source =
      "@objcMembers class A: NSObject { var a = 1 }\nclass B: A { func b() {}; @nonobjc func c() {} }"
    let lines = Translated(source).tableLines.filter { $0.hasPrefix("t.p") || $0.hasPrefix("t.m") }
    #expect(lines.count == 2)
  }

  @Test func aClassIsKnownByItsObjectiveCNameToo() {
    let lines = Translated("@objc(Legacy) class A: Unknown {}").tableLines
    #expect(lines == ["r.add(A.self, named: \"A\", objectiveC: \"Legacy\")"])
  }

  @Test func theSameSourcesGiveTheSameBytes() {
    let source = "import UIKit\nimport Kit\nclass A: UIView { @objc func a() {} }\nclass B: A {}"
    #expect(Translated(source).output == Translated(source).output)
    #expect(Translated(source).index == Translated(source).index)
    #expect(Translated(source).index.contains("\"Kit\""))
  }
}
