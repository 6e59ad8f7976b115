import Foundation

extension Snapshotting where Value == String {
  /// A text as it is.
  ///
  /// ```swift
  /// assertSnapshot(of: "Hello,\nworld", as: .lines)
  /// ```
  /// Records:
  /// ```
  /// Hello,
  /// world
  /// ```
  public static var lines: Snapshotting {
    Snapshotting { $0 }
  }
}

extension Snapshotting where Value: CustomStringConvertible {
  /// What the value's `description` says; for sets and dictionaries, whose order changes from run
  /// to run, use ``dump``.
  ///
  /// ```swift
  /// assertSnapshot(of: 1...3, as: .description)
  /// ```
  /// Records:
  /// ```
  /// 1...3
  /// ```
  public static var description: Snapshotting {
    Snapshotting { $0.description }
  }
}

extension Snapshotting {
  /// All that a value holds, as Swift's `dump` prints it, the same in every run.
  ///
  /// Sets and dictionaries are sorted, addresses are left out, and an object that stands in itself
  /// is named and not entered.
  ///
  /// ```swift
  /// assertSnapshot(of: user, as: .dump)
  /// ```
  /// Records:
  /// ```
  /// ▿ User
  ///   - id: 1
  ///   ▿ tags: 2 members
  ///     - "new"
  ///     - "paid"
  /// ```
  public static var dump: Snapshotting {
    Snapshotting { StableDump.text(of: $0) }
  }
}

extension Snapshotting where Value: Encodable {
  /// The value as JSON: indented, keys sorted.
  ///
  /// ```swift
  /// assertSnapshot(of: user, as: .json)
  /// ```
  /// Records:
  /// ```
  /// {
  ///   "id" : 1,
  ///   "name" : "Ada"
  /// }
  /// ```
  public static var json: Snapshotting {
    Snapshotting { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }

  /// The value as the JSON that `encoder` makes; set its `outputFormatting` to `.sortedKeys`, or
  /// else the order of keys changes from run to run.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    let encode: (Value) throws -> Data = { try encoder.encode($0) }
    return Snapshotting { String(decoding: try encode($0), as: UTF8.self) }
  }
}
