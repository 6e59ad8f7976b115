import InterfaceBuilder
import Testing

@Suite struct Diagnostics {
  @Test(
    arguments: [
      ("as it is: \"é日\"", "as it is: \"é日\""), ("a\nb\r", "a\\nb\\r"),
      ("\u{1B}[2J \u{9B}2J \u{2028}", "\\u{1B}[2J \\u{009B}2J \\u{2028}"),
      ("a\u{202E}b\u{2066}\u{200F}\u{FEFF}", "a\\u{202E}b\\u{2066}\\u{200F}\\u{FEFF}"),
      ("👩\u{200D}💻 می\u{200C}خواهم", "👩\u{200D}💻 می\u{200C}خواهم"),
      (
        String(repeating: "x", count: 100_000),
        String(repeating: "x", count: 300) + "…" + String(repeating: "x", count: 100)
      ),
    ])
  func aMessageIsOneShortLine(message: String, shown: String) {
    let diagnostic = Diagnostic(severity: .note, file: "A.xib", line: 3, message: message)
    #expect(diagnostic.message == shown)
    #expect(diagnostic.description == "A.xib:3: note: \(shown)")
  }

  @Test func aPathIsShownOnOneLineAndKeptAsItIs() {
    let path = "a\u{1B}[2J\nb.xib"
    let shown = "a\\u{1B}[2J\\nb.xib"
    let diagnostic = Diagnostic(severity: .note, file: path, line: 3, message: "odd")
    #expect(diagnostic.description == "\(shown):3: note: odd")
    #expect(diagnostic.file == path)
    let error = IBReadError(file: path, message: "odd")
    #expect(error.description == "\(shown): error: odd")
  }
}
