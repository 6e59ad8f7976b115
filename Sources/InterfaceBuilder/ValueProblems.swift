import Synchronization

/// What is said of values of a document that are not what their readers ask for: a width of "10px".
///
/// Values are read when somebody needs them, long after the file was. So whoever reads a document
/// listens; what nobody listens to yet waits. Each value is told once, however often it is read.
package final class ValueProblems: Sendable {
  private struct Place: Hashable {
    let element: Int32
    let message: String
  }

  private struct State {
    var told: Set<Place> = []
    var waiting: [Diagnostic] = []
    var listener: (@Sendable (Diagnostic) -> Void)?
  }

  private let file: String
  private let state = Mutex(State())

  init(file: String) { self.file = file }

  /// Tells `listener` what is found from now on, and what was found before and nobody heard.
  package func listen(_ listener: @escaping @Sendable (Diagnostic) -> Void) {
    let waiting = state.withLock { state in
      state.listener = listener
      defer { state.waiting = [] }
      return state.waiting
    }
    for diagnostic in waiting { listener(diagnostic) }
  }

  func tell(_ message: String, of element: IBElement) {
    let diagnostic = Diagnostic(
      severity: .warning, file: file, line: element.line, id: element.id, message: message)
    let listener: (@Sendable (Diagnostic) -> Void)? = state.withLock { state in
      let place = Place(element: element.number, message: message)
      guard state.told.insert(place).inserted else { return nil }
      if state.listener == nil { state.waiting.append(diagnostic) }
      return state.listener
    }
    listener?(diagnostic)
  }
}

extension IBElement {
  /// Says what is wrong with the element, once however often it is read.
  package func tell(_ message: String) { problems?.tell(message, of: self) }

  /// Says that an attribute is not what it should be: `width="10px" of <rect> is no number; …`.
  func tell(_ attribute: String, _ value: String, _ fault: String, used: String = "left out") {
    problems?.tell(
      "\(attribute)=\"\(Refusal.quotable(value))\" of <\(name)> is \(fault); \(used)", of: self)
  }

  /// The child that is a value of a certain kind; says so if there is another thing in its place,
  /// such as `<nil key="frame"/>`.
  func child(_ names: [String], key: String) -> IBElement? {
    for name in names {
      if let child = first(name, key: key) { return child }
    }
    if let problems, let other = children.first(where: { $0.key == key }) {
      problems.tell(
        "<\(other.name) key=\"\(Refusal.quotable(key))\"> in <\(name)> is no <\(names[0])>; left out",
        of: other)
    }
    return nil
  }
}
