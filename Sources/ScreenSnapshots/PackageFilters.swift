import Foundation
import Goldens
import Synchronization

/// The filters of a whole package, from a file `Snapshots/filters.json`.
///
/// ```json
/// [
///   {"name": "uuids"},
///   {"pattern": "build \\d+", "replacement": "build N"}
/// ]
/// ```
/// A name is one of the filters that come with Plainview, `dates` or `uuids`; a pattern is a
/// regular expression. The file is read once a run. One that cannot be read fails every assertion
/// of the package: a filter that is silently left out would make goldens of today's date.
enum PackageFilters {
  /// The name of the file in the folder of goldens.
  private static let file = "filters.json"

  private struct Entry: Decodable {
    var name: String?
    var pattern: String?
    var replacement: String?
  }

  private static let known = Mutex<[String: Result<[SnapshotFilter], BadFilters>]>([:])

  /// The filters of a folder of goldens; none without a file.
  static func filters(of store: GoldenStore) throws(BadFilters) -> [SnapshotFilter] {
    let result = known.withLock { known in
      if let filters = known[store.path] { return filters }
      let filters = Result { () throws(BadFilters) in try read(store.path + "/" + file) }
      known[store.path] = filters
      return filters
    }
    do throws(BadFilters) {
      return try result.get()
    } catch {
      throw BadFilters(reason: error.reason, path: store.folder + "/" + file)
    }
  }

  private static func read(_ file: String) throws(BadFilters) -> [SnapshotFilter] {
    guard FileManager.default.fileExists(atPath: file) else { return [] }
    guard let data = FileManager.default.contents(atPath: file) else {
      throw BadFilters(reason: "it is no file that may be read")
    }
    let entries: [Entry]
    do {
      entries = try JSONDecoder().decode([Entry].self, from: data)
    } catch {
      throw BadFilters(
        reason: "it is no list of objects with \"name\", or \"pattern\" and "
          + "\"replacement\"")
    }
    var filters: [SnapshotFilter] = []
    for entry in entries { filters.append(try filter(of: entry)) }
    return filters
  }

  private static func filter(of entry: Entry) throws(BadFilters) -> SnapshotFilter {
    switch (entry.name, entry.pattern, entry.replacement) {
    case ("dates", nil, nil): return .dates
    case ("uuids", nil, nil): return .uuids
    case (.some, .some, _), (.some, _, .some):
      throw BadFilters(reason: "an entry has a \"name\" or a \"pattern\", not both")
    case (let name?, nil, nil):
      throw BadFilters(reason: "there is no filter \"\(name)\"; there are dates and uuids")
    case (nil, let pattern?, let replacement?):
      guard (try? Regex(pattern)) != nil else {
        throw BadFilters(reason: "\"\(pattern)\" is no regular expression")
      }
      return SnapshotFilter { text in
        guard let regex = try? Regex(pattern) else { return text }
        return Replacement.replace(text.ranges(of: regex), in: text) { _ in replacement }
      }
    default:
      throw BadFilters(reason: "an entry has neither \"name\" nor \"pattern\" and \"replacement\"")
    }
  }
}

/// What is wrong with the filters of a package.
struct BadFilters: Error, CustomStringConvertible {
  let reason: String
  var path = ""
  var description: String { "\(path) cannot be read: \(reason)." }
}
