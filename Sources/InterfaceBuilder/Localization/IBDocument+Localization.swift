import Foundation

extension IBDocument {
  /// Reads the file at `path` as a user sees it who prefers the first of `languages`.
  ///
  /// A file of the same name in the folder of the language stands for the one at `path`; otherwise
  /// the texts of a strings file there, or of a string catalogue in `mul.lproj`, take the place of
  /// the document's own. What is wrong with such a file is a diagnostic of the document.
  ///
  /// Throws an ``IBReadError`` as ``init(contentsOfFile:)`` does.
  public init(contentsOfFile path: String, languages: [String]) throws(IBReadError) {
    guard !languages.isEmpty else {
      try self.init(contentsOfFile: path)
      return
    }
    let folders = LanguageFolders(around: path)
    let name = (path as NSString).lastPathComponent
    let stringsName = (name as NSString).deletingPathExtension + ".strings"
    var problems: [Diagnostic] = []
    for language in folders.matching(languages) {
      let whole = folders.path(language, name)
      if FileManager.default.fileExists(atPath: whole) {
        try self.init(contentsOfFile: whole)
        return
      }
      let strings = folders.path(language, stringsName)
      if FileManager.default.fileExists(atPath: strings) {
        let document = try IBDocument(contentsOfFile: path)
        self = document.localized(stringsFile: strings)
        return
      }
      if let problem = folders.problem(with: language, [name, stringsName]) {
        problems.append(problem)
      }
    }
    let document = try IBDocument(contentsOfFile: path)
    let catalog = folders.catalogPath(besideFile: path)
    self = document.localized(catalog: catalog, languages).adding(problems)
  }

  /// Xcode keeps the catalogue of a document in a folder of many languages.
  private func localized(catalog path: String, _ languages: [String]) -> IBDocument {
    guard FileManager.default.fileExists(atPath: path) else { return self }
    do throws(IBReadError) {
      return localized(by: try StringCatalog(contentsOfFile: path).strings(for: languages))
    } catch {
      return adding([error.diagnostic])
    }
  }

  private func localized(stringsFile path: String) -> IBDocument {
    do throws(IBReadError) {
      return localized(by: try StringsFile(contentsOfFile: path))
    } catch {
      return adding([error.diagnostic])
    }
  }

  private func adding(_ more: [Diagnostic]) -> IBDocument {
    guard !more.isEmpty else { return self }
    return IBDocument(self, root: root, diagnostics: diagnostics + more)
  }

  /// The document with the texts of a strings file in place of its own.
  ///
  /// Keys are an object id, a point and the name of a text, as Xcode exports them. Keys of objects
  /// that are gone mean nothing, as in Xcode; a name that no text of an object has is a note.
  public func localized(by strings: StringsFile) -> IBDocument {
    var texts: [String: [LocalizedText]] = [:]
    for (key, entry) in strings.entries {
      guard let point = key.utf8.firstIndex(of: UInt8(ascii: ".")) else { continue }
      let id = String(key[..<point])
      guard element(id: id) != nil else { continue }
      let name = String(key[key.utf8.index(after: point)...])
      texts[id, default: []].append(
        LocalizedText(name: name, text: entry.text, line: entry.line))
    }
    guard !texts.isEmpty else { return adding(strings.diagnostics) }
    for id in texts.keys { texts[id]?.sort { ($0.line, $0.name) < ($1.line, $1.name) } }
    var localizer = Localizer(texts: texts, document: self, file: strings.file)
    let root = localizer.localize(root)
    localizer.notes.sort { ($0.line, $0.message) < ($1.line, $1.message) }
    let notes = localizer.notes.prefix(ReadingLimits.diagnostics)
    return IBDocument(self, root: root, diagnostics: diagnostics + strings.diagnostics + notes)
  }
}

/// A text of a strings file for an object.
struct LocalizedText {
  let name: String
  let text: String
  let line: Int
}

/// Rebuilds elements with other texts; places, lines and ids stay as they were.
private struct Localizer {
  let texts: [String: [LocalizedText]]
  let document: IBDocument
  let file: String
  var notes: [Diagnostic] = []

  /// Goes no deeper than ``ReadingLimits/depth``, as the reader has seen to it.
  mutating func localize(_ element: IBElement) -> IBElement {
    var changed = false
    var children: [IBElement] = []
    children.reserveCapacity(element.children.count)
    for child in element.children {
      let new = localize(child)
      changed = changed || new !== child
      children.append(new)
    }
    let result = changed ? element.with(children: children) : element
    guard let id = element.id, let own = texts[id], document.element(id: id) === element else {
      return result
    }
    let (new, left) = result.localized(by: own)
    for text in left {
      notes.append(
        Diagnostic(
          severity: .note, file: file, line: text.line, id: id,
          message: "\"\(text.name)\" is no text of the <\(element.name)>"))
    }
    return new
  }
}
