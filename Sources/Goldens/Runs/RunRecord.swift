import Foundation

/// What the record of a test run tells.
public struct RunRecord: Sendable, Equatable {
  /// When the first process began, in seconds since 1970.
  public private(set) var began = Double.infinity
  /// What is last told of each golden, sorted by path.
  public private(set) var goldens: [RunEvent] = []
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
    let names = try folder.entries().map(\.name).filter { $0.hasSuffix(RunManifest.ending) }
    var latest: (name: String, began: Double)?
    let path = root + "/" + RunManifest.folders.joined(separator: "/") + "/"
    for name in names {
      // A pipe would be waited for.
      let kind = try? FileManager.default.attributesOfItem(atPath: path + name)[.type]
      guard kind as? FileAttributeType == .typeRegular else { continue }
      let began = began(path + name)
      if began > latest?.began ?? -.infinity { latest = (name, began) }
    }
    guard let latest else { return nil }
    do {
      let bytes = try Data(
        contentsOf: URL(fileURLWithPath: path + latest.name), options: .mappedIfSafe)
      return RunRecord(bytes: bytes)
    } catch {
      let code = ((error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError)?.code
      throw Refusal(
        path: latest.name, problem: .system(action: "read", code: Int32(clamping: code ?? Int(EIO)))
      )
    }
  }

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
