import Foundation
import InterfaceBuilder
import Testing

@testable import plainview

struct ReadAheadTests {
  @Test(arguments: [1, 2, 7])
  func filesComeInTheirOrderAndOneThatIsMissingStopsNoOther(count: Int) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for index in 0..<count {
      let file = folder.appending(path: "\(index).xib")
      let document = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects/></document>
        """
      if index != 3 { try document.write(to: file, atomically: true, encoding: .utf8) }
      files.append(file.path)
    }
    let reader = ReadAhead(files, languages: [])
    for (index, file) in files.enumerated() {
      let document = try? reader.next(file).get()
      #expect(document?.file == (index == 3 ? nil : file))
    }
  }
}
