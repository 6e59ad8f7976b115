import InterfaceBuilder
import UIKit

/// What is done with an input: all that the command does with a file and those beside it, short of
/// writing them anywhere.
@MainActor public enum FuzzInput {
  /// Reads, builds, lays out and draws `bytes`; a file that cannot be read is an answer like any
  /// other.
  ///
  /// - Returns: the pictures, so that two runs can be compared; nil when all of it was refused.
  @discardableResult public static func run(_ bytes: [UInt8]) -> String? {
    let parts = InputParts(bytes)
    var document: IBDocument?
    do throws(IBReadError) {
      document = try IBDocument(bytes: parts.document, file: "input.xib")
    } catch {
      guard !parts.companions.isEmpty else { return nil }
    }
    // One way of drawing an input is enough: its length chooses, so that it is always the same.
    if let document, bytes.count % 3 == 2 { write(document) }
    var text = parts.companions.map { CompanionInput.run($0, &document) }.joined(separator: "\n")
    if let document { text += draw(document, bytes.count) }
    return text
  }

  private static func draw(_ document: IBDocument, _ number: Int) -> String {
    var options = DocumentOptions()
    options.hasAppClasses = false
    options.isDesignTime = number % 4 == 0
    options.isLandscape = number % 5 == 0
    options.style = number % 7 == 0 ? .dark : nil
    options.languages = number % 11 == 0 ? ["ar"] : []
    let (screens, diagnostics) = DocumentScreens.screens(of: document, options: options)
    var text = screens.map { Pictures.screen(of: $0.root) }.joined(separator: "\n")
    switch number % 3 {
    case 0:
      text += JSONOutline.line(
        file: document.file, screens: screens, diagnostics: diagnostics, withPictures: false)
    case 1: text += screens.map { Outline.text(of: $0.root) }.joined(separator: "\n")
    default: break
    }
    // As `plainview coverage` reads it: in all ways at once, which takes several times as long.
    if number % 13 == 0 {
      let coverage = FileCoverage(of: document)
      text += "\(coverage.entries.count { $0.state == .read })"
      text += coverage.diagnostics.map(\.description).joined(separator: "\n")
    }
    return text
  }

  /// Writes a document as `plainview convert` does: what is written can be read, and is written so
  /// again.
  private static func write(_ document: IBDocument) {
    let written = IBWriter.text(of: document)
    let again = try? IBDocument(bytes: Array(written.utf8), file: "written.xib")
    precondition(again != nil, "what was written cannot be read")
    let twice = again.map { IBWriter.text(of: $0) }
    precondition(twice == written, "what was written is written in another way again")
  }
}
