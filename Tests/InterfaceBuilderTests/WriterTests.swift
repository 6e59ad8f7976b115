import Foundation
import InterfaceBuilder
import Testing

@Suite struct WritingDocuments {
  @Test(arguments: ["Panel.xib", "Flow.storyboard"])
  func whatIsWrittenIsReadBackAsTheSame(name: String) throws {
    let first = try IBDocument(contentsOfFile: fixture(name))
    let text = IBWriter.text(of: first)
    let second = try document(text)
    #expect(equal(first.root, second.root))
    #expect(IBWriter.text(of: second) == text)
  }

  @Test func elementsStandOneALineFourSpacesALevel() throws {
    let text = IBWriter.text(
      of: try document(xib("<a><b c='1' d='2'/>\n<e/></a><string>x</string>")))
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="\(xibType)">
            <a>
                <b c="1" d="2"/>
                <e/>
            </a>
            <string>x</string>
        </document>

        """)
  }

  @Test(
    arguments: [
      "plain", "A & B < C > D", "\"quoted\" 'single'", "two\nlines", "tab\there", "return\r\nhere",
      " spaces around ", " ", "\u{1F469}\u{200D}\u{1F4BB} ä 中文",
    ])
  func everyTextSurvives(text: String) throws {
    let escaped = text.unicodeScalars.map { "&#\($0.value);" }.joined()
    let first = try document(xib("<a b=\"\(escaped)\">\(escaped)</a>"))
    #expect(first.root.first("a")?["b"] == text)
    let second = try document(IBWriter.text(of: first))
    #expect(second.root.first("a")?["b"] == text)
    #expect(second.root.first("a")?.text == text)
  }

  @Test func wordsBesideElementsKeepTheirWhiteSpace() throws {
    let first = try document(xib("<a>some <b>words</b></a>"))
    let second = try document(IBWriter.text(of: first))
    #expect(equal(first.root, second.root))
  }

  private func equal(_ first: IBElement, _ second: IBElement) -> Bool {
    first.name == second.name && first.attributes == second.attributes && first.text == second.text
      && first.children.count == second.children.count
      && zip(first.children, second.children).allSatisfy { equal($0, $1) }
  }
}
