import Foundation
import InterfaceBuilder
import Testing
import UIKit

@testable import plainview

/// `plainview coverage`, as far as its sum and its exit status show it.
@MainActor @Suite struct SummingUpCoverage {
  private func document(_ objects: String, file: String) throws -> IBDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
      \(objects)
      </objects>
      </document>
      """
    return try IBDocument(bytes: Array(text.utf8), file: file)
  }

  @Test func eachNameIsToldOnceWithItsCountItsFilesAndItsFirstPlace() throws {
    var sum = CoverageSum()
    let label = "<label glow=\"YES\" misplaced=\"YES\" id=\"L\"/>\n<label glow=\"NO\" id=\"M\"/>"
    sum.add(FileCoverage(of: try document(label, file: "A.xib")))
    sum.add(FileCoverage(of: try document("\n<label glow=\"NO\" id=\"L\"/>", file: "B.xib")))
    #expect(
      sum.text == """
        unknown: glow of <label>: 3 in 2 files, first A.xib:3
        listed: version of <document>: 2 in 2 files, first A.xib:1: which tools wrote the file, \
        for whom, and how they keep it
        listed: misplaced of <label>: 1 in 1 file, first A.xib:3: what Xcode found out about the \
        frames stored
        18 elements and attributes, 12 read, 3 listed, 3 unknown

        """)
    #expect(sum.hasUnknown)
  }

  @Test func theStatusSaysWhetherAnythingIsUnknown() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Coverage-\(UUID().uuidString)")
    let inner = folder.appendingPathComponent("inner")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>"
    let known = "\(head)<label text=\"A\" id=\"L\"/></objects></document>"
    try Data(known.utf8).write(to: inner.appendingPathComponent("Known.xib"))
    #expect(plainview.Coverage.run([folder.path], output: StandardOutput()) == .success)

    let unknown = "\(head)<label glow=\"A\" id=\"L\"/></objects></document>"
    try Data(unknown.utf8).write(to: folder.appendingPathComponent("Unknown.xib"))
    #expect(
      FolderFiles.files(at: folder.path)
        == [folder.path + "/Unknown.xib", folder.path + "/inner/Known.xib"])
    #expect(plainview.Coverage.run([folder.path], output: StandardOutput()) == .failure)
    #expect(plainview.Coverage.run([], output: StandardOutput()) == .usage)
  }

  @Test func aFolderWithoutSuchFilesIsAFailure() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Coverage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(plainview.Coverage.run([folder.path], output: StandardOutput()) == .failure)
    #expect(FolderFiles.files(at: folder.path) == [folder.path])
  }

  @Test func endingsInCapitalsAreFoundToo() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("Coverage-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["A.XIB", "B.Storyboard", "c.xib.txt"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    #expect(
      FolderFiles.files(at: folder.path)
        == ["A.XIB", "B.Storyboard"].map { "\(folder.path)/\($0)" })
  }

  @Test func onlyOneSortOfDiagnosticsCanBeAskedFor() throws {
    #expect(try RenderOptions(["--diagnostics", "unknown", "A.xib"]).tellsUnknown)
    #expect(throws: OptionProblem.self) { try RenderOptions(["--diagnostics=all", "A.xib"]) }
  }
}
