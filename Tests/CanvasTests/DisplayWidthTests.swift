import Canvas
import Testing

struct DisplayWidthTests {
  private static let widths: [(String, Int)] = [
    ("", 0), ("plain", 5), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("ｱ", 1), ("Ａ", 2),
    ("한글", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1161}", 1), ("😀", 2), ("👍🏽", 2),
    ("👨‍👩‍👧‍👦", 2), ("🇩🇪", 2), ("🇩", 2), ("1\u{FE0F}\u{20E3}", 2), ("❤", 1),
    ("❤\u{FE0F}", 2), ("⌚", 2), ("⌚\u{FE0E}", 1), ("🏴\u{E0067}\u{E0062}\u{E007F}", 2),
    ("…", 1), ("▨", 1), ("░", 1), ("‹›✓ⓘ◌●○▸◂", 9), ("━┌┼", 3), ("ก็", 1), ("क्षि", 1),
    ("\u{301}", 0), ("\u{200B}", 0), ("\u{202E}", 0), ("\u{2066}", 0), ("\u{0}", 0),
    ("\t", 1), ("\n", 1), ("\r\n", 1), ("\u{2028}", 1), ("\u{3000}", 2), ("\u{7F}", 0),
    ("\u{20000}", 2), ("\u{10FFFF}", 1), ("a日b", 4),
  ]

  @Test(arguments: widths)
  func aTextTakesItsCells(text: String, cells: Int) {
    #expect(DisplayWidth.of(text) == cells)
  }

  @Test func aTextIsAsWideAsItsCharacters() {
    let text = "Grüße 日本 👍🏽🇩🇪\t1\u{FE0F}\u{20E3}"
    var sum = 0
    for character in text { sum += DisplayWidth.of(character) }
    #expect(DisplayWidth.of(text) == sum)
  }
}
