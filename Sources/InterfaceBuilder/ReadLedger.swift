import Synchronization

/// Notes what is read of a document: the attributes and children that its readers ask for.
///
/// Notes go by names, `text` of `<label>`, and hold what was asked for, be it there or not: a
/// reader asks every label for the same. So nobody has to keep a list of what is read, which could
/// be wrong. See ``IBDocument/noting(in:)``.
package final class ReadLedger: Sendable {
  /// A child as its parent's reader asks for it; nil stands for any name or key.
  private struct Child: Hashable {
    let parent: String
    let name: String?
    let key: String?
  }

  private struct Attribute: Hashable {
    let element: String
    let name: String
  }

  private struct Notes {
    var attributes: Set<Attribute> = []
    var children: Set<Child> = []
    /// Elements by number: those that became objects, and those that nobody could make anything of.
    var made: Set<Int32> = []
    var refused: Set<Int32> = []
  }

  private let notes = Mutex(Notes())

  /// Makes an empty ledger.
  package init() {}

  // MARK: Noting

  func note(attribute: String, of element: IBElement) {
    let note = Attribute(element: element.name, name: attribute)
    notes.withLock { _ = $0.attributes.insert(note) }
  }

  func note(child name: String?, key: String?, of parent: IBElement) {
    let note = Child(parent: parent.name, name: name, key: key)
    notes.withLock { _ = $0.children.insert(note) }
  }

  fileprivate func note(made element: IBElement) {
    notes.withLock { _ = $0.made.insert(element.number) }
  }

  fileprivate func note(refused element: IBElement) {
    notes.withLock { _ = $0.refused.insert(element.number) }
  }

  // MARK: Asking

  /// Whether readers of elements called `element` ask for an attribute.
  package func hasRead(attribute: String, of element: String) -> Bool {
    // What every lookup goes by.
    if attribute == "id" || attribute == "key" { return true }
    let note = Attribute(element: element, name: attribute)
    return notes.withLock { $0.attributes.contains(note) }
  }

  /// Whether readers of elements called `parent` ask for such a child and make something of it.
  package func hasRead(_ child: IBElement, in parent: String) -> Bool {
    let key = child.key
    return notes.withLock { notes in
      if notes.refused.contains(child.number) { return false }
      // Nothing as the value of a property: told by whoever asks for the property, in any form.
      if child.name == "nil", let key {
        if notes.attributes.contains(Attribute(element: parent, name: key)) { return true }
        return notes.children.contains { $0.parent == parent && $0.key == key }
      }
      for name in [child.name, nil] {
        if notes.children.contains(Child(parent: parent, name: name, key: nil)) { return true }
        guard let key else { continue }
        if notes.children.contains(Child(parent: parent, name: name, key: key)) { return true }
      }
      return false
    }
  }

  /// Whether an element became an object.
  package func hasMade(_ element: IBElement) -> Bool {
    notes.withLock { $0.made.contains(element.number) }
  }
}

extension IBElement {
  /// All children in the order of the file, for the reader of a list, who takes whatever is in it.
  package var items: [IBElement] {
    ledger?.note(child: nil, key: nil, of: self)
    return children
  }

  /// Tells the ledger, when there is one, that the element became an object.
  package func noteMade() { ledger?.note(made: self) }

  /// Tells the ledger, when there is one, that a reader met the element and does not know it.
  package func noteRefused() { ledger?.note(refused: self) }

  /// A copy of the element and all that is in it whose reading is noted in `ledger`.
  ///
  /// Goes no deeper than ``ReadingLimits/depth``, as the reader of the file has seen to it.
  func noting(in ledger: ReadLedger) -> IBElement {
    copy(children: children.map { $0.noting(in: ledger) }, ledger: ledger)
  }
}
