import Foundation
import TestFolders
import Testing

@testable import Goldens

/// What a failure leaves for a review, and what becomes of it.
@Suite struct PendingTests {
  private let scratch: ScratchFolder
  private let name = GoldenName(suites: ["Outer"], test: "shows")
  private let file = "Snapshots/Outer/shows.txt"
  private var store: GoldenStore { GoldenStore(root: scratch.path) }

  init() throws { scratch = try ScratchFolder() }

  private func check(_ mode: SnapshotMode = .missing, isCI: Bool = false) -> GoldenCheck {
    GoldenCheck(
      store: store, name: name, choice: ModeChoice(mode: mode, source: .environment), isCI: isCI)
  }

  @Test func aDifferenceLeavesTheNewTextBesideTheGolden() throws {
    try scratch.write("old\n", to: file)
    let message = try #require(check().run("new").message)
    #expect(scratch.read(file + ".new") == "new\n")
    #expect(scratch.read(file) == "old\n")
    #expect(message.contains("\nTo accept it: plainview snapshots accept Outer/shows\n"))
  }

  @Test func aMissingGoldenThatIsNotWrittenWaitsToo() throws {
    _ = check(.never).run("new")
    #expect(scratch.read(file + ".new") == "new\n")
    #expect(scratch.read(file) == nil)
    let pending = try #require(try store.pending(name))
    #expect(pending.kind == .new(lines: 1))
  }

  @Test(arguments: SnapshotMode.allCases)
  func nothingIsLeftOnCI(mode: SnapshotMode) throws {
    try scratch.write("old\n", to: file)
    let before = scratch.contents
    _ = check(mode, isCI: true).run("new")
    #expect(scratch.contents == before)
  }

  @Test(arguments: ["old", "older"])
  func aTestThatPassesOrRecordsClearsAwayWhatWaited(text: String) throws {
    try scratch.write("old\n", to: file)
    try scratch.write("waits\n", to: file + ".new")
    _ = check(.failed).run(text)
    #expect(scratch.read(file + ".new") == nil)
    #expect(scratch.read(file) == text + "\n")
  }

  @Test func gitTakesNoPendingTextForAChange() throws {
    try scratch.write("old\n", to: file)
    _ = check().run("new")
    #expect(scratch.read("Snapshots/.gitignore") == "*.txt.new\n.golden-*.tmp\n")
    try scratch.write("mine\n", to: "Snapshots/.gitignore")
    _ = check().run("newer")
    #expect(scratch.read("Snapshots/.gitignore") == "mine\n")
    try FileManager.default.removeItem(atPath: scratch.path + "/Snapshots/.gitignore")
    try scratch.makeFolder("Snapshots/.gitignore")
    #expect(check().run("newest").message?.contains("plainview snapshots accept") == true)
  }

