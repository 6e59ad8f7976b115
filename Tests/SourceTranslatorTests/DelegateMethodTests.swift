import Testing

@testable import SourceTranslator

/// Methods of delegates note that they begin, so that a flow golden can tell them.
@Suite struct DelegateMethodTests {
  private static let kit = "protocol Owner { func done(_ a: Int); func ask() -> Bool }"

  private func body(_ members: String, inherits: String) -> String {
    let text = Translated("class A: \(inherits) { \(members) }", context: [Self.kit]).body
    return String(text.dropFirst("class A: \(inherits) { ".count).dropLast(2))
  }

  @Test(
    arguments: [
      (
        "func done(_ a: Int) { b() }",
        "func done(_ a: Int) { UIKit._noteCall(self, \"done(_:)\"); b() }"
      ),
      ("func done(_ a: Int) {}", "func done(_ a: Int) { UIKit._noteCall(self, \"done(_:)\")}"),
      (
        "func ask() -> Bool { b }",
        "func ask() -> Bool { UIKit._noteCall(self, \"ask()\"); return b }"
      ),
      (
        "func ask() -> Bool { return b }",
        "func ask() -> Bool { UIKit._noteCall(self, \"ask()\"); return b }"
      ),
      (
        "func ask() -> Bool { if a { b } else { c } }",
        "func ask() -> Bool { if a { b } else { c } }"
      ),
      ("func ask() -> Bool { fatalError() }", "func ask() -> Bool { fatalError() }"),
      ("func other() { b() }", "func other() { b() }"),
      ("static func ask() -> Bool { b }", "static func ask() -> Bool { b }"),
    ])
  func requirementsOfTheTargetsProtocolsAreNoted(before: String, after: String) {
    #expect(body(before, inherits: "Owner") == after)
  }

  @Test(
    arguments: [
      "func textFieldDidEndEditing(_ textField: UITextField) { b() }",
      "func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { b() }",
      "func textFieldShouldReturn(_ field: UITextField) -> Bool { return b }",
      "func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) { b() }",
    ])
  func messagesOfCocoasDelegatesAreNoted(method: String) {
    #expect(body(method, inherits: "UITextFieldDelegate").contains("UIKit._noteCall(self, "))
    #expect(body(method, inherits: "UITableViewDataSource") == method)
  }

  @Test(
    arguments: [
      "func tableView(_ tableView: UITableView, numberOfRowsInSection s: Int) -> Int { 1 }",
      "func show(_ textField: UITextField) { b() }",
      "private func textFieldDidEndEditing(_ textField: UITextField) { b() }",
    ])
  func whatAsksForDataOrIsTheAppsOwnIsNotNoted(method: String) {
    #expect(body(method, inherits: "UITableViewDelegate") == method)
  }

  @Test func actionsAreNotNotedTwice() {
    let text = body("@IBAction func done(_ a: Int) { b() }", inherits: "Owner")
    #expect(!text.contains("_noteCall"))
  }

  @Test func extensionsOfClassesCountAndStructuresDoNot() {
    let source = "class A {}\nextension A: Owner { func done(_ a: Int) { b() } }"
    #expect(Translated(source, context: [Self.kit]).body.contains("_noteCall(self, \"done(_:)\")"))
    let structure = "struct S: Owner { func done(_ a: Int) { b() } }"
    #expect(Translated(structure, context: [Self.kit]).body == structure)
  }

  @Test func linesStayWhereTheyAre() {
    let source = "class A: Owner {\n  func done(_ a: Int) { // c\n    b()\n  }\n}"
    let note = " UIKit._noteCall(self, \"done(_:)\");"
    #expect(
      Translated(source, context: [Self.kit]).body
        == source.replacing("(_ a: Int) {", with: "(_ a: Int) {\(note)"))
  }
}
