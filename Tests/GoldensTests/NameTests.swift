import Foundation
import TestFolders
import Testing

@testable import Goldens

@Suite struct NameTests {
  @Test(arguments: [
    ("plain", "plain"), ("snake_case-and-dash", "snake_case-and-dash"), ("Login", "Login"),
    ("日本語", "日本語"), ("हिन्दी", "हिन्दी"), ("Ünïcode9", "Ünïcode9"),
  ])
  func wordsOfAnyScriptStayAsTheyAre(text: String, slug: String) {
    #expect(NamePiece.chosen(text).slug == slug)
  }

  @Test(arguments: [
    ("Second View", "Second-View-"), ("a/b", "a-b-"), ("a.b", "a-b-"), ("../../etc", "etc-"),
    ("..", ""), (".", ""), ("", ""), ("🎉", ""), ("party 🎉!", "party-"), ("❤️", ""), ("nul", "nul-"),
    ("COM1", "COM1-"), ("cafe\u{301}", "caf\u{E9}-"), ("a\u{0}b", "a-b-"), ("\u{301}x", "x-"),
    ("a/\u{338}b", "a-b-"),
  ])
  func whatIsLostBecomesAHash(text: String, start: String) {
    let slug = NamePiece.chosen(text).slug
    #expect(slug.hasPrefix(start))
    #expect(slug.dropFirst(start.count).wholeMatch(of: /[0-9a-f]{6}/) != nil)
  }

  @Test func namesThatLoseDifferentThingsStayApart() {
    let texts = [
      "a/b", "a-b", "a.b", "a b", "a  b", "a/b/", "", ".", "..", "...", "🎉", "🎊", "❤", "❤️",
      "\u{E9}", "e\u{301}", String(repeating: "x", count: 300), String(repeating: "x", count: 301),
    ]
    let names = texts.map { GoldenName(suites: ["S"], test: "t", name: $0).folded }
    #expect(Set(names).count == texts.count)
  }

  @Test func argumentsThatDifferOnlyInLetterCaseStayApartOnEveryDisk() {
    let names = ["us", "US", "Us", "uS"].map { argument in
      GoldenName(suites: ["S"], test: "t", arguments: [.data(argument)]).folded
    }
    #expect(Set(names).count == 4)
    #expect(names.first == "snapshots/s/t.us.txt")
  }

  @Test func aGoldenStandsInTheFolderOfItsSuite() {
    func name(_ arguments: [String], number: Int) -> String {
      GoldenName(
        suites: ["Outer", "Inner"], test: "shows", arguments: arguments.map(NamePiece.data),
        number: number
      ).description
    }
    #expect(name([], number: 1) == "Snapshots/Outer/Inner/shows.txt")
    #expect(name([], number: 2) == "Snapshots/Outer/Inner/shows.2.txt")
    #expect(name(["de", "7"], number: 1) == "Snapshots/Outer/Inner/shows.de.7.txt")
    #expect(name(["de"], number: 3) == "Snapshots/Outer/Inner/shows.de.3.txt")
    let named = GoldenName(suites: ["S"], test: "t", name: "after-edit")
    #expect(named.description == "Snapshots/S/t.after-edit.txt")
  }

  @Test func theFolderThatMessagesTellMakesNoOtherGolden() throws {
    let name = GoldenName(suites: ["S"], test: "t")
    let elsewhere = try #require(GoldenName(path: name.description, base: "Goldens"))
    #expect(elsewhere.description == "Goldens/S/t.txt")
    #expect(elsewhere == name)
    #expect(elsewhere != GoldenName(suites: ["S"], test: "u"))
  }

  @Test func aNumberAsANameIsNotTheNumberOfAnUnnamedGolden() {
    let unnamed = GoldenName(suites: ["S"], test: "t", number: 2)
    #expect(GoldenName(suites: ["S"], test: "t", name: "2") != unnamed)
  }

  @Test func noNameIsTooLongForADisk() {
    let long = String(repeating: "日本", count: 150)
    let first = GoldenName(
      suites: [long], test: long, arguments: [.data(long), .data(long)], name: long)
    let second = GoldenName(
      suites: [long], test: long, arguments: [.data(long), .data(long)], name: long + "x")
    #expect(first.file.utf8.count <= 140)
    #expect(first.folders.allSatisfy { $0.utf8.count <= 140 })
    #expect(first != second)
  }

  @Test func theHashNeverChanges() {
    #expect(NamePiece.shortHash("") == "be0c53")
    #expect(NamePiece.chosen("Second View").slug == "Second-View-9a3be6")
  }

  @Test func aSecondOwnerIsToldOfTheFirst() {
    var ledger = Ledger()
    let first = Ledger.Claimant(testCase: "a", location: "A.swift:1")
    let second = Ledger.Claimant(testCase: "b", location: "B.swift:2")
    let lower = GoldenName(suites: ["S"], test: "login")
    let upper = GoldenName(suites: ["S"], test: "Login")
    #expect(ledger.claim(lower, root: "/r", by: first) == nil)
    #expect(ledger.claim(upper, root: "/r", by: second) == first)
    #expect(ledger.claim(upper, root: "/other", by: second) == nil)
    #expect(ledger.claim(lower, root: "/r", by: first) == first)
    ledger.restart("a")
    #expect(ledger.claim(upper, root: "/r", by: second) == nil)
  }

  @Test func eachTestCaseCountsItsOwnGoldens() {
    var ledger = Ledger()
    #expect(ledger.nextNumber(for: "a", test: "t") == 1)
    #expect(ledger.nextNumber(for: "a", test: "t") == 2)
    #expect(ledger.nextNumber(for: "b", test: "t") == 1)
    ledger.restart("a")
    #expect(ledger.nextNumber(for: "a", test: "t") == 1)
    #expect(ledger.nextNumber(for: "b", test: "t") == 2)
  }

  @Test func theRootIsTheNearestFolderWithAManifest() throws {
    let scratch = try ScratchFolder()
    try scratch.write("", to: "Inner/Package.swift")
    try scratch.makeFolder("Inner/Deep/Package.swift")
    let outer = try PackageRoot.above(scratch.path + "/Tests/A/B.swift")
    let inner = try PackageRoot.above(scratch.path + "/Inner/Deep/Tests/B.swift")
    #expect(outer == scratch.path)
    #expect(inner == scratch.path + "/Inner")
    #expect(throws: PackageRootNotFound.self) { try PackageRoot.above("/nowhere/A.swift") }
    #expect(throws: PackageRootNotFound.self) { try PackageRoot.above("/") }
  }
}
