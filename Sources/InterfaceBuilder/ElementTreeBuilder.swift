/// Puts elements together from the events of a parser: starts, text, ends.
///
/// Knows nothing of the parser. Refuses what goes beyond ``ReadingLimits``.
struct ElementTreeBuilder {
  /// An element whose end has not come yet.
  private struct OpenElement {
    let name: String
    let attributes: [IBAttribute]
    let line: Int
    let number: Int
    /// Where in `finished` its children begin.
    let firstChild: Int
    /// Where in `text` its character data begins.
    let firstByte: Int
    /// Whether its character data is more than white space.
    var hasWords = false
  }

  /// Where the elements say what is wrong with their values.
  let problems: ValueProblems?
  /// The outermost element, once its end has come.
  private(set) var root: IBElement?

  private var open: [OpenElement] = []
  /// Elements whose parent is still open, children of outer ones before those of inner ones.
  private var finished: [IBElement] = []
  /// Character data of open elements, that of outer ones before that of inner ones.
  private var text: [UInt8] = []
  private var elementCount = 0
  private var attributeCount = 0

  init(problems: ValueProblems?) { self.problems = problems }

  /// Whether no element has begun yet.
  var isEmpty: Bool { elementCount == 0 }

  /// Begins an element within the one begun last.
  mutating func start(
    name: String, attributes: [IBAttribute], line: Int
  ) throws(Refusal) {
    guard open.count < ReadingLimits.depth else {
      throw Refusal("more than \(ReadingLimits.depth) elements within each other")
    }
    guard elementCount < ReadingLimits.elements else {
      throw Refusal("more than \(ReadingLimits.elements) elements")
    }
    attributeCount += attributes.count
    guard attributeCount <= ReadingLimits.attributes else {
      throw Refusal("more than \(ReadingLimits.attributes) attributes")
    }
    // White space before a child is layout of the file, not text.
    if let parent = open.last, !parent.hasWords {
      text.removeLast(text.count - parent.firstByte)
    }
    open.append(
      OpenElement(
        name: name, attributes: attributes, line: line, number: elementCount,
        firstChild: finished.count, firstByte: text.count))
    elementCount += 1
  }

  /// Adds character data to the element begun last.
  mutating func add(_ characters: UnsafeBufferPointer<UInt8>) {
    guard !open.isEmpty else { return }
    let last = open.count - 1
    text.append(contentsOf: characters)
    if !open[last].hasWords, !characters.allSatisfy(isXMLSpace) { open[last].hasWords = true }
  }

  /// Ends the element begun last.
  mutating func end() {
    guard let element = open.popLast() else { return }
    let children = Array(finished[element.firstChild...])
    finished.removeLast(children.count)
    // A leaf keeps its white space: a label may well say nothing but a space.
    let hasText = text.count > element.firstByte && (element.hasWords || children.isEmpty)
    let result = IBElement(
      name: element.name, attributes: element.attributes, children: children,
      text: hasText ? String(decoding: text[element.firstByte...], as: UTF8.self) : "",
      line: element.line, number: element.number, problems: problems)
    text.removeLast(text.count - element.firstByte)
    if open.isEmpty { root = result } else { finished.append(result) }
  }
}
