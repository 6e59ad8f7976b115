import Foundation

/// What the record of a test run tells.
public struct RunRecord: Sendable, Equatable {
  /// When the first process began, in seconds since 1970.
  public private(set) var began = Double.infinity
  /// What is last told of each golden, sorted by path.
  public private(set) var goldens: [RunEvent] = []
  /// The folders elsewhere that have goldens of the run as well, as tests name them, sorted.
  public private(set) var folders: [String] = []
  /// What the processes of the run have in common; the records of other folders have the same.
  public private(set) var run = ""
  /// Whether a line cannot be read, so that something may be missing.
  public private(set) var isTorn = false
  private var processes: [Int32: Process] = [:]

  private struct Process: Equatable {
    var selection: RunSelection?
    var hasEnded = false
    var status: Int32?
  }

  /// Reads the record of the run that began last; nil if there is none. Throws ``Refusal``.
  public static func latest(root: String) throws(Refusal) -> RunRecord? {
    guard let folder = try RunManifest.folder(root, creating: false) else { return nil }
    var latest: (name: String, began: Double)?
    let path = root + "/" + path
    // A pipe would be waited for.
    for entry in try folder.entries() where entry.isFile {
      let name = entry.name
      guard name.hasSuffix(RunManifest.ending) else { continue }
      let began = began(path + name)
      if began > latest?.began ?? -.infinity { latest = (name, began) }
    }
    guard let latest else { return nil }
    return try read(latest.name, at: path + latest.name)
  }

  /// Reads what a run noted in another folder; nil if it noted nothing there. Throws ``Refusal``.
  public static func of(run: String, root: String) throws(Refusal) -> RunRecord? {
    guard let folder = try RunManifest.folder(root, creating: false) else { return nil }
    let name = run + RunManifest.ending
    let isFile = try folder.entries().contains { $0.name == name && $0.isFile }
    return isFile ? try read(name, at: root + "/" + path + name) : nil
  }

  private static func read(_ name: String, at path: String) throws(Refusal) -> RunRecord {
    do {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
      var record = RunRecord(bytes: bytes)
      record.run = String(name.dropLast(RunManifest.ending.count))
      return record
    } catch {
      let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
      throw Refusal(
        path: name, problem: .system(action: "read", code: Int32(clamping: code ?? Int(EIO))))
    }
  }

  /// The folder of the records, from the root of the package.
  private static let path = RunManifest.folders.joined(separator: "/") + "/"

  /// When a run began, by the first line of its record.
  private static func began(_ path: String) -> Double {
    guard let file = FileHandle(forReadingAtPath: path) else { return -.infinity }
    defer { try? file.close() }
    let head = (try? file.read(upToCount: 1 << 16)) ?? Data()
    let began = RunRecord(bytes: head).began
    return began.isFinite ? began : -.infinity
  }

  /// Reads a record: an event a line, those that are torn left out.
  public init(bytes: Data) {
    let decoder = JSONDecoder()
    var latest: [String: RunEvent] = [:]
    var places: [Range<Int>] = []
    bytes.withUnsafeBytes { buffer in
      buffer.forEachLine { line in
        if !line.isEmpty { places.append(line) }
        return true
      }
    }
    for place in places {
      let start = bytes.startIndex + place.lowerBound
      let line = bytes[start..<(start + place.count)]
      guard let event = try? decoder.decode(RunEvent.self, from: line) else {
        isTorn = true
        continue
      }
      add(event, to: &latest)
    }
    folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    goldens = latest.values.sorted { first, second in
      (first.golden ?? "").utf8.lexicographicallyPrecedes((second.golden ?? "").utf8)
    }
  }

  private mutating func add(_ event: RunEvent, to latest: inout [String: RunEvent]) {
    switch event.event {
    case .begins:
      began = min(began, event.time ?? .infinity)
      processes[event.process, default: Process()].selection = RunSelection(
        arguments: event.arguments ?? [])
    case .golden:
      _ = processes[event.process, default: Process()]
      if let golden = event.golden { latest[golden] = event }
    case .folder:
      if let folder = event.folder, !folders.contains(folder) { folders.append(folder) }
    case .ends:
      processes[event.process, default: Process()].hasEnded = true
      processes[event.process, default: Process()].status = event.status
    }
  }

  /// Why the run does not tell which goldens no test has; nil if it does: if it was whole and
  /// passed.
  public var whyIncomplete: String? {
    if isTorn { return "the record of the last run is damaged" }
    for (_, process) in processes.sorted(by: { $0.key < $1.key }) {
      switch process.selection {
      case .part(let argument): return "the last run was a part of the tests only: \(argument)"
      case .unknown(let why): return "it is not known which tests the last run was: \(why)"
      case nil: return "the record of the last run is damaged"
      case .all: break
      }
      if !process.hasEnded {
        return "the last run has not come to its end: it crashed, was killed, or still runs"
      }
      guard let status = process.status else {
        return "this system does not tell whether the last run passed"
      }
      if status != 0 { return "the last run failed" }
    }
    return processes.isEmpty ? "the record of the last run is empty" : nil
  }
}
