/// A vector that is mostly zero: all places are stored, the touched ones are listed.
struct SparseVector: Sendable {
  var values: [Double] = []
  private(set) var pattern: [Int32] = []
  private var isListed: [Bool] = []

  mutating func grow() {
    values.append(0)
    isListed.append(false)
  }

  mutating func clear() {
    for index in pattern {
      values[Int(index)] = 0
      isListed[Int(index)] = false
    }
    pattern.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  subscript(index: Int) -> Double { values[index] }

  @inline(__always)
  mutating func set(_ index: Int, _ value: Double) {
    values[index] = value
    if !isListed[index] {
      isListed[index] = true
      pattern.append(Int32(index))
    }
  }

  /// Lets `body` write many places, unchecked: it must call the function it is given for each.
  @inline(__always)
  mutating func change(_ body: (UnsafeMutableBufferPointer<Double>, (Int) -> Void) -> Void) {
    pattern.reserveCapacity(values.count)
    values.withUnsafeMutableBufferPointer { values in
      isListed.withUnsafeMutableBufferPointer { isListed in
        body(values) { index in
          if isListed[index] { return }
          isListed[index] = true
          pattern.append(Int32(index))
        }
      }
    }
  }

  /// Adds a multiple to the numbers of the same places.
  func add(times factor: Double, to numbers: inout [Double]) {
    numbers.withUnsafeMutableBufferPointer { numbers in
      values.withUnsafeBufferPointer { values in
        for index in pattern { numbers[Int(index)] += values[Int(index)] * factor }
      }
    }
  }

  /// Adds to one place and returns whether it was untouched before.
  @inline(__always)
  @discardableResult
  mutating func add(_ index: Int, _ value: Double) -> Bool {
    values[index] += value
    if isListed[index] { return false }
    isListed[index] = true
    pattern.append(Int32(index))
    return true
  }
}
