/// A way to turn a value into the text of a golden.
///
/// ```swift
/// extension Snapshotting where Value == Invoice {
///   static var total: Snapshotting { Snapshotting<String>.lines.pullback { "\($0.total)" } }
/// }
/// assertSnapshot(of: invoice, as: .total)
/// ```
/// Records:
/// ```
/// 12.50
/// ```
public struct Snapshotting<Value>: Sendable {
  /// Turns a value into text. White space at the ends of lines and of the text does not count.
  public let snapshot: @MainActor (Value) throws -> String

  /// Makes a strategy. An error that `snapshot` throws fails the test.
  public init(snapshot: @escaping @MainActor (Value) throws -> String) {
    self.snapshot = snapshot
  }

  /// Returns a strategy for values from which a `Value` can be made.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (NewValue) throws -> Value
  ) -> Snapshotting<NewValue> {
    Snapshotting<NewValue> { try snapshot(transform($0)) }
  }
}
