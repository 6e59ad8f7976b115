import Foundation
import InterfaceBuilder
import UIKit

/// What is done with the files beside a document.
@MainActor enum CompanionInput {
  /// Reads a file, localizes `document` with it where it can, and tells what it holds.
  static func run(_ companion: InputParts.Companion, _ document: inout IBDocument?) -> String {
    let bytes = companion.bytes
    do throws(IBReadError) {
      switch companion.kind {
      case "strings":
        let file = try StringsFile(bytes: bytes, file: "input.strings")
        document = document?.localized(by: file)
        return text(of: file)
      case "stringsdict":
        return text(of: try PluralsFile(bytes: bytes, file: "input.stringsdict"), "de")
      case "xcstrings":
        let catalog = try StringCatalog(bytes: bytes, file: "input.xcstrings")
        let strings = catalog.strings(for: ["de-AT", "fr"])
        document = document?.localized(by: strings)
        let plurals = catalog.seen(for: ["pl"]).map { text(of: catalog.plurals(in: $0), $0) }
        return text(of: strings) + plurals.joined()
      default:
        return AssetReading.description(of: bytes, kind: companion.kind) ?? ""
      }
    } catch {
      return error.description
    }
  }

  private static func text(of file: StringsFile) -> String {
    let lines = file.entries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.text)\n" }
    return lines.joined() + file.diagnostics.map(\.description).joined()
  }

  private static func text(of file: PluralsFile, _ language: String) -> String {
    var text = file.diagnostics.map(\.description).joined()
    for (key, format) in file.formats.sorted(by: { $0.key < $1.key }) {
      // Arguments of each sort in each place, and too few of them.
      let words = NSString(string: "words")
      let all: [[any CVarArg]] = [[], [0], [1, words], [words, 2.5, 1], [5, 22, words, 1e300]]
      for arguments in all {
        text += "\(key) "
        text += PluralFormats.text(of: format, language: language, arguments: arguments)
      }
    }
    return text
  }
}
