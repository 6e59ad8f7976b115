/// A queue that hands out the item of the smallest key first.
struct Heap: Sendable {
  struct Element: Sendable {
    var key: Int
    var item: Int32
  }

  private var elements: [Element] = []

  var isEmpty: Bool { elements.isEmpty }
  var count: Int { elements.count }

  mutating func removeAll() {
    if !elements.isEmpty { elements.removeAll(keepingCapacity: true) }
  }

  mutating func push(_ item: Int32, key: Int) {
    let element = Element(key: key, item: item)
    elements.append(element)
    var child = elements.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      if elements[parent].key <= key { break }
      elements[child] = elements[parent]
      child = parent
    }
    elements[child] = element
  }

  mutating func pop() -> Int32? {
    guard let last = elements.popLast() else { return nil }
    guard let first = elements.first else { return last.item }
    var parent = 0
    while true {
      var child = parent * 2 + 1
      if child >= elements.count { break }
      if child + 1 < elements.count, elements[child + 1].key < elements[child].key { child += 1 }
      if elements[child].key >= last.key { break }
      elements[parent] = elements[child]
      parent = child
    }
    elements[parent] = last
    return first.item
  }
}
