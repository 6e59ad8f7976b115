/// One HTML page with all that failed in a test run: no network, no other file.
public struct ReportPage {
  /// The most lines of one text that are shown: what a record holds, and how much more there was.
  static let lineLimit = RunEvent.lineLimit + 2
  /// The most characters of one line that are shown.
  static let columnLimit = 1_000
  /// The most bytes of all texts together that are shown; a page with more is slow to open.
  static let textLimit = 2 << 20

  private let record: RunRecord
  private let store: GoldenStore
  private let failed: [RunEvent]

  /// Makes a page of the record of a run that compared goldens of a store.
  public init(_ record: RunRecord, of store: GoldenStore) {
    self.record = record
    self.store = store
    failed = record.goldens.filter { $0.result != .matches && $0.golden != nil }
  }

  /// How many goldens the page shows.
  public var count: Int { failed.count }

  /// Hands the page out piece by piece.
  public func write(_ output: (String) -> Void) {
    output(head)
    if failed.isEmpty {
      output("<p class=\"empty\">Nothing failed.</p>\n")
    } else {
      writeList(output)
    }
    output("<main>\n")
    var room = Self.textLimit
    for (index, event) in failed.enumerated() {
      room -= (event.expected?.utf8.count ?? 0) + (event.actual?.utf8.count ?? 0)
      output(article(event, index, isShown: room >= 0))
    }
    output("</main>\n<script>\(PageScript.text)</script>\n</body>\n</html>\n")
  }

  private var title: String {
    let all = counted(record.goldens.count, "golden")
    return failed.isEmpty ? "All of \(all) match" : "\(failed.count) of \(all) failed"
  }

  private var head: String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title)</title>
    <style>\(PageStyle.text)</style>
    </head>
    <body>
    <header>
    <h1>\(title)</h1>
    \(note)<p class="keys"><kbd>j</kbd> <kbd>k</kbd> next, previous · <kbd>0</kbd> all, <kbd>1</kbd> \
    golden, <kbd>2</kbd> new text, <kbd>3</kbd> difference · <kbd>o</kbd> flip the overlay · \
    <kbd>t</kbd> light or dark · <kbd>/</kbd> filter</p>
    </header>

    """
  }

  /// What a reader must know who takes the page for the whole truth.
  private var note: String {
    guard let why = record.whyIncomplete, why != "the last run failed" else { return "" }
    return "<p class=\"note\">\(HTMLText.escaped(why))</p>\n"
  }

  private func writeList(_ output: (String) -> Void) {
    var counts: [(result: String, count: Int)] = []
    for event in failed {
      let result = event.result?.rawValue ?? ""
      if let index = counts.firstIndex(where: { $0.result == result }) {
        counts[index].count += 1
      } else {
        counts.append((result, 1))
      }
    }
    output(
      "<nav>\n<input id=\"filter\" type=\"search\" placeholder=\"Filter\" aria-label=\"Filter\">\n")
    output("<div id=\"results\">")
    for (result, count) in counts {
      output(
        "<button type=\"button\" aria-pressed=\"true\" data-result=\"\(result)\">\(result) "
          + "\(count)</button>")
    }
    output("</div>\n<ol id=\"list\">\n")
    for (index, event) in failed.enumerated() {
      let name = HTMLText.escaped(name(event).shortName)
      let result = event.result?.rawValue ?? ""
      output("<li class=\"\(result)\"><a href=\"#g\(index + 1)\">\(name)</a></li>\n")
    }
    output("</ol>\n<p id=\"none\" hidden>Nothing is called like that.</p>\n</nav>\n")
  }

  private func name(_ event: RunEvent) -> GoldenName {
    let path = event.golden ?? ""
    return GoldenName(path: path, base: store.folder)
      ?? GoldenName(folders: [], file: path, base: store.folder)
  }

  private func article(_ event: RunEvent, _ index: Int, isShown: Bool) -> String {
    let golden = name(event)
    let name = golden.shortName
    let result = event.result?.rawValue ?? ""
    return """
      <article id="g\(index + 1)" data-name="\(HTMLText.escaped(name.lowercased()))" \
      data-result="\(result)">
      <h2>\(HTMLText.escaped(golden.description))</h2>
      <p class="message">\(HTMLText.escaped(event.message ?? ""))</p>
      <p class="place">\(HTMLText.escaped(event.location ?? ""))\(advice(event, golden))</p>
      <div class="panels">
      \(isShown ? panels(event) : Self.tooMuch(event))</div>
      </article>

      """
  }

  /// What stands for texts that are too much for the page.
  private static func tooMuch(_ event: RunEvent) -> String {
    let size = (event.expected?.utf8.count ?? 0) + (event.actual?.utf8.count ?? 0)
    return "<p>\(counted(size, "byte")) left out: the page shows \(textLimit) of all texts.</p>\n"
  }

  private func panels(_ event: RunEvent) -> String {
    var panels = ""
    if let expected = event.expected {
      panels += panel("expected", "Golden", pre(expected))
    } else {
      let isMissing = event.result == .missing || event.result == .recorded
      let why = isMissing ? "There was none." : "It is no text that can be shown."
      panels += panel("expected", "Golden", "<p>\(why)</p>")
    }
    if let actual = event.actual {
      panels += panel("actual", "New text", pre(actual))
      panels += panel("difference", "Difference", overlay(event.expected ?? "", actual))
    } else {
      panels += panel("actual", "New text", "<p>It is too large to be shown.</p>")
    }
    return panels
  }

  /// How to accept what waits; after other failures nothing does.
  private func advice(_ event: RunEvent, _ golden: GoldenName) -> String {
    guard let result = event.result, [.missing, .different, .damaged].contains(result) else {
      return ""
    }
    return " · <code>\(HTMLText.escaped(store.commandToAccept(golden)))</code>"
  }

  private func panel(_ kind: String, _ heading: String, _ content: String) -> String {
    "<section class=\"\(kind)\"><h3>\(heading)</h3>\(content)</section>\n"
  }

  private func pre(_ text: String) -> String {
    var lines: [String] = []
    let all = text.split(separator: "\n", omittingEmptySubsequences: false)
    for line in all.prefix(Self.lineLimit) {
      lines.append(HTMLText.line(Self.cut(line)))
    }
    let more = all.count - lines.count
    if more > 0 { lines.append("… \(counted(more, "more line")) left out") }
    return pre("", lines.joined(separator: "\n"))
  }

  /// A line without what is too much of it, and how much that is.
  static func cut(_ line: Substring) -> Substring {
    guard line.utf8.count > columnLimit else { return line }
    let more = line.dropFirst(columnLimit)
    let note = more.isEmpty ? "" : "… (\(counted(more.count, "more character")))"
    return line.prefix(columnLimit) + note
  }

  private func overlay(_ golden: String, _ actual: String) -> String {
    let overlay = Overlay(golden, actual, limit: Self.lineLimit)
    return "<div class=\"overlay\">" + pre(" class=\"both\"", overlay.both)
      + pre(" class=\"old\" aria-label=\"only in the golden\"", overlay.old)
      + pre(" class=\"new\" aria-label=\"only in the new text\"", overlay.new) + "</div>"
  }

  /// HTML takes away the line feed a text begins with, so it gets one more.
  private func pre(_ attributes: String, _ content: String) -> String {
    "<pre\(attributes)>\n\(content)</pre>"
  }
}
