/// What an archive says about its objects apart from them: ids, names, connections, metadata.
struct LegacyContainer {
  /// An outlet, an action or a member of an outlet collection.
  struct Connection {
    /// The id of the connection itself.
    let id: String
    /// The object that describes it.
    let object: LegacyObject
  }

  /// An object with an id of its own.
  struct Record {
    let id: String
    let object: LegacyObject
    let line: Int
  }

  /// The objects in the order of their records; without the list of all that is at the top.
  private(set) var records: [Record] = []
  /// What is odd about the records.
  private(set) var problems: [(line: Int, message: String)] = []
  private var ids: [Int32: String] = [:]
  private var names: [Int32: String] = [:]
  private var connections: [Int32: [Connection]] = [:]
  /// Metadata that belong to an object, by its id and their name.
  private var metadata: [String: [String: IBElement]] = [:]

  init(_ data: LegacyObject, in archive: LegacyArchive) throws(Refusal) {
    guard let container = data.object("IBDocument.Objects") else { return }
    for item in container.items("objectRecords") {
      try archive.spend(1)
      if let record = archive.object(item) { add(record) }
    }
    for item in container.items("connectionRecords") {
      try archive.spend(1)
      if let record = archive.object(item) { addConnection(record) }
    }
    for (name, value) in archive.entries(container.value("flattenedProperties")) {
      guard let dot = name.firstIndex(of: ".") else { continue }
      metadata[String(name[..<dot]), default: [:]][String(name[name.index(after: dot)...])] = value
    }
  }

  private mutating func add(_ record: LegacyObject) {
    // Late files of version 8.00 have identifiers in the style of today instead of numbers.
    guard let id = record.string("objectID") ?? record.string("id") else {
      return problems.append((record.element.line, "an object record has no id"))
    }
    noteUnknownKeys(of: record, known: Self.recordKeys)
    // The record of the list of all that is at the top.
    guard id != "0" else { return }
    guard let object = record.object("object") else {
      return problems.append((record.element.line, "the record \(quoted(id)) has no object"))
    }
    guard ids[object.number] == nil else { return }
    ids[object.number] = id
    names[object.number] = record.string("objectName")
    records.append(Record(id: id, object: object, line: record.element.line))
  }

  private mutating func addConnection(_ record: LegacyObject) {
    noteUnknownKeys(of: record, known: Self.connectionRecordKeys)
    guard let connection = record.object("connection"), let source = connection.object("source")
    else {
      return problems.append((record.element.line, "a connection without a source is left out"))
    }
    let id = record.string("connectionID") ?? record.string("id") ?? Self.identifier(record.number)
    connections[source.number, default: []].append(Connection(id: id, object: connection))
  }

  private static let recordKeys: Set<String> = [
    "objectID", "id", "object", "children", "parent", "objectName",
  ]
  private static let connectionRecordKeys: Set<String> = ["connectionID", "id", "connection"]

  private mutating func noteUnknownKeys(of record: LegacyObject, known: Set<String>) {
    for key in record.keys where !known.contains(key) {
      problems.append(
        (record.element.line, "\(quoted(key)) of \(record.className) is not known; left out"))
    }
  }

  private func quoted(_ text: String) -> String { "\"\(Refusal.quotable(text))\"" }

  // MARK: Asking

  /// The id of an object: that of its record, or one made of its place in the file.
  func id(of object: LegacyObject) -> String {
    ids[object.number] ?? Self.identifier(object.number)
  }

  /// Whether the object has a record.
  func isRecorded(_ object: LegacyObject) -> Bool { ids[object.number] != nil }

  /// The name that a developer gave the object.
  func name(of object: LegacyObject) -> String? { names[object.number] }

  /// The connections that start at the object, in the order of the file.
  func connections(of object: LegacyObject) -> [Connection] { connections[object.number] ?? [] }

  /// The sources of all connections, by their numbers.
  var connectionSources: [Int32: [Connection]] { connections }

  /// The metadata called `name` of the object.
  func metadata(_ name: String, of object: LegacyObject) -> IBElement? {
    ids[object.number].flatMap { metadata[$0]?[name] }
  }

  /// The names of the metadata of the object with `id`, in alphabetical order.
  func metadataNames(ofID id: String) -> [String] { (metadata[id] ?? [:]).keys.sorted() }

  /// An identifier in the style of today, `a1B-c2-D3e`, that is always the same for a place.
  static func identifier(_ number: Int32) -> String {
    // The finalizer of SplitMix64: neighbours get identifiers that look nothing alike.
    var bits = UInt64(bitPattern: Int64(number)) &+ 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    bits ^= bits >> 31
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    var result = ""
    for place in 0..<8 {
      if place == 3 || place == 5 { result.append("-") }
      result.append(letters[Int(bits % UInt64(letters.count))])
      bits /= UInt64(letters.count)
    }
    return result
  }
}
