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
  /// What the value's `description` says.
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
