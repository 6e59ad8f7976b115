import InterfaceBuilder
import Testing

@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    "{}", "[]", " null ", "-1.5e+3", "\"a\\\"b\\u0041\"", "[1, [2, {\"a\": {}}], true]",
    "{\"a\" : 1,\n\"b\":[false]}\n",
  ]) func whatIsJSONHasNoProblem(text: String) {
    #expect(JSONSyntax.problem(in: Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    ("", 1, 1), ("{\n\"a\": 1,,\n}", 2, 8), ("{\n  \"a\" 1}", 2, 7), ("[1,\n2", 2, 2),
    ("[1,\n]", 2, 1), ("{\"a\": 1,\n}", 2, 1), ("[\n\"a]", 2, 1), ("[\n\"a\n]", 2, 3),
    ("{} x", 1, 4),
    ("[1}", 1, 3), ("[\n<<<<<<< HEAD\n", 2, 1), ("[tru]", 1, 2), ("[1.]", 1, 4), ("[-]", 1, 3),
    ("\"\\", 1, 1), ("{1: 2}", 1, 2),
  ]) func theFirstPlaceThatIsNoneIsTold(text: String, line: Int, column: Int) {
    let place = JSONSyntax.problem(in: Array(text.utf8))
    #expect(place?.line == line)
    #expect(place?.column == column)
  }

  @Test func manyListsInEachOtherTakeNoStack() {
    let text = [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000)
    #expect(JSONSyntax.problem(in: text)?.column == 1_000_001)
  }
}
