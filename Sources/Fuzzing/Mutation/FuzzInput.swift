import InterfaceBuilder
import UIKit

/// What is done with an input: all that the command does with a file, short of writing it anywhere.
@MainActor public enum FuzzInput {
  /// Reads, builds, lays out and draws `bytes`; a file that cannot be read is an answer like any other.
  ///
  /// - Returns: the pictures, so that two runs can be compared; nil when the file was refused.
  @discardableResult public static func run(_ bytes: [UInt8]) -> String? {
    let document: IBDocument
    do throws(IBReadError) {
      document = try IBDocument(bytes: bytes, file: "input.xib")
    } catch {
      return nil
    }
    var options = DocumentOptions()
    options.hasAppClasses = false
    // One way of drawing an input is enough: its length chooses, so that it is always the same.
    options.isDesignTime = bytes.count % 4 == 0
    options.isLandscape = bytes.count % 5 == 0
    let (screens, diagnostics) = DocumentScreens.screens(of: document, options: options)
    var text = screens.map { Pictures.screen(of: $0.root) }.joined(separator: "\n")
    switch bytes.count % 3 {
    case 0:
      text += JSONOutline.line(
        file: document.file, screens: screens, diagnostics: diagnostics, withPictures: false)
    case 1: text += screens.map { Outline.text(of: $0.root) }.joined(separator: "\n")
    default:
      let written = Array(IBWriter.text(of: document).utf8)
      let again = try? IBDocument(bytes: written, file: "written.xib")
      precondition(again != nil, "what was written cannot be read")
    }
    return text
  }
}
