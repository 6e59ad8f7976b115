import Testing

@testable import SourceTranslator

@Suite struct SelectorTests {
  @Test(
    arguments: [
      ("reset", [], "reset"),
      ("tap", ["_"], "tap:"),
      ("tap", ["sender"], "tapWithSender:"),
      ("tap", ["_", "forEvent"], "tap:forEvent:"),
      ("move", ["_", "_"], "move::"),
      ("step", ["for"], "stepFor:"),
      ("moved", ["toPoint"], "movedToPoint:"),
      ("replaceItemAt", ["index"], "replaceItemAtIndex:"),
      ("changedAfter", ["delay", "with"], "changedAfterDelay:with:"),
      ("dismiss", ["animated", "completion"], "dismissViewControllerAnimated:completion:"),
      ("tableView", ["_", "didSelectRowAt"], "tableView:didSelectRowAtIndexPath:"),
    ] as [(String, [String], String)])
  func methodsAreSpelledAsTheCompilerSpellsThem(base: String, labels: [String], name: String) {
    #expect(ObjectiveCNames.selector(base: base, labels: labels) == name)
  }

  private static let screen = """
    class Base: UIViewController { @objc func inherited(_ a: Int) {} }
    class Screen: Base {
      @objc func plain() {}
      @objc private func tapped(_ sender: UIButton) {}
      @objc(named:other:) func strange(a: Int, b: Int) {}
      @objc func over() {}
      @objc func over(_ a: UILabel) {}
      @objc func over(_ a: UIButton, with: Int) {}
      func half(_ a: Int) {}
      @objc func half() {}
      @objc(isOn) var on = true
      var off: Bool { @objc(isOff) get { true } set {} }
      @objc var title2 = ""
      func use() { let a = EXPRESSION }
    }
    class Other: NSObject { @objc func tapped() {}; @objc func lonely(_ a: Int, b: Int) {} }
    @objc protocol Delegate { @objc optional func done(_ a: Int, in b: Int) }
    """

  @Test(
    arguments: [
      ("plain", "plain"),
      ("self.tapped", "tapped:"),
      ("tapped(_:)", "tapped:"),
      ("Screen.tapped(_:)", "tapped:"),
      ("Other.tapped", "tapped"),
      ("inherited", "inherited:"),
      ("strange(a:b:)", "named:other:"),
      ("strange", "named:other:"),
      ("over as () -> Void", "over"),
      ("over as (UILabel) -> Void", "over:"),
      ("(over as (Screen) -> (UIButton, Int) -> Void)", "over:with:"),
      ("over(_:with:)", "over:with:"),
      ("half", "half"),
      ("lonely", "lonely:b:"),
      ("someone.lonely", "lonely:b:"),
      ("getter: on", "isOn"),
      ("setter: on", "setIsOn:"),
      ("getter: Screen.off", "isOff"),
      ("getter: title", "title"),
      ("setter: self.title", "setTitle:"),
      ("UIViewController.viewDidLoad", "viewDidLoad"),
      ("viewWillAppear", "viewWillAppear:"),
      (
        "UIViewController.dismiss(animated:completion:)",
        "dismissViewControllerAnimated:completion:"
      ),
      ("UIView.endEditing", "endEditing:"),
      ("becomeFirstResponder", "becomeFirstResponder"),
      ("Delegate.done", "done:in:"),
      ("Delegate.done(_:in:)", "done:in:"),
    ])
  func aSelectorBecomesItsName(expression: String, name: String) {
    let source = Self.screen.replacing("EXPRESSION", with: "#selector(\(expression))")
    let translated = Translated(source)
    let line = translated.body.split(separator: "\n").first { $0.contains("func use") } ?? ""
    let call = line.filter { $0 != " " }
    #expect(call == "funcuse(){leta=Selector(\"\(name)\")}")
    #expect(translated.diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      ("#keyPath(Screen.title2)", "\"title2\""),
      ("#keyPath(title2)", "\"title2\""),
      ("#keyPath(on)", "\"isOn\""),
      ("#keyPath(Other.child.name)", "\"child.name\""),
      ("#keyPath(UIView.layer.cornerRadius)", "\"layer.cornerRadius\""),
      ("#keyPath(self.child?.name)", "\"child.name\""),
    ])
  func aKeyPathBecomesAString(expression: String, text: String) {
    let translated = Translated(Self.screen.replacing("EXPRESSION", with: expression))
    let line = translated.body.split(separator: "\n").first { $0.contains("func use") } ?? ""
    #expect(line.contains("let a = \(text) "))
  }

  @Test(
    arguments: [
      ("#selector(over)", "ambiguous use of 'over'"),
      ("#selector(getter: 1 + 2)", "#selector needs a property after its label"),
      ("#selector(f(1))", "#selector needs the name of a method"),
      ("#selector()", "#selector needs exactly one method"),
      ("#keyPath(a[0])", "#keyPath needs a property"),
    ])
  func whatCannotBeResolvedIsAnErrorAtItsPlace(expression: String, message: String) throws {
    let translated = Translated(Self.screen.replacing("EXPRESSION", with: expression))
    let diagnostic = try #require(translated.diagnostics.first)
    #expect(diagnostic.description.hasPrefix("/app/Screen.swift:14:24: error: \(message)"))
  }

  @Test func whatFollowsASelectorKeepsItsColumn() {
    let source =
      "let a = #selector(\n    Screen.plain\n  ); let b = 1\nlet c = #selector(A.bcd(_:)), d = 2"
    let lines = Translated(source).body.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines == [
        "let a = Selector(\"plain\"", "", "  ); let b = 1", "let c = Selector(\"bcd:\"    ), d = 2",
      ])
  }
}
