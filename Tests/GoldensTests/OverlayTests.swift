import Testing

@testable import Goldens

/// The difference of two texts as layers on top of each other.
@Suite struct OverlayTests {
  @Test(arguments: [
    ("ab\n", "ac\n", "a \n", " <del>b</del>\n", " <ins>c</ins>\n"),
    ("x\na\n", "a\ny\n", " \na\n\n", "<del>x</del>\n\n\n", "\n\n<ins>y</ins>\n"),
    (
      "b\nAnn\n", "Bob\n", " \n   \n\n", "<del>b</del>\n<del>Ann</del>\n\n", "\n\n<ins>Bob</ins>\n"
    ),
    ("日本\n", "日a\n", "<i>日</i>  \n", "  <del><i>本</i></del>\n", "  <ins>a</ins>\n"),
    ("<&>\n", "<&>\n", "&lt;&amp;&gt;\n", "\n", "\n"),
  ])
  func eachLayerHasItsPart(
    golden: String, actual: String, both: String, old: String, new: String
  ) {
    let overlay = Overlay(golden, actual, limit: 10)
    #expect(overlay.both == both)
    #expect(overlay.old == old)
    #expect(overlay.new == new)
  }

  @Test func linesBeyondTheLimitAreCounted() {
    let overlay = Overlay("a\nb\nc\n", "a\nb\nd\n", limit: 1)
    #expect(overlay.both == "a\n… 2 more lines left out\n")
    #expect(overlay.old == "\n")
  }
}
