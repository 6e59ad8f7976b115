import Foundation
import Goldens
import Testing

/// `plainview snapshots report`, from disk and in a browser.
@Suite struct ReportPageTests {
  private let workplace: Workplace

  init() throws {
    workplace = try Workplace()
    try note([
      ("A/screen", "┌──┐\n│日│\n└──┘\n\nbutton \"Next\"\n", "┌──┐\n│月│\n└──┘\n\nbutton \"Go\"\n"),
      ("A/list", "\na\nb\n", "\nb\nc\n"), ("B/new", nil, "<script>document.title = 'x'</script>\n"),
      ("B/same", "s\n", "s\n"),
    ])
  }

  /// A run on CI that compared goldens with texts.
  private func note(_ rows: [(name: String, golden: String?, text: String)]) throws {
    let manifest = try RunManifest(root: workplace.path, run: "r")
    manifest.begin(
      process: 1, time: 1,
      arguments: ["t", "--testing-library", "swift-testing", "--filter", "A|B"])
    for row in rows {
      let path = "Snapshots/\(row.name).txt"
      if let golden = row.golden { try workplace.write(golden, to: path) }
      let name = try #require(GoldenName(path: path))
      let check = GoldenCheck(
        store: GoldenStore(root: workplace.path), name: name,
        choice: ModeChoice(mode: .missing, source: .standard), isCI: true)
      manifest.note(
        RunEvent(check.run(row.text), golden: name, location: "M/F.swift:7", process: 1))
    }
    manifest.end(process: 1, status: 1)
  }

  private func page() throws -> String {
    #expect(try workplace.run("report", "-o", "out/report").status == 0)
    return try #require(workplace.read("out/report/index.html"))
  }

  @Test func thePageHoldsAllThatFailed() throws {
    let outcome = try workplace.run("report", "-o", "out/")
    #expect(outcome.output == "out/index.html: 3 goldens that failed\n")
    let page = try #require(workplace.read("out/index.html"))
    #expect(page.contains("<title>3 of 4 goldens failed</title>"))
    #expect(page.contains("<h2>Snapshots/A/list.txt</h2>"))
    #expect(page.contains("a part of the tests only: --filter A|B"))
    #expect(page.contains("M/F.swift:7"))
    #expect(!page.contains("B/same"))
    #expect(page.contains("<i>月</i>"))
    #expect(page.contains("<ins>Go</ins>") || page.contains("<ins>Go&quot;</ins>"))
    #expect(page.contains("<pre class=\"old\" aria-label=\"only in the golden\">\n\n<del>a</del>"))
  }

  @Test func thePageHoldsWhatFailedInFoldersThatTestsName() throws {
    let package = try RunManifest(root: workplace.path, run: "r")
    for (folder, run) in [("Snapshots/Phone", "r"), ("Goldens", "r"), ("Old", "q")] {
      package.add(folder: folder, process: 1)
      try workplace.write("old\n", to: folder + "/A/screen.txt")
      let store = GoldenStore(folder: folder, from: workplace.path)
      let name = try #require(GoldenName(path: "Snapshots/A/screen.txt", base: folder))
      let check = GoldenCheck(
        store: store, name: name, choice: ModeChoice(mode: .missing, source: .standard), isCI: true)
      try RunManifest(root: store.root, run: run).note(
        RunEvent(check.run("new"), golden: name, location: "M/G.swift:8", process: 1))
    }
    let outcome = try workplace.run("report", "-o", "out")
    #expect(outcome.output == "out/index.html: 5 goldens that failed\n")
    let page = try #require(workplace.read("out/index.html"))
    #expect(page.contains("<title>5 of 6 goldens failed</title>"))
    #expect(page.contains(">Goldens/A/screen</a>"))
    #expect(page.contains("<h2>Snapshots/Phone/A/screen.txt</h2>"))
    #expect(page.contains("plainview snapshots accept A/screen --snapshots Snapshots/Phone<"))
    #expect(!page.contains("Old/A"))
  }

  @Test func thePageLoadsNothingAndRunsNothingOfTheGoldens() throws {
    let page = try page()
    for sign in ["http:", "https:", "src=", "url(", "@import", "<link"] {
      #expect(!page.contains(sign), "\(sign)")
    }
    #expect(page.contains("&lt;script&gt;document.title = &#39;x&#39;&lt;/script&gt;"))
    #expect(page.components(separatedBy: "<script>").count == 2)
  }

  @Test func aRunWithoutAFailureHasAPageToo() throws {
    try note([("A/screen", "a\n", "a"), ("A/list", "b\n", "b"), ("B/new", "c\n", "c")])
    #expect(try page().contains("<title>All of 4 goldens match</title>"))
  }

