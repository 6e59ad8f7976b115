/// One HTML page with all that failed in a test run: no network, no other file.
public struct ReportPage {
  /// The most lines of one text that are shown: what a record holds, and how much more there was.
  static let lineLimit = RunEvent.lineLimit + 2
  /// The most characters of one line that are shown.
  static let columnLimit = 1_000
  /// The most bytes of all texts together that are shown; a page with more is slow to open.
  static let textLimit = 2 << 20

  private let record: RunRecord
  private let all: Int
  private let failed: [Failure]

  /// A golden that failed, and where it is.
  private struct Failure {
    let event: RunEvent
    let store: GoldenStore
    let name: GoldenName
    /// What the list calls it.
    let title: String

    init?(_ event: RunEvent, in store: GoldenStore, isOther: Bool) {
      guard event.result != .matches, let path = event.golden else { return nil }
      self.event = event
      self.store = store
      name =
        GoldenName(path: path, base: store.folder)
        ?? GoldenName(folders: [], file: path, base: store.folder)
      title = (isOther ? store.folder + "/" : "") + name.shortName
    }
  }

  /// Makes a page of the record of a run that compared goldens of a store.
  ///
  /// - Parameter others: What it noted in further folders.
  public init(
    _ record: RunRecord, of store: GoldenStore,
    others: [(record: RunRecord, store: GoldenStore)] = []
  ) {
    self.record = record
    all = others.reduce(record.goldens.count) { $0 + $1.record.goldens.count }
    failed =
      record.goldens.compactMap { Failure($0, in: store, isOther: false) }
      + others.flatMap { other in
        other.record.goldens.compactMap { Failure($0, in: other.store, isOther: true) }
      }
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
    for (index, failure) in failed.enumerated() {
      let event = failure.event
      room -= (event.expected?.utf8.count ?? 0) + (event.actual?.utf8.count ?? 0)
      output(article(failure, index, isShown: room >= 0))
    }
    output("</main>\n<script>\(PageScript.text)</script>\n</body>\n</html>\n")
  }

  private var title: String {
    let all = counted(all, "golden")
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
    for failure in failed {
      let result = failure.event.result?.rawValue ?? ""
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
    for (index, failure) in failed.enumerated() {
      let name = HTMLText.escaped(failure.title)
      let result = failure.event.result?.rawValue ?? ""
      output("<li class=\"\(result)\"><a href=\"#g\(index + 1)\">\(name)</a></li>\n")
    }
    output("</ol>\n<p id=\"none\" hidden>Nothing is called like that.</p>\n</nav>\n")
  }

  private func article(_ failure: Failure, _ index: Int, isShown: Bool) -> String {
    let event = failure.event
    let name = failure.title
    let result = event.result?.rawValue ?? ""
    return """
      <article id="g\(index + 1)" data-name="\(HTMLText.escaped(name.lowercased()))" \
      data-result="\(result)">
      <h2>\(HTMLText.escaped(failure.name.description))</h2>
      <p class="message">\(HTMLText.escaped(event.message ?? ""))</p>
      <p class="place">\(HTMLText.escaped(event.location ?? ""))\(advice(failure))</p>
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
  private func advice(_ failure: Failure) -> String {
    guard let result = failure.event.result, [.missing, .different, .damaged].contains(result)
    else { return "" }
    let command = failure.store.commandToAccept(failure.name)
    return " · <code>\(HTMLText.escaped(command))</code>"
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
