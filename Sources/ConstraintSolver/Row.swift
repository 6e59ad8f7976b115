/// Where a row stands with respect to the current values.
enum RowState: UInt8, Sendable {
  /// Unused; its place may be taken by a new row.
  case free
  /// Removed, but still in the basis until another column takes its place. It pulls at nothing.
  case retired
  /// Optional and new: not yet taken into account.
  case pending
  /// In the basis: it holds exactly, and is one of those that determine the values.
  case basic
  /// Holds without being in the basis; it pulls at nothing.
  case satisfied
  /// Optional and below its constant, pulling up with its whole weight.
  case low
  /// An optional equality above its constant, pulling down with its whole weight.
  case high

  /// Whether moving values can put a row of this state off.
  @inline(__always) var isWatched: Bool { self == .satisfied || self == .low || self == .high }
}

/// A constraint as the solver keeps it: terms `==` or `>=` a constant. The opposite inequality is
/// stored negated.
struct Row: Sendable {
  /// The first of its entries in the store, and how many there are.
  var start: Int32
  var count: Int32
  /// The right-hand side.
  var constant: Double
  /// The place in the basis, -1 outside.
  var position: Int32 = -1
  /// The level of its priority, -1 for required rows.
  var level: Int32
  /// The order of adding, over all rows of the solver.
  var serial: Int
  /// Changed by ``RowStore/setState(of:_:)``, which keeps count of watched rows.
  var state: RowState
  var isEquality: Bool
  /// Whether it was written `<=`.
  var isNegated: Bool
  /// What its priority was.
  var priority: Double

  @inline(__always) var isRequired: Bool { level < 0 }

  /// Which way the row would have to go to stand as its state says: 1 up, -1 down, 0 if it does.
  @inline(__always)
  func misplacement(residual: Double) -> Int {
    if residual == 0 { return 0 }
    switch state {
    case .satisfied:
      if residual < 0 { return 1 }
      return isEquality ? -1 : 0
    case .low: return residual > 0 ? -1 : 0
    case .high: return residual < 0 ? 1 : 0
    case .free, .retired, .pending, .basic: return 0
    }
  }

  @inline(__always) var isRequiredEquality: Bool { level < 0 && isEquality }
}

/// One coefficient of one row, linked with the other entries of its variable.
struct RowEntry: Sendable {
  var coefficient: Double
  var variable: Int32
  var row: Int32
  var next: Int32
  var previous: Int32
}
