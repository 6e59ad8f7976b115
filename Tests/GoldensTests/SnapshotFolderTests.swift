import Foundation
import TestFolders
import Testing

@testable import Goldens

/// Where goldens are when they are not beside the manifest: tests may run without their sources.
@Suite struct SnapshotFolderTests {
  private let package: ScratchFolder
  private let other: ScratchFolder

  init() throws {
    package = try ScratchFolder()
    other = try ScratchFolder()
    try other.makeFolder("goldens")
  }

  private func store(
    call: String? = nil, scope: String? = nil, environment: String? = nil
  ) throws -> GoldenStore {
    try SnapshotFolder.store(call: call, scope: scope, environment: environment) { package.path }
  }

  @Test func aCallIsStrongerThanAScopeAndAScopeThanTheEnvironment() throws {
    let folder = other.path + "/goldens"
    #expect(try store(call: "A", scope: "B", environment: folder).path == package.path + "/A")
    #expect(try store(call: "", scope: "B", environment: folder).path == package.path + "/B")
    #expect(try store(scope: "B/", environment: folder).path == package.path + "/B")
    #expect(try store(environment: folder).path == folder)
    #expect(try store().path == package.path + "/Snapshots")
    #expect(try store(scope: "../x").root.hasSuffix("/x"))
  }

  @Test func withTheVariableNoSourcesAreNeeded() throws {
    struct NoSources: Error {}
    let folder = other.path + "/goldens"
    let found = try SnapshotFolder.store(call: nil, scope: nil, environment: folder) {
      throw NoSources()
    }
    #expect(found.path == folder)
    let absolute = try SnapshotFolder.store(call: folder, scope: nil, environment: nil) {
      throw NoSources()
    }
    #expect(absolute.path == folder)
    #expect(throws: NoSources.self) {
      try SnapshotFolder.store(call: "relative", scope: nil, environment: folder) {
        throw NoSources()
      }
    }
  }

  @Test func aVariableThatNamesNoFolderIsAnErrorAndNoNewFolder() throws {
    let path = other.path + "/misspelt"
    let error = #expect(throws: MissingSnapshotFolder.self) { try store(environment: path) }
    #expect(
      error?.description == "PLAINVIEW_SNAPSHOTS is \"\(path)\", and no folder is there. "
        + "Make it if it is the right one.")
    #expect(other.read("misspelt") == nil)
    #expect(throws: MissingSnapshotFolder.self) {
      try store(environment: other.path + "/Package.swift")
    }
  }

  @Test func whoeverNamesThePackagesOwnFolderGetsIt() throws {
    try package.makeFolder("Snapshots")
    #expect(try store(environment: package.path + "/Snapshots/") == store())
    #expect(try store(scope: "Snapshots") == store())
  }

  @Test func messagesTellTheFolderAsItWasNamedAndTheCommandThatFindsIt() throws {
    let folder = other.path + "/goldens"
    let name = GoldenName(suites: ["Outer"], test: "shows")
    let check = GoldenCheck(
      store: try store(call: folder), name: name,
      choice: ModeChoice(mode: .missing, source: .standard), isCI: false)
    let recorded = try #require(check.run("a").message)
    #expect(recorded.contains("\n\(folder)/Outer/shows.txt:1\n"))
    #expect(other.read("goldens/Outer/shows.txt") == "a\n")
    let failed = try #require(check.run("b").message)
    #expect(failed.contains("\n--- \(folder)/Outer/shows.txt\n"))
    #expect(failed.contains("\nTo accept it: plainview snapshots accept Outer/shows --snapshots "))
    #expect(other.read("goldens/Outer/shows.txt.new") == "b\n")
    #expect(other.read("goldens/.gitignore")?.contains("*.txt.new") == true)
    #expect(package.contents == ["Package.swift"])
  }

  @Test func aRunThatRecordsIsToldTheFolderOfTheEnvironmentAgain() throws {
    try other.makeFolder("My Goldens")
    let folder = other.path + "/My Goldens"
    for (store, start) in [
      (
        try store(environment: folder),
        "or: PLAINVIEW_SNAPSHOTS='\(folder)' PLAINVIEW_RECORD=failed"
      ),
      (try store(call: folder), "or: PLAINVIEW_RECORD=failed"),
    ] {
      let check = GoldenCheck(
        store: store, name: GoldenName(suites: ["Outer"], test: "shows"),
        choice: ModeChoice(mode: .missing, source: .standard), isCI: false)
      _ = check.run("a")
      #expect(check.run("b").message?.contains("\n\(start) swift test") == true)
    }
  }

  @Test func aFolderOfASuiteIsMadeWhenItIsRecorded() throws {
    let name = GoldenName(suites: ["Outer"], test: "shows")
    let check = GoldenCheck(
      store: try store(scope: "Deep/My Goldens"), name: name,
      choice: ModeChoice(mode: .missing, source: .standard), isCI: false)
    #expect(check.run("a").message?.contains("\nDeep/My Goldens/Outer/shows.txt:1\n") == true)
    #expect(package.read("Deep/My Goldens/Outer/shows.txt") == "a\n")
    let failed = check.run("b").message
    #expect(failed?.contains("accept Outer/shows --snapshots 'Deep/My Goldens'\n") == true)
  }

  @Test func aLinkIsRefusedThereAsWell() throws {
    try other.link("goldens/Outer", to: package.path)
    let name = GoldenName(suites: ["Outer"], test: "shows")
    let message = GoldenCheck(
      store: try store(call: other.path + "/goldens"), name: name,
      choice: ModeChoice(mode: .missing, source: .standard), isCI: false
    ).run("a").message
    #expect(message?.hasPrefix("\(other.path)/goldens/Outer is a symbolic link") == true)
  }

  @Test func recordsCallGoldensTheSameWhereverTheyAre() throws {
    var name = GoldenName(suites: ["Outer"], test: "shows")
    name.base = "/elsewhere"
    #expect(name.description == "/elsewhere/Outer/shows.txt")
    #expect(name.recorded == "Snapshots/Outer/shows.txt")
    #expect(GoldenName(path: name.recorded, base: "/elsewhere") == name)
  }
}
