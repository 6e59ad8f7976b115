/// The lines two texts share, as numbers: equal numbers are equal lines.
struct SharedLines {
  let old: [Int]
  let new: [Int]

  /// The most insertions and deletions that are searched for a shortest edit. The work and the
  /// memory grow with its square; beyond it, lines that occur once in each text are the anchors.
  var bound = 600

  /// Pairs of positions that hold the same line, growing in both texts.
  func matches() -> [(old: Int, new: Int)] {
    var result: [(old: Int, new: Int)] = []
    let (oldMiddle, newMiddle) = trimmed(old.indices, new.indices)
    result += zip(0..<oldMiddle.lowerBound, 0..<newMiddle.lowerBound).map { ($0, $1) }
    if let exact = shortestEdit(oldMiddle, newMiddle) {
      result += exact
    } else {
      result += anchored(oldMiddle, newMiddle)
    }
    let tail = zip(oldMiddle.upperBound..<old.count, newMiddle.upperBound..<new.count)
    result += tail.map { ($0, $1) }
    return result
  }

  /// Pairs of positions at both ends alone, for lines too many to compare.
  func ends() -> [(old: Int, new: Int)] {
    let (oldMiddle, newMiddle) = trimmed(old.indices, new.indices)
    let tail = zip(oldMiddle.upperBound..<old.count, newMiddle.upperBound..<new.count)
    return (0..<oldMiddle.lowerBound).map { ($0, $0) } + tail.map { ($0, $1) }
  }

  /// The ranges without the lines that both begin with and both end with.
  private func trimmed(_ a: Range<Int>, _ b: Range<Int>) -> (old: Range<Int>, new: Range<Int>) {
    var (x, y) = (a.lowerBound, b.lowerBound)
    while x < a.upperBound, y < b.upperBound, old[x] == new[y] {
      x += 1
      y += 1
    }
    var (xEnd, yEnd) = (a.upperBound, b.upperBound)
    while xEnd > x, yEnd > y, old[xEnd - 1] == new[yEnd - 1] {
      xEnd -= 1
      yEnd -= 1
    }
    return (x..<xEnd, y..<yEnd)
  }

  /// Myers' greedy search (An O(ND) Difference Algorithm, 1986), or nil beyond the bound.
  private func shortestEdit(_ a: Range<Int>, _ b: Range<Int>) -> [(old: Int, new: Int)]? {
    if a.isEmpty || b.isEmpty { return [] }
    let bound = min(a.count + b.count, self.bound)
    let unreached = -1
    let (width, height) = (a.count, b.count)
    // `furthest[k + bound + 1]`: the furthest position in `a` on the diagonal x - y = k.
    var furthest = [Int](repeating: unreached, count: 2 * bound + 3)
    var rounds: [[Int]] = []

    for distance in 0...bound {
      // Not a stride: in a debug build its iterator would take most of the time.
      var k = -distance - 2
      while k < distance {
        k += 2
        let slot = k + bound + 1
        let entry = entry(
          distance, k, left: furthest[slot - 1], right: furthest[slot + 1], width, height)
        guard var x = entry?.x else {
          furthest[slot] = unreached
          continue
        }
        while x < width, x - k < height, old[a.lowerBound + x] == new[b.lowerBound + x - k] {
          x += 1
        }
        furthest[slot] = x
        if x == width, x - k == height {
          return walkBack(rounds, distance, a, b)
        }
      }
      rounds.append(Array(furthest[(bound + 1 - distance)...(bound + 1 + distance)]))
    }
    return nil
  }

  /// Where a path enters diagonal `k`: right from the one below, or down from the one above.
  /// Negative neighbours were not reached; nil when there is no way in.
  private func entry(
    _ distance: Int, _ k: Int, left: Int, right: Int, _ width: Int, _ height: Int
  ) -> (x: Int, isDeletion: Bool)? {
    if distance == 0 { return (0, false) }
    let canDelete = k > -distance && left >= 0 && left < width
    let canInsert = k < distance && right >= 0 && right - k <= height
    if canInsert, !canDelete || right > left { return (right, false) }
    return canDelete ? (left + 1, true) : nil
  }

  /// Follows the rounds from the end to the beginning, and collects the lines in common.
  private func walkBack(
    _ rounds: [[Int]], _ distance: Int, _ a: Range<Int>, _ b: Range<Int>
  ) -> [(old: Int, new: Int)] {
    var result: [(old: Int, new: Int)] = []
    var (x, y) = (a.count, b.count)
    for d in stride(from: distance, through: 0, by: -1) {
      let k = x - y
      let round = d > 0 ? rounds[d - 1] : []
      // The diagonal k of the round before stands at k + (d - 1).
      let left = k + d - 2
      let right = k + d
      let leftX = round.indices.contains(left) ? round[left] : -1
      let rightX = round.indices.contains(right) ? round[right] : -1
      let entry = entry(d, k, left: leftX, right: rightX, a.count, b.count)
      let enteredAt = entry?.x ?? 0
      while x > enteredAt {
        x -= 1
        y -= 1
        result.append((a.lowerBound + x, b.lowerBound + y))
      }
      if entry?.isDeletion == true { x -= 1 } else { y -= 1 }
    }
    return result.reversed()
  }

  /// Splits at lines that stand once in both texts, in the longest order they share, and searches
  /// a shortest edit between each two; where that too is beyond the bound, nothing matches.
  private func anchored(_ a: Range<Int>, _ b: Range<Int>) -> [(old: Int, new: Int)] {
    var result: [(old: Int, new: Int)] = []
    var (x, y) = (a.lowerBound, b.lowerBound)
    let end = (old: a.upperBound, new: b.upperBound)
    for anchor in commonOrder(a, b) + [end] {
      let between = trimmed(x..<anchor.old, y..<anchor.new)
      result += zip(x..<between.old.lowerBound, y..<between.new.lowerBound).map { ($0, $1) }
      result += shortestEdit(between.old, between.new) ?? []
      let tail = zip(between.old.upperBound..<anchor.old, between.new.upperBound..<anchor.new)
      result += tail.map { ($0, $1) }
      if anchor != end { result.append(anchor) }
      (x, y) = (anchor.old + 1, anchor.new + 1)
    }
    return result
  }

  /// The longest run of lines that are unique in both and stand in the same order (patience).
  private func commonOrder(_ a: Range<Int>, _ b: Range<Int>) -> [(old: Int, new: Int)] {
    var newPlaces: [Int: Int?] = [:]
    for y in b { newPlaces[new[y]] = newPlaces.keys.contains(new[y]) ? .some(nil) : y }
    var oldCounts: [Int: Int] = [:]
    for x in a { oldCounts[old[x], default: 0] += 1 }

    var pairs: [(old: Int, new: Int)] = []
    for x in a where oldCounts[old[x]] == 1 {
      if let place = newPlaces[old[x]], let y = place { pairs.append((x, y)) }
    }
    var piles: [Int] = []  // The pair on top of each pile; their places in `new` grow.
    var before = [Int](repeating: -1, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, piles.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[piles[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = piles[low - 1] }
      if low == piles.count { piles.append(index) } else { piles[low] = index }
    }
    var result: [(old: Int, new: Int)] = []
    var index = piles.last ?? -1
    while index >= 0 {
      result.append(pairs[index])
      index = before[index]
    }
    return result.reversed()
  }
}