  @Test func aPageOfVeryMuchIsBounded() throws {
    let line = String(repeating: "wide ", count: 1_000) + "\n"
    let long = String(repeating: String(repeating: "long ", count: 24) + "\n", count: 30_000)
    var rows: [(name: String, golden: String?, text: String)] = [("A/wide", line, "x" + line)]
    for number in 10..<16 { rows.append(("B/long\(number)", long, "x\n" + long)) }
    try note(rows)
    let page = try page()
    let size = page.utf8.count
    #expect(size < 8 << 20)
    for sign in [
      "wide … (4000 more characters)", "… 28000 more lines left out", "… 28001 more lines left out",
      " bytes left out: the page shows 2097152 of all texts.",
    ] {
      let isThere = page.contains(sign)
      #expect(isThere, "\(sign)")
    }
  }

  @Test func whatStandsInTheWayIsSaid() throws {
    let nowhere = try Workplace()
    #expect(try nowhere.run("report", "-o", "out").errors.contains("run swift test"))
    #expect(try workplace.run("report").status == 2)
    try workplace.write("", to: "file")
    let outcome = try workplace.run("report", "-o", "file")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "plainview: error: file/index.html cannot be written\n")
  }

  /// Opens the page with a script behind it that does as a person would, and notes what it sees.
  private func log(_ script: String) throws -> [String] {
    let chromium = try Chromium()
    let driver = """
      <script>
      {
      const seen = [];
      const press = key => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
      const shown = () => Array.from(document.querySelectorAll("article"))
        .filter(article => getComputedStyle(article).display !== "none")
        .map(article => article.id).join(" ");
      \(script)
      document.body.innerHTML = "";
      document.body.dataset.log = seen.join("|");
      }
      </script>
      """
    try workplace.write(
      try page().replacingOccurrences(of: "</body>", with: driver + "</body>"),
      to: "out/driven.html")
    let document = try chromium.document(
      workplace.path + "/out/driven.html", profile: workplace.path + "/profile")
    let match = try #require(document.firstMatch(of: /data-log="([^"]*)"/), "\(document)")
    return match.1.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func keysStepThroughWhatFailed() throws {
    let seen = try log(
      """
      seen.push(document.title, shown());
      for (const key of ["j", "j", "j", "k", "ArrowUp", "ArrowDown"]) { press(key); seen.push(shown()); }
      """)
    #expect(seen == ["3 of 4 goldens failed", "g1", "g2", "g3", "g3", "g2", "g1", "g2"])
  }

  @Test func keysChooseWhatIsShownAndHow() throws {
    let seen = try log(
      """
      const sections = () => Array.from(document.querySelectorAll("article.selected section"))
        .filter(section => getComputedStyle(section).display !== "none")
        .map(section => section.className).join(" ");
      for (const key of ["1", "2", "3", "0"]) { press(key); seen.push(sections()); }
      const layers = () => ["old", "new"].map(name =>
        getComputedStyle(document.querySelector("article.selected pre." + name)).visibility)
        .join(" ");
      for (const key of ["o", "o", "o"]) { press(key); seen.push(layers()); }
      press("j");
      const box = selector => document.querySelector("#g2 " + selector).getBoundingClientRect();
      const [removed, added] = [box("del"), box("ins")];
      seen.push(String(removed.x === added.x && removed.y === added.y && removed.x > 0));
      const back = () => getComputedStyle(document.body).backgroundColor;
      const light = back();
      press("t");
      seen.push(String(light !== back()));
      press("t");
      seen.push(String(light === back()));
      """)
    #expect(
      seen == [
        "expected", "actual", "difference", "expected actual difference", "visible hidden",
        "hidden visible", "visible visible", "true", "true", "true",
      ])
  }

  @Test func filtersShowAPart() throws {
    let seen = try log(
      """
      const list = () => Array.from(document.querySelectorAll("#list li"))
        .filter(item => !item.hidden).map(item => item.textContent).join(" ");
      const type = text => {
        filter.value = text;
        filter.dispatchEvent(new Event("input"));
        seen.push(list(), shown());
      };
      seen.push(list());
      type("b/");
      type("nothing");
      seen.push(String(document.getElementById("none").hidden));
      type("a LIST");
      type("");
      document.querySelector("button[data-result=different]").click();
      seen.push(list(), shown());
      press("/");
      seen.push(document.activeElement.id);
      """)
    #expect(
      seen == [
        "A/list A/screen B/new", "B/new", "g3", "", "", "false", "A/list", "g1",
        "A/list A/screen B/new", "g1", "B/new", "g3", "filter",
      ])
  }

  @Test func thePageIsDrawn() throws {
    let chromium = try Chromium()
    _ = try page()
    let picture = try chromium.screenshot(
      workplace.path + "/out/report/index.html", profile: workplace.path + "/profile")
    #expect(picture.starts(with: [0x89] + Array("PNG".utf8)))
    // The width stands in the bytes 16 to 19; an empty page would be a few kilobytes.
    #expect(picture.count > 10_000)
    #expect(Array(picture[16..<24]) == [0, 0, 0x03, 0xE8, 0, 0, 0x02, 0x58])
  }
}
