import Foundation
import TestFolders
import Testing

@testable import Goldens

/// What becomes of goldens where the world is not as it should be: never half a golden, never a
/// lost one, and always a message.
@Suite struct SafetyTests {
  private let scratch: ScratchFolder
  private static let name = GoldenName(suites: ["Outer"], test: "shows")
  private let file = "Snapshots/Outer/shows.txt"

  init() throws { scratch = try ScratchFolder() }

  private static func check(
    _ root: String, _ mode: SnapshotMode = .missing, isCI: Bool = false
  ) -> GoldenCheck {
    GoldenCheck(
      store: GoldenStore(root: root), name: name,
      choice: ModeChoice(mode: mode, source: .environment), isCI: isCI)
  }

  @Test func ofTwoProcessesThatRecordTheSameGoldenOneWins() async throws {
    let path = scratch.path
    await withTaskGroup { group in
      for letter in ["a", "b", "c"] {
        group.addTask {
          await #expect(processExitsWith: .success) {
            [path = path as String, letter = letter as String] in
            let text = String(repeating: letter + "\n", count: 20_000)
            for _ in 0..<40 {
              let message = SafetyTests.check(path, .failed).run(text).message ?? ""
              // What another process wrote meanwhile is one text or the other, and never half.
              precondition(!message.hasPrefix("Cannot"), message)
            }
          }
        }
      }
    }
    let golden = try #require(scratch.read(file))
    #expect(golden.utf8.count == 40_000)
    #expect(Set(golden).count == 2)
    #expect(GoldenStore(root: path).tree().leftovers.isEmpty)
  }

  #if canImport(Glibc)
    @Test func aDiskThatTakesNoMoreKeepsTheOldGolden() async throws {
      try scratch.write("old\n", to: file)
      let path = scratch.path
      await #expect(processExitsWith: .success) { [path = path as String] in
        signal(SIGXFSZ, SIG_IGN)
        var limit = rlimit(rlim_cur: 5_000, rlim_max: 5_000)
        precondition(setrlimit(__rlimit_resource_t(1), &limit) == 0)
        let text = String(repeating: "new\n", count: 10_000)
        let recorded = SafetyTests.check(path, .failed).run(text).message ?? ""
        precondition(recorded.hasPrefix("Cannot write Snapshots/Outer/shows.txt: "), recorded)
        let compared = SafetyTests.check(path).run(text).message ?? ""
        let sign = "\nNo Snapshots/Outer/shows.txt.new for a review: Cannot write "
        precondition(compared.contains(sign), compared)
        let manifest = try RunManifest(root: path, run: "r")
        manifest.begin(process: 1, time: 1, arguments: [])
        var event = RunEvent(.golden, process: 1)
        event.actual = text
        precondition(!manifest.note(event))
      }
      #expect(scratch.read(file) == "old\n")
      #expect(scratch.read(file + ".new") == nil)
      let record = try #require(try RunRecord.latest(root: path))
      #expect(record.isTorn)
      #expect(GoldenStore(root: path).tree().leftovers.isEmpty)
    }
  #endif

  @Test func aReadOnlyTreeIsComparedAndSaysWhyNothingIsWritten() async throws {
    try scratch.write("old\n", to: file)
    try scratch.write("gone\n", to: file + ".new")
    let folders = [scratch.path + "/Snapshots/Outer", scratch.path + "/Snapshots", scratch.path]
    for folder in folders { chmod(folder, 0o555) }
    defer { for folder in folders.reversed() { chmod(folder, 0o755) } }
    let path = scratch.path
    await #expect(processExitsWith: .success) { [path = path as String] in
      // The superuser may write anywhere, so this process is nobody.
      if geteuid() == 0 { precondition(setuid(65_534) == 0) }
      precondition(SafetyTests.check(path).run("old").message == nil)
      let compared = SafetyTests.check(path).run("new").message ?? ""
      precondition(compared.hasPrefix("The text differs: 1 line removed, 1 added.\n"), compared)
      let sign = "\nNo Snapshots/Outer/shows.txt.new for a review: Cannot write "
      precondition(compared.contains(sign), compared)
      let recorded = SafetyTests.check(path, .failed).run("new").message ?? ""
      precondition(recorded.hasPrefix("Cannot write Snapshots/Outer/shows.txt: "), recorded)
      precondition((try? RunManifest(root: path, run: "r")) == nil)
    }
    #expect(scratch.read(file) == "old\n")
  }

  @Test func aGoldenOf100MegabytesIsNotReadButMayBeReplaced() throws {
    try scratch.write("", to: file)
    #expect(truncate(scratch.path + "/" + file, 100 << 20) == 0)
    let message = try #require(Self.check(scratch.path).run("new").message)
    #expect(message.hasPrefix("The golden has 104857600 bytes; the limit is 4194304.\n\(file):1\n"))
    let store = GoldenStore(root: scratch.path)
    try store.accept(try #require(try store.pending(Self.name)))
    #expect(scratch.read(file) == "new\n")
  }

  @Test func aTextOf100MegabytesIsNotWritten() throws {
    let text = String(repeating: "0123456789abcde\n", count: (100 << 20) / 16)
    let message = try #require(Self.check(scratch.path, .all).run(text).message)
    #expect(message.hasPrefix("The text has 104857600 bytes; a golden may have 4194304."))
    #expect(scratch.contents == ["Package.swift"])
  }

  @Test(arguments: [
    ("\u{FEFF}a\nb\n", "begins with a byte order mark", 1),
    ("a\r\nb\r\n", "has a carriage return on line 1", 1),
    ("a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n", "holds an unresolved merge conflict", 2),
  ])
  func aBadCheckoutIsSaidAndOverwrittenOnlyOnDemand(text: String, problem: String, line: Int) throws
  {
    try scratch.write(text, to: file)
    for mode in [SnapshotMode.missing, .failed, .never] {
      let message = try #require(Self.check(scratch.path, mode).run("a\nb").message)
      #expect(message.hasPrefix("The golden \(problem)"))
      #expect(message.contains("\n\(file):\(line)\n"))
      #expect(message.contains("\nTo accept it: plainview snapshots accept Outer/shows\n"))
      #expect(scratch.read(file)?.utf8.elementsEqual(text.utf8) == true)
      #expect(scratch.read(file + ".new") == "a\nb\n")
    }
    let onCI = try #require(Self.check(scratch.path, .all, isCI: true).run("a\nb").message)
    #expect(onCI.hasPrefix("The golden \(problem)"))
    #expect(scratch.read(file)?.utf8.elementsEqual(text.utf8) == true)
    #expect(Self.check(scratch.path, .all).run("a\nb").message?.hasPrefix("Replaced") == true)
    #expect(scratch.read(file) == "a\nb\n")
  }

  @Test(arguments: [
    "国を選ぶ", "اختيار-الدولة", "выбор_страны", "देश", "emoji 👩‍👩‍👧 🇩🇪", "e\u{301}", "..", "a/b\\c:d*?", " ",
    String(repeating: "long ", count: 500), String(repeating: "長", count: 500), "NUL", "-rf",
  ])
  func aNameInAnyScriptAndOfAnyLengthGoesToDiskAndBack(text: String) throws {
    let names = [
      GoldenName(suites: [text], test: text, arguments: [.data(text)], name: text),
      GoldenName(suites: [text, text], test: text),
    ]
    let store = GoldenStore(root: scratch.path)
    for name in names {
      #expect(name.pendingFile.utf8.count <= 143)
      try store.write("golden\n", to: name)
      try store.leave("new\n", for: name)
      let filter = NameFilter(name.shortName, store: store, from: "/")
      #expect(filter.places(in: [name]) == [0])
      #expect(GoldenName(path: name.description) == name)
    }
    let tree = store.tree()
    #expect(Set(tree.goldens.map(\.name.description)) == Set(names.map(\.description)))
    for name in tree.pending { try store.accept(try #require(try store.pending(name))) }
    for name in names { #expect(store.read(name) == .text("new\n")) }
  }
}
