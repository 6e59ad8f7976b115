import Foundation
import Testing

@testable import plainview

/// `plainview render` of many files, shared by several processes.
@Suite struct LongLists {
  @Test(arguments: [
    (0, [0]), (1, [1]), (47, [47]), (48, [24, 24]), (100, [25, 25, 25, 25]),
    (3000, [500, 500, 500, 500, 500, 500]),
  ]) func aListIsDividedIntoEqualPieces(count: Int, sizes: [Int]) {
    let files = (0..<count).map(String.init)
    let pieces = RenderJobs.pieces(of: files, jobs: 2)
    #expect(pieces.map(\.count) == sizes)
    #expect(pieces.flatMap { $0 } == files)
  }

  @Test(arguments: ["0", "65", "-1", "many", ""]) func aNumberOfProcessesIsNeeded(text: String) {
    #expect(throws: OptionProblem.self) { _ = try RenderOptions(["--jobs", text, "A.xib"]) }
  }

  @Test func optionsGoToEachProcessAsTheyAre() throws {
    let options = try RenderOptions(["A.xib", "--format", "json", "--picture", "--jobs=3", "B.xib"])
    #expect(options.optionArguments == ["--format", "json", "--picture", "--jobs=3"])
    #expect(options.files == ["A.xib", "B.xib"])
  }

  @Test(arguments: [["--format", "json"], ["--format=picture"]])
  func theOutputIsThatOfOneProcess(options: [String]) throws {
    let folder = try Workplace()
    let label = { (text: String) in
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <label text="\(text)" id="L"><rect key="frame" x="0" y="0" width="80" height="16"/></label>
      </objects></document>
      """
    }
    var files = (0..<100).map { "-file \($0).xib" }
    for file in files { try folder.write(label(file), to: file) }
    files.insert("missing.xib", at: 60)
    try folder.write("<document>", to: files[10])
    let one = try run(["--jobs", "1"] + options + ["--"] + files, in: folder)
    let three = try run(["--jobs", "3"] + options + ["--"] + files, in: folder)
    #expect(one.status == 1)
    #expect(one.output.contains("-file 99.xib"))
    #expect(one.errors.contains("missing.xib"))
    #expect(three.status == one.status)
    #expect(three.output == one.output)
    #expect(three.errors == one.errors)
  }

  private func run(_ arguments: [String], in folder: Workplace) throws -> Workplace.Outcome {
    try folder.run(arguments, subcommand: "render")
  }
}
