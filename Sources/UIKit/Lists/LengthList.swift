/// A row of lengths laid end to end, in points: finds where each begins, and which holds a place.
///
/// Most are equal, and cost nothing; those that differ are kept as sums over powers of two (a
/// Fenwick tree), so that both questions and a change take a few steps each, however long the list.
struct LengthList {
  /// How many lengths there are.
  let count: Int
  /// The length of all that were not set.
  let usual: CGFloat
  /// The longest row, header or footer, in points.
  static let limit: CGFloat = 1e6
  private let limit: CGFloat
  private var lengths: [CGFloat] = []
  private var sums: [CGFloat] = []

  /// Makes a list of `count` equal lengths.
  init(count: Int, usual: CGFloat) {
    self.count = max(0, count)
    self.usual = LengthList.legal(usual)
    limit = LengthList.limit
  }

  /// Makes a list of given lengths, none above `limit`.
  init(_ lengths: [CGFloat], limit: CGFloat = LengthList.limit) {
    count = lengths.count
    usual = 0
    self.limit = limit
    self.lengths = lengths.map { LengthList.legal($0, limit: limit) }
    sums = [0] + self.lengths
    for index in sums.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  /// A length that sums can be made of, whatever an app returned.
  static func legal(_ length: CGFloat, limit: CGFloat = LengthList.limit) -> CGFloat {
    length.isFinite ? max(0, min(length, limit)) : 0
  }

  /// The length at `index`; 0 outside the list.
  subscript(index: Int) -> CGFloat {
    guard index >= 0, index < count else { return 0 }
    return lengths.isEmpty ? usual : lengths[index]
  }

  /// Changes one length.
  mutating func set(_ length: CGFloat, at index: Int) {
    let new = LengthList.legal(length, limit: limit)
    let change = new - self[index]
    guard change != 0, index >= 0, index < count else { return }
    if lengths.isEmpty {
      lengths = Array(repeating: usual, count: count)
      sums = Array(repeating: 0, count: count + 1)
    }
    lengths[index] = new
    var node = index + 1
    while node < sums.count {
      sums[node] += change
      node += node & -node
    }
  }

  /// Where the length at `index` begins; the end of the list for the number after the last.
  func offset(of index: Int) -> CGFloat {
    let place = max(0, min(index, count))
    var sum = CGFloat(place) * usual
    guard !sums.isEmpty else { return sum }
    var node = place
    while node > 0 {
      sum += sums[node]
      node -= node & -node
    }
    return sum
  }

  /// All lengths together.
  var total: CGFloat { offset(of: count) }

  /// The last index that begins at or before `offset`, the first for offsets before it; nil for an
  /// empty list.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    guard offset > 0 else { return firstWithLength }
    guard !sums.isEmpty else {
      guard usual > 0 else { return count - 1 }
      let index = (offset / usual).rounded(.down)
      return index < CGFloat(count) ? Int(index) : count - 1
    }
    var place = 0
    var rest = offset
    var step = 1
    while step <= count / 2 { step *= 2 }
    while step > 0 {
      let next = place + step
      if next <= count {
        let length = sums[next] + CGFloat(step) * usual
        if length <= rest {
          place = next
          rest -= length
        }
      }
      step /= 2
    }
    return min(place, count - 1)
  }

  /// The first index with a length, or the first of all.
  private var firstWithLength: Int {
    self[0] > 0 ? 0 : min(index(at: .leastNonzeroMagnitude) ?? 0, count - 1)
  }
}
