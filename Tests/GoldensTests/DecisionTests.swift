import Goldens
import Testing

@Suite struct DecisionTests {
  static let damage = Damage.conflictMarkers(line: 3)
  static let refusal = Refusal(path: "Snapshots/A", problem: .symbolicLink)

  struct Row: Sendable, CustomTestStringConvertible {
    let golden: StoredGolden
    let reason: Reason
    let writers: Set<SnapshotMode>
    var testDescription: String { "\(reason)" }
  }

  static let rows = [
    Row(golden: .missing, reason: .missing, writers: [.missing, .failed, .all]),
    Row(golden: .text("old\n"), reason: .different, writers: [.failed, .all]),
    Row(golden: .damaged(damage, text: "old\n"), reason: .damaged(damage), writers: [.all]),
    Row(golden: .damaged(damage, text: nil), reason: .damaged(damage), writers: [.all]),
    Row(golden: .refused(refusal), reason: .refused(refusal), writers: []),
  ]

  @Test(arguments: rows, SnapshotMode.allCases)
  func onlySomeModesWrite(row: Row, mode: SnapshotMode) {
    let verdict = decide(mode: mode, isCI: false, golden: row.golden, actual: "new\n")
    #expect(verdict == (row.writers.contains(mode) ? .write(row.reason) : .fail(row.reason)))
  }

  @Test(arguments: rows, SnapshotMode.allCases)
  func nothingIsWrittenOnCI(row: Row, mode: SnapshotMode) {
    let verdict = decide(mode: mode, isCI: true, golden: row.golden, actual: "new\n")
    #expect(verdict == .fail(row.reason))
  }

  @Test(arguments: SnapshotMode.allCases)
  func theSameTextMatchesInEveryMode(mode: SnapshotMode) {
    let conflict = "<<<<<<< a\n=======\n>>>>>>> b\n"
    #expect(decide(mode: mode, isCI: false, golden: .text("a\n"), actual: "a\n") == .matches)
    // A picture may show conflict markers itself.
    let golden = GoldenText.inspect(Array(conflict.utf8))
    #expect(golden == .damaged(.conflictMarkers(line: 1), text: conflict))
    #expect(decide(mode: mode, isCI: false, golden: golden, actual: conflict) == .matches)
  }

  @Test func twoSpellingsOfOneLetterAreNotTheSame() {
    let composed = "caf\u{E9}\n"
    let decomposed = "cafe\u{301}\n"
    #expect(composed == decomposed)
    let verdict = decide(
      mode: .missing, isCI: false, golden: .text(composed), actual: decomposed)
    #expect(verdict == .fail(.different))
  }

  @Test func aTextThatIsTooLargeIsNeverWritten() {
    let text = String(repeating: "x", count: GoldenText.sizeLimit + 1)
    let verdict = decide(mode: .all, isCI: false, golden: .missing, actual: text)
    #expect(verdict == .fail(.tooLarge(size: text.utf8.count, limit: GoldenText.sizeLimit)))
  }

  @Test func aCallIsStrongerThanATraitAndATraitStrongerThanTheEnvironment() {
    func mode(_ call: SnapshotMode?, _ trait: SnapshotMode?, _ environment: SnapshotMode?)
      -> ModeChoice
    {
      ModeChoice.resolve(
        call: call, around: trait.map { ModeChoice(mode: $0, source: .trait) },
        environment: environment)
    }
    #expect(mode(.never, .all, .failed) == ModeChoice(mode: .never, source: .call))
    #expect(mode(nil, .all, .failed) == ModeChoice(mode: .all, source: .trait))
    #expect(mode(nil, nil, .failed) == ModeChoice(mode: .failed, source: .environment))
    #expect(mode(nil, nil, nil) == ModeChoice(mode: .missing, source: .standard))
  }

  @Test(arguments: [
    ("", false), ("0", false), ("false", false), ("1", true), ("true", true), ("no", true),
  ])
  func ciLocksUnlessItIsEmptyOrSaysNo(value: String, isCI: Bool) throws {
    #expect(try RecordingEnvironment(variables: ["CI": value]).isCI == isCI)
  }

  @Test func theEnvironmentChoosesAMode() throws {
    #expect(try RecordingEnvironment(variables: [:]) == RecordingEnvironment())
    #expect(try RecordingEnvironment(variables: ["PLAINVIEW_RECORD": ""]).mode == nil)
    for mode in SnapshotMode.allCases {
      let variables = ["PLAINVIEW_RECORD": mode.rawValue]
      #expect(try RecordingEnvironment(variables: variables).mode == mode)
    }
  }

  @Test(arguments: ["ALL", "yes", " all", "all\n", "1"])
  func aBadModeNamesTheGoodOnes(value: String) {
    let error = #expect(throws: BadVariable.self) {
      try RecordingEnvironment(variables: ["PLAINVIEW_RECORD": value, "CI": "1"])
    }
    #expect(error?.description.contains("missing, failed, all, never") == true)
  }

  @Test func theEnvironmentChoosesFolderAndContext() throws {
    let environment = try RecordingEnvironment(
      variables: ["PLAINVIEW_SNAPSHOTS": "/a", "PLAINVIEW_CONTEXT": "10"])
    #expect(environment.folder == "/a")
    #expect(environment.context == .lines(10))
    let full = try RecordingEnvironment(variables: ["PLAINVIEW_CONTEXT": "full"])
    #expect(full.context == .full)
    #expect(full.folder == nil)
    #expect(try RecordingEnvironment(variables: ["PLAINVIEW_CONTEXT": ""]).context == .lines(3))
  }

  @Test(arguments: ["-1", "many", "3 lines"])
  func aBadContextNamesTheGoodOnes(value: String) {
    let error = #expect(throws: BadVariable.self) {
      try RecordingEnvironment(variables: ["PLAINVIEW_CONTEXT": value])
    }
    #expect(
      error?.description
        == "PLAINVIEW_CONTEXT is \"\(value)\", which is neither a number of lines nor \"full\".")
  }

  @Test(arguments: [
    ("a\n<<<<<<<\nb\n", 2), ("<<<<<<< HEAD\na\n", 1), ("a\n>>>>>>> topic\n", 2),
    ("a\n=======\nb\n>>>>>>> topic\n", 4),
  ])
  func oneLineLeftOfAConflictIsTold(text: String, line: Int) {
    let golden = GoldenText.inspect(Array(text.utf8))
    let damage = Damage.conflictMarker(line: line)
    #expect(golden == .damaged(damage, text: text))
    let verdict = decide(mode: .failed, isCI: false, golden: golden, actual: "new\n")
    #expect(verdict == .fail(.damaged(damage)))
    // The new text has such a line as well, so it is no damage.
    let own = decide(mode: .failed, isCI: false, golden: golden, actual: "<<<<<<< a\n")
    #expect(own == .write(.different))
  }

  @Test(arguments: ["=======\n", "<<<<<<<<\n", " <<<<<<< a\n", "<<<<<<\n", ">>>>>>>>>\n"])
  func whatOnlyLooksLikeAConflictIsNone(text: String) {
    #expect(GoldenText.inspect(Array(text.utf8)) == .text(text))
  }
}
