import Foundation
import InterfaceBuilder
import Synchronization

/// The strings files in some folders, each read once; code of any isolation may ask.
final class StringTables: Sendable {
  private struct Place: Hashable {
    let root: String
    let language: String
    let table: String
  }

  /// What a language's folder has of a table.
  private struct Table: Sendable {
    let strings: StringsFile?
    let plurals: PluralsFile?
  }

  private struct CatalogTable: Sendable {
    let language: String
    let table: Table
  }

  private struct State {
    var roots: [String]
    var folders: [String: LanguageFolders] = [:]
    var tables: [Place: Table] = [:]
    /// What string catalogues have of a table in the user's language, then in that of the source.
    var catalogs: [Place: [CatalogTable]] = [:]
  }

  private let state: Mutex<State>

  /// Makes the tables of the folders, those of earlier ones first.
  init(_ roots: [String] = []) { state = Mutex(State(roots: roots)) }

  /// Looks in a further folder, after the others.
  func add(_ root: String) {
    state.withLock { if !$0.roots.contains(root) { $0.roots.append(root) } }
  }

  /// The text for `key`, in the first of `languages` that has the table, then in `Base`, then in
  /// English, then beside the folders of languages; nil where none has the key. Looks in `root`, or
  /// in all folders where that is nil.
  func text(
    _ key: String, table: String, languages: [String], in root: String? = nil
  ) -> String? {
    guard !table.contains("/"), table != ".." else { return nil }
    return state.withLock { state in
      for root in root.map({ [$0] }) ?? state.roots {
        let folders = state.folders[root] ?? LanguageFolders(in: root)
        state.folders[root] = folders
        let all = Place(root: root, language: languages.joined(separator: ","), table: table)
        if let text = Self.catalogText(key, all, languages, &state) { return text }
        for language in folders.matching(languages) + ["Base", "en", ""] {
          let place = Place(root: root, language: language, table: table)
          let found = state.tables[place] ?? Self.read(place, folders)
          state.tables[place] = found
          if let format = found.plurals?.formats[key] {
            let identity = PluralFormat(
              key: key, file: found.plurals?.file ?? "",
              language: language.isEmpty || language == "Base" ? "en" : language)
            return PluralFormats.carrying(format, identity)
          }
          if let text = found.strings?[key] { return text }
        }
      }
      return nil
    }
  }

  /// The text of a string catalogue, which has all languages in one file.
  private static func catalogText(
    _ key: String, _ place: Place, _ languages: [String], _ state: inout State
  ) -> String? {
    let tables = state.catalogs[place] ?? readCatalog(place, languages)
    state.catalogs[place] = tables
    for found in tables {
      if let format = found.table.plurals?.formats[key] {
        let identity = PluralFormat(
          key: key, file: found.table.plurals?.file ?? "", language: found.language)
        return PluralFormats.carrying(format, identity)
      }
      if let text = found.table.strings?[key] { return text }
    }
    return nil
  }

  private static func readCatalog(_ place: Place, _ languages: [String]) -> [CatalogTable] {
    let path = "\(place.root)/\(place.table).xcstrings"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do throws(IBReadError) {
      let catalog = try StringCatalog(contentsOfFile: path)
      return catalog.seen(for: languages).map { language in
        let table = Table(
          strings: catalog.strings(in: language), plurals: catalog.plurals(in: language))
        return CatalogTable(language: language, table: table)
      }
    } catch {
      _UIKitDiagnostics.report(ofFile: error.description)
      return []
    }
  }

  private static func read(_ place: Place, _ folders: LanguageFolders) -> Table {
    func path(_ suffix: String) -> String? {
      let name = "\(place.table).\(suffix)"
      let path =
        place.language.isEmpty ? "\(place.root)/\(name)" : folders.path(place.language, name)
      return FileManager.default.fileExists(atPath: path) ? path : nil
    }
    var table: (strings: StringsFile?, plurals: PluralsFile?)
    do throws(IBReadError) {
      if let path = path("strings") {
        let file = try StringsFile(contentsOfFile: path)
        for problem in file.diagnostics { _UIKitDiagnostics.report(ofFile: problem.description) }
        table.strings = file
      }
    } catch {
      _UIKitDiagnostics.report(ofFile: error.description)
    }
    do throws(IBReadError) {
      if let path = path("stringsdict") {
        let file = try PluralsFile(contentsOfFile: path)
        for problem in file.diagnostics { _UIKitDiagnostics.report(ofFile: problem.description) }
        table.plurals = file
      }
    } catch {
      _UIKitDiagnostics.report(ofFile: error.description)
    }
    return Table(strings: table.strings, plurals: table.plurals)
  }
}
