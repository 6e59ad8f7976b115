import Foundation
import Testing

/// What README and articles show is what works.
@Suite struct DocumentationTests {
  /// What is compiled: the files of these tests, and those that `.ci/outside` makes a package of.
  private static let compiled =
    Documents.files("Tests/DocumentationTests", endingIn: ".swift")
    + Documents.files(
      "Sources/PlainviewTesting/PlainviewTesting.docc/Resources", endingIn: ".swift")

  @Test(arguments: CodeBlock.all("swift").filter { !$0.isExcused })
  func theSwiftOfAPageIsCompiled(block: CodeBlock) {
    let found = Self.compiled.contains { file in
      let lines = CodeBlock.trimmedLines(Documents.text(file)).filter { !$0.isEmpty }
      return lines.indices.contains { lines[$0...].starts(with: block.lines) }
    }
    #expect(found, "no file that is compiled holds these lines:\n\(block.lines)")
  }

  @Test func onlyTheBridgeToAnotherPackageIsNotCompiled() {
    let excused = CodeBlock.all("swift").filter(\.isExcused)
    #expect(excused.count == 1)
    #expect(excused.first?.lines.contains("import SnapshotTesting") == true)
  }

  @Test(arguments: CodeBlock.all("sh"))
  func theCommandsOfAPageAreRun(block: CodeBlock) throws {
    let workplace = try ReaderWorkplace()
    let scripts = [".ci/run", ".ci/outside"].flatMap {
      CodeBlock.trimmedLines(Documents.text($0)).map { $0.replacing(#/ends \d /#, with: "") }
    }
    let commands = block.lines.flatMap { $0.components(separatedBy: " && ") }
    for command in commands {
      let words = command.components(separatedBy: " ")
      let start = words.starts(with: ["swift", "run"]) ? 2 : 0
      if words.dropFirst(start).first == "plainview" {
        let status = try workplace.run(Array(words.dropFirst(start + 1)))
        // 1 stands for something that waits; only wrong usage is a mistake of the page.
        #expect(status == 0 || status == 1, "\(command) ended with \(status)")
      } else {
        #expect(scripts.contains(command), "neither .ci/run nor .ci/outside runs \(command)")
      }
    }
  }

  @Test func everyTestThatAPageNamesExists() {
    let article = Documents.text(
      "Sources/PlainviewTesting/PlainviewTesting.docc/OtherTools.md")
    let sources = Documents.files("Tests", endingIn: ".swift").map(Documents.text).joined()
    let rows = article.components(separatedBy: "## Complaints").last ?? ""
    let named = rows.matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
    #expect(named.count > 50)
    for name in Set(named).sorted() {
      #expect(sources.contains("func \(name)("), "no test is called \(name)")
    }
  }

  @Test func theArticleOfTheCommandTellsOfEachSubcommand() throws {
    let help = try ReaderWorkplace().output(["--help"])
    let article = Documents.text("Sources/plainview/plainview.docc/plainview.md")
    let subcommands = help.matches(of: #/plainview ([a-z]+) /#).map { String($0.1) }
    #expect(Set(subcommands).isSuperset(of: ["render", "convert", "coverage", "snapshots"]))
    for subcommand in subcommands where subcommand != "shows" {
      #expect(article.contains("`plainview \(subcommand) "), "\(subcommand)")
    }
  }
}
