/// A set of places in an array, to be walked through in no particular order.
struct PlaceSet: Sendable {
  /// The places in the set.
  private(set) var members: [Int32] = []
  /// Where each place stands among the members, -1 for one that does not.
  private var indices: [Int32] = []

  /// Adds one more place, which is not in the set.
  mutating func addPlace() { indices.append(-1) }

  /// Puts a place into the set or takes it out.
  @inline(__always)
  mutating func set(_ place: Int, _ isMember: Bool) {
    let index = indices[place]
    if (index >= 0) == isMember { return }
    if isMember {
      indices[place] = Int32(members.count)
      members.append(Int32(place))
      return
    }
    indices[place] = -1
    guard let last = members.popLast(), Int(last) != place else { return }
    members[Int(index)] = last
    indices[Int(last)] = index
  }
}