  @Test func acceptingMakesThePendingTextTheGolden() throws {
    try scratch.write("old\n", to: file)
    _ = check().run("new")
    let pending = try #require(try store.pending(name))
    #expect(pending.kind == .different(removed: 1, added: 1))
    #expect(
      pending.diff() == [
        "--- \(file)", "+++ \(file).new", "@@ -1,1 +1,1 @@", "-old", "+new",
      ])
    try store.accept(pending)
    #expect(scratch.read(file) == "new\n")
    #expect(try store.pending(name) == nil)
    #expect(check().run("new").message == nil)
  }

  @Test(arguments: [0o444, 0o640, 0o755] as [mode_t])
  func theNewGoldenMayBeReadAndWrittenByTheSame(mode: mode_t) throws {
    try scratch.write("old\n", to: file)
    chmod(scratch.path + "/" + file, mode)
    _ = check().run("new")
    try store.accept(try #require(try store.pending(name)))
    var status = stat()
    #expect(stat(scratch.path + "/" + file, &status) == 0)
    #expect(status.st_mode & 0o777 == mode)
    #expect(scratch.read(file) == "new\n")
  }

  @Test func aTextThatHoldsOneMarkerItselfMayBeAccepted() throws {
    try scratch.write("<<<<<<< a\n", to: file)
    _ = check().run("<<<<<<< b")
    let pending = try #require(try store.pending(name))
    #expect(pending.kind == .different(removed: 1, added: 1))
    try store.accept(pending)
    #expect(scratch.read(file) == "<<<<<<< b\n")
  }

  @Test func rejectingKeepsTheGolden() throws {
    try scratch.write("old\n", to: file)
    _ = check().run("new")
    try store.reject(try #require(try store.pending(name)))
    #expect(scratch.read(file) == "old\n")
    #expect(scratch.read(file + ".new") == nil)
  }

  @Test(arguments: ["", ".new"])
  func whatChangedAfterTheLookIsNotAccepted(ending: String) throws {
    try scratch.write("old\n", to: file)
    _ = check().run("new")
    let pending = try #require(try store.pending(name))
    try scratch.write("somebody else's\n", to: file + ending)
    let accepted = #expect(throws: Refusal.self) { try store.accept(pending) }
    let rejected = #expect(throws: Refusal.self) { try store.reject(pending) }
    #expect(accepted?.problem == .changed)
    #expect(rejected?.problem == .changed)
    #expect(scratch.read(file + ending) == "somebody else's\n")
  }

  @Test func whatIsGoneIsNotAccepted() throws {
    try scratch.write("old\n", to: file)
    _ = check().run("new")
    let pending = try #require(try store.pending(name))
    try store.reject(pending)
    let error = #expect(throws: Refusal.self) { try store.accept(pending) }
    #expect(error?.problem == .gone)
  }

  @Test func aPendingTextThatIsNoGoldenIsNotAccepted() throws {
    try scratch.write("<<<<<<< a\nb\n=======\nc\n>>>>>>> d\n", to: file + ".new")
    let error = #expect(throws: Refusal.self) { try store.pending(name) }
    #expect(error?.description.hasPrefix("\(file).new holds an unresolved merge") == true)
    try FileManager.default.removeItem(atPath: scratch.path + "/" + file + ".new")
    try scratch.link(file + ".new", to: scratch.path + "/Package.swift")
    let link = #expect(throws: Refusal.self) { try store.pending(name) }
    #expect(link?.problem == .symbolicLink)
  }

  @Test func anEmptyFileIsNoTextToAccept() throws {
    try scratch.write("old\n", to: file)
    try scratch.write("", to: file + ".new")
    let error = #expect(throws: Refusal.self) { try store.pending(name) }
    #expect(error?.problem == .damaged(.empty))
  }

  @Test func whatChangesDuringTheWritingIsNotReplaced() throws {
    try scratch.write("old\n", to: file)
    let changed = Refusal(path: file, problem: .changed)
    var found: Refusal?
    do throws(Refusal) {
      guard let folder = try store.folder(of: name, creating: false) else { return }
      try folder.replace("shows.txt", with: [0x78]) { () throws(Refusal) in throw changed }
    } catch {
      found = error
    }
    #expect(found == changed)
    #expect(scratch.read(file) == "old\n")
    #expect(store.tree().leftovers.isEmpty)
  }

  @Test func aPipeAmongTheRecordsOfRunsIsNotWaitedFor() throws {
    try scratch.write("", to: ".build/plainview/runs/empty.jsonl")
    #expect(mkfifo(scratch.path + "/.build/plainview/runs/pipe.jsonl", 0o600) == 0)
    let record = try RunRecord.latest(root: scratch.path)
    #expect(record?.goldens.isEmpty ?? true)
  }

  @Test func aLinkInPlaceOfTheNewTextIsReplacedAndNotFollowed() throws {
    try scratch.write("old\n", to: file)
    try scratch.write("theirs\n", to: "theirs")
    try scratch.link(file + ".new", to: scratch.path + "/theirs")
    _ = check().run("new")
    #expect(scratch.read("theirs") == "theirs\n")
    #expect(try store.pending(name)?.actual == "new\n")
  }

  @Test func aFolderInPlaceOfTheNewTextIsSaidInTheMessage() throws {
    try scratch.write("old\n", to: file)
    try scratch.makeFolder(file + ".new/inside")
    let message = try #require(check().run("new").message)
    #expect(message.contains("No \(file).new for a review: Cannot write \(file).new: "))
    #expect(message.hasSuffix("To accept it: PLAINVIEW_RECORD=failed swift test"))
  }

  @Test func theTreeTellsGoldensFromWhatWaitsAndWhatWasLeftBehind() throws {
    for path in ["B/two.txt", "A/one.txt", "A/one.txt.new", "A/.golden-1-0.tmp", "A/notes.md"] {
      try scratch.write("x\n", to: "Snapshots/" + path)
    }
    try scratch.link("Snapshots/C", to: scratch.path + "/Snapshots/A")
    let tree = store.tree()
    #expect(tree.goldens.map(\.name.shortName) == ["A/one", "B/two"])
    #expect(tree.pending.map(\.shortName) == ["A/one"])
    #expect(tree.leftovers.map(\.name.description) == ["Snapshots/A/.golden-1-0.tmp"])
    #expect(tree.leftovers.map(\.process) == [1])
    #expect(tree.refusals.isEmpty)
  }

  @Test(arguments: [
    ".golden-12-mine.tmp", ".golden-12.tmp", ".golden-+12-0.tmp", ".golden--12-0.tmp",
    ".golden-0-0.tmp", ".golden-012-0.tmp", ".golden-12-0-1.tmp", ".golden-12-0.tmp.txt~",
    "x.golden-12-0.tmp", ".golden-99999999999-0.tmp", ".golden-.tmp", ".golden-.golden-1-0.tmp",
  ])
  func whatIsOnlyCalledALittleLikeATemporaryFileIsNone(name: String) throws {
    try scratch.write("x\n", to: "Snapshots/A/" + name)
    #expect(store.tree() == GoldenTree())
  }

  @Test func aPackageWithoutGoldensHasAnEmptyTree() {
    #expect(store.tree() == GoldenTree())
  }
}
