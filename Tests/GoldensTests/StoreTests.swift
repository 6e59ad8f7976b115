import Foundation
import TestFolders
import Testing

@testable import Goldens

@Suite struct StoreTests {
  private let name = GoldenName(suites: ["Outer", "Inner"], test: "shows")
  private let file = "Snapshots/Outer/Inner/shows.txt"

  @Test(arguments: [
    ("", "\n"), ("a", "a\n"), ("a\n\n\n", "a\n"), ("a \t\nb", "a\nb\n"), ("a\r\nb\rc", "a\nb\nc\n"),
    ("\n a\n", "\n a\n"), ("\u{FEFF}a", "a\n"), ("  \n\t", "\n"), ("a\u{A0}", "a\u{A0}\n"),
  ])
  func aTextIsBroughtIntoTheFormOfAGolden(text: String, expected: String) {
    let normalized = GoldenText.normalized(text)
    #expect(normalized.utf8.elementsEqual(expected.utf8))
    #expect(GoldenText.normalized(normalized).utf8.elementsEqual(expected.utf8))
  }

  @Test(
    arguments: [
      (Array("a\n".utf8), nil), ([0xEF, 0xBB, 0xBF, 0x61], Damage.byteOrderMark),
      (Array("a\nb\r\n".utf8), .carriageReturn(line: 2)), ([0x61, 0x0A, 0xFF], .notUTF8(line: 2)),
      (Array("a\n<<<<<<< x\nb\n=======\nc\n>>>>>>> y\n".utf8), .conflictMarkers(line: 2)),
      (Array("=======\n<<<<<<< x\n".utf8), .conflictMarker(line: 2)),
      ([0xFF, 0xFE, 0x61, 0x00], .notUTF8(line: 1)),
    ] as [([UInt8], Damage?)])
  func damageIsRecognised(bytes: [UInt8], damage: Damage?) {
    switch GoldenText.inspect(bytes) {
    case .damaged(let found, _): #expect(found == damage)
    case .text: #expect(damage == nil)
    case .missing, .refused: Issue.record("bytes are a text or damaged")
    }
  }

  @Test func whatIsWrittenIsReadAgainAndNothingElseStays() throws {
    let scratch = try ScratchFolder()
    let store = GoldenStore(root: scratch.path)
    #expect(store.read(name) == .missing)
    try store.write("first\n", to: name)
    try store.write("second\n", to: name)
    #expect(store.read(name) == .text("second\n"))
    #expect(
      scratch.contents == [
        "Package.swift", "Snapshots", "Snapshots/Outer", "Snapshots/Outer/Inner", file,
      ])
  }

  @Test(arguments: [
    "Snapshots", "Snapshots/Outer", "Snapshots/Outer/Inner", "Snapshots/Outer/Inner/shows.txt",
  ])
  func noLinkIsFollowed(place: String) throws {
    let scratch = try ScratchFolder()
    let outside = try ScratchFolder()
    try outside.write("theirs\n", to: "Outer/Inner/shows.txt")
    try outside.write("theirs\n", to: "shows.txt")
    let before = outside.contents
    let parent = place.split(separator: "/").dropLast().joined(separator: "/")
    try scratch.makeFolder(parent)
    let target = place.hasSuffix(".txt") ? outside.path + "/shows.txt" : outside.path
    try scratch.link(place, to: target)

    let refusal = Refusal(path: place, problem: .symbolicLink)
    let outcome = check(in: scratch, mode: .all).run("mine")
    #expect(outcome.verdict == .fail(.refused(refusal)))
    #expect(outside.contents == before)
    #expect(outside.read("shows.txt") == "theirs\n")
    #expect(outside.read("Outer/Inner/shows.txt") == "theirs\n")
  }

  @Test func aLinkToNowhereIsNotAMissingGolden() throws {
    let scratch = try ScratchFolder()
    try scratch.makeFolder("Snapshots/Outer/Inner")
    try scratch.link(file, to: scratch.path + "/made-by-the-link")
    let outcome = check(in: scratch, mode: .all).run("mine")
    #expect(outcome.verdict == .fail(.refused(Refusal(path: file, problem: .symbolicLink))))
    #expect(scratch.read("made-by-the-link") == nil)
  }

  @Test func aFolderOrAPipeInPlaceOfAGoldenIsRefused() throws {
    let scratch = try ScratchFolder()
    try scratch.makeFolder(file)
    let folder = check(in: scratch, mode: .all).run("mine")
    #expect(folder.verdict == .fail(.refused(Refusal(path: file, problem: .folder))))

    let second = try ScratchFolder()
    try second.makeFolder("Snapshots/Outer/Inner")
    #expect(mkfifo(second.path + "/" + file, 0o600) == 0)
    let pipe = check(in: second, mode: .all).run("mine")
    #expect(pipe.verdict == .fail(.refused(Refusal(path: file, problem: .noFile))))

    let third = try ScratchFolder()
    try third.write("", to: "Snapshots/Outer")
    let blocked = check(in: third, mode: .all).run("mine")
    let refusal = Refusal(path: "Snapshots/Outer", problem: .noFolder)
    #expect(blocked.verdict == .fail(.refused(refusal)))
  }

  @Test(arguments: ["..", ".", "", "a/b", "/etc", "a\u{0}b", "a/\u{338}b"])
  func noNameLeadsOutOfItsFolder(part: String) throws {
    let scratch = try ScratchFolder()
    var folderName = name
    folderName.folders = [part]
    var fileName = name
    fileName.file = part
    for bad in [folderName, fileName] {
      let error = #expect(throws: Refusal.self) {
        try GoldenStore(root: scratch.path).write("x\n", to: bad)
      }
      #expect(error?.problem == .outsideRoot)
    }
  }

  @Test func aPlaceThatCannotBeWrittenSaysWhy() throws {
    let scratch = try ScratchFolder()
    // Not even the superuser makes a folder here.
    var unwritable = check(in: scratch, mode: .all)
    unwritable.store = GoldenStore(root: "/proc/self")
    let message = try #require(unwritable.run("x").message)
    #expect(message.hasPrefix("Cannot make the folder Snapshots: "))
    unwritable.store = GoldenStore(root: scratch.path + "/nowhere")
    let missing = try #require(unwritable.run("x").message)
    #expect(missing.hasPrefix("Cannot open the folder "))
  }

  @Test(.enabled("the superuser may write anywhere") { geteuid() != 0 })
  func aReadOnlyFolderKeepsItsGolden() throws {
    let scratch = try ScratchFolder()
    try scratch.write("old\n", to: file)
    let folder = scratch.path + "/Snapshots/Outer/Inner"
    chmod(folder, 0o555)
    defer { chmod(folder, 0o755) }
    let message = try #require(check(in: scratch, mode: .all).run("new").message)
    #expect(message.hasPrefix("Cannot write \(file): "))
    #expect(scratch.read(file) == "old\n")
  }

  @Test func aHugeGoldenIsNotRead() throws {
    let scratch = try ScratchFolder()
    try scratch.write("", to: file)
    #expect(truncate(scratch.path + "/" + file, 1 << 40) == 0)
    let damage = Damage.tooLarge(size: 1 << 40, limit: GoldenText.sizeLimit)
    #expect(GoldenStore(root: scratch.path).read(name) == .damaged(damage, text: nil))
  }

  private func check(in scratch: ScratchFolder, mode: SnapshotMode) -> GoldenCheck {
    GoldenCheck(
      store: GoldenStore(root: scratch.path), name: name,
      choice: ModeChoice(mode: mode, source: .environment), isCI: false)
  }
}
