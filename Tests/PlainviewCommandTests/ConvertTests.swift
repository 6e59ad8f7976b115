import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import plainview

/// `plainview convert`, as far as files show it: what it prints goes to standard output and error.
@MainActor @Suite struct Converting {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("Converting-\(UUID().uuidString)")
  private let greeting = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures/Greeting.xib").path

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func inFolder(_ body: () throws -> Void) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body()
  }

  private func convert(_ arguments: String...) -> plainview.ExitStatus {
    Convert.run(arguments, output: StandardOutput())
  }

  @Test func aLinkOrDeviceIsNotReplacedByAFile() throws {
    try inFolder {
      try Data("kept".utf8).write(to: URL(fileURLWithPath: path("real.txt")))
      try FileManager.default.createSymbolicLink(
        atPath: path("Link.xib"), withDestinationPath: path("real.txt"))
      #expect(convert(greeting, "-o", path("Link.xib")) == .failure)
      #expect(try String(contentsOfFile: path("real.txt"), encoding: .utf8) == "kept")
      let target = try FileManager.default.destinationOfSymbolicLink(atPath: path("Link.xib"))
      #expect(target == path("real.txt"))
    }
  }

  @Test(arguments: [0o600, 0o640, 0o666])
  func aFileThatIsReplacedKeepsItsMode(mode: mode_t) throws {
    try inFolder {
      let old = path("Old.xib")
      try Data("old".utf8).write(to: URL(fileURLWithPath: old))
      #expect(chmod(old, mode) == 0)
      #expect(convert(greeting, "-o", old) == .success)
      var status = stat()
      #expect(stat(old, &status) == 0)
      #expect(status.st_mode & 0o7777 == mode)
      #expect(status.st_size > 100)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Old.xib"])
    }
  }

  @Test func anOldFileIsWrittenAsADocumentThatShowsTheSame() throws {
    try inFolder {
      #expect(convert(greeting, "-o", path("New.xib")) == .success)
      let old = try IBDocument(contentsOfFile: greeting)
      let new = try IBDocument(contentsOfFile: path("New.xib"))
      #expect(new.root["version"] == "3.0")
      let outlines = [old, new].map { document in
        DocumentScreens.screens(of: document, options: DocumentOptions()).screens
          .map { Outline.text(of: $0.root) }
      }
      #expect(outlines[0] == outlines[1])
      #expect(outlines[0].first?.contains("UILabel (16, 32, 128, 21) \"Hello there\"") == true)
    }
  }

  @Test func aDocumentOfTodayComesOutAsItWentIn() throws {
    try inFolder {
      #expect(convert(greeting, "--output=\(path("A.xib"))") == .success)
      #expect(convert(path("A.xib"), "-o", path("B.xib")) == .success)
      let contents = try ["A.xib", "B.xib"].map {
        try String(contentsOfFile: path($0), encoding: .utf8)
      }
      #expect(contents[0] == contents[1])
    }
  }

  @Test func severalFilesGoToAFolderAndABadOneStopsNoOther() throws {
    try inFolder {
      let broken = path("Broken.xib")
      try Data("<archive".utf8).write(to: URL(filePath: broken))
      #expect(convert(broken, greeting, "-o", path("new")) == .failure)
      #expect(FileManager.default.fileExists(atPath: path("new/Greeting.xib")))
      #expect(!FileManager.default.fileExists(atPath: path("new/Broken.xib")))
    }
  }

  @Test func aFolderKeepsTheNameOfTheFile() throws {
    try inFolder {
      #expect(convert(greeting, "-o", folder.path) == .success)
      #expect(FileManager.default.fileExists(atPath: path("Greeting.xib")))
    }
  }

  @Test func aPlaceThatIsNotThereIsAFailure() throws {
    try inFolder {
      #expect(convert(greeting, "-o", path("no/such/New.xib")) == .failure)
    }
  }

  @Test(
    arguments: [
      ([], "no file to convert"), (["-o"], "-o needs a path"),
      (["A.xib", "-o", ""], "the path of the output is empty"),
      (["A.xib", "-o", "x", "-o", "y"], "there can be one output only"),
      (["A.xib", "--format", "json"], "--format is no option of convert"),
      (["A.xib", "B.xib"], "several files need a folder to go to: -o FOLDER"),
      (
        ["a/Main.xib", "b/main.xib", "-o", "x"],
        "a/Main.xib and b/main.xib would both be called main.xib"
      ),
    ] as [([String], String)])
  func argumentsThatMakeNoSenseAreRefused(arguments: [String], message: String) {
    let problem = #expect(throws: OptionProblem.self) { try ConvertOptions(arguments) }
    #expect(problem?.message == message)
    #expect(Convert.run(arguments, output: StandardOutput()) == .usage)
  }

  @Test func whatFollowsTwoDashesIsAFile() throws {
    #expect(try ConvertOptions(["--", "-o"]).files == ["-o"])
  }
}
