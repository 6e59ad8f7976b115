import Foundation

/// What the processes of one test run have in common.
public enum RunIdentity {
  /// The processes above this one that are asked; nobody nests test runs so deeply.
  private static let limit = 16

  /// The name of the run that this process belongs to.
  ///
  /// It is made of the number and the start of the `swift test` above this process, and of this
  /// process where there is none.
  public static func ofThisProcess() -> String {
    name(process: getpid()) { process in
      let contents = FileManager.default.contents(atPath: "/proc/\(process)/stat")
      return contents.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The name of the run of a process, by what `stat` says of processes in the words of proc(5).
  static func name(process: Int32, stat: (Int32) -> String?) -> String {
    var own: String?
    var next = process
    for _ in 0..<limit {
      guard let found = stat(next).flatMap(Entry.init) else { break }
      let name = "\(found.start)-\(next)"
      if found.command == "swift-test" { return name }
      own = own ?? name
      next = found.parent
    }
    return own ?? "\(process)"
  }

  /// The line proc(5) has for a process: `1234 (swift-test) S 1200 …`.
  private struct Entry {
    let command: Substring
    let parent: Int32
    let start: Substring

    init?(_ text: String) {
      // The name of a command may hold anything, even parentheses.
      guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
      else { return nil }
      let fields = text[close...].split(separator: " ")
      guard fields.count > 20, let parent = Int32(fields[2]) else { return nil }
      command = text[text.index(after: open)..<close]
      self.parent = parent
      start = fields[20]
    }
  }
}
