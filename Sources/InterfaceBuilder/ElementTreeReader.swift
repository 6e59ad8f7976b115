private import CLibXML2

/// Reads XML with libxml2's SAX2 interface.
///
/// One object reads one text, with a parser context of its own and without any of libxml2's
/// globals, so that any number can be at work side by side. No entity but XML's own five is ever
/// resolved: a DOCTYPE ends the reading before anything in it is looked at.
final class ElementTreeReader {
  /// Decides from the name, the attributes and the line of the root element whether to go on.
  typealias RootCheck = (_ name: String, _ attributes: [IBAttribute]) throws(Refusal) -> Void

  private let source: UnsafeBufferPointer<UInt8>
  private let checkRoot: RootCheck
  /// What is said about a DOCTYPE, by its name.
  private let refusalOfDocumentType: (String) -> String
  private var offset = 0
  private var builder: ElementTreeBuilder
  private var names = NameTable()
  private var namespaceCount = 0
  private var context: xmlParserCtxtPtr?
  private var failure: Refusal?
  /// The line at the end of the event before, where the next start tag usually begins.
  private var lastLine = 1

  /// The root element of `text`, which must be UTF-8.
  static func read(
    _ text: [UInt8], problems: ValueProblems? = nil,
    documentType: @escaping (String) -> String = DocumentFormat.refusal(ofDocumentType:),
    checkRoot: RootCheck
  ) throws(Refusal) -> IBElement {
    try checkAttributeCounts(of: text)
    let result: Result<IBElement, Refusal> = withoutActuallyEscaping(checkRoot) { checkRoot in
      text.withUnsafeBufferPointer { source in
        ElementTreeReader(source, problems, documentType, checkRoot).parse()
      }
    }
    do {
      return try result.get()
    } catch {
      throw explained(error, in: text)
    }
  }

  private init(
    _ source: UnsafeBufferPointer<UInt8>, _ problems: ValueProblems?,
    _ documentType: @escaping (String) -> String, _ checkRoot: @escaping RootCheck
  ) {
    self.source = source
    builder = ElementTreeBuilder(problems: problems)
    refusalOfDocumentType = documentType
    self.checkRoot = checkRoot
  }

  private static let isLibraryReady: Bool = {
    xmlInitParser()
    return true
  }()

  private func parse() -> Result<IBElement, Refusal> {
    guard Self.isLibraryReady else { return .failure(Refusal("libxml2 is not available")) }
    var handler = saxHandler()
    let me = Unmanaged.passUnretained(self).toOpaque()
    // Read in pieces, because the end of input is the one way to stop libxml2 that is safe at any
    // time: after a failure there simply is no next piece.
    let created = xmlCreateIOParserCtxt(
      &handler, me, { reader, buffer, capacity in provide(to: buffer, capacity, from: reader) },
      nil, me, XML_CHAR_ENCODING_UTF8)
    guard let context = created else { return .failure(Refusal("out of memory")) }
    self.context = context
    defer {
      self.context = nil
      xmlFreeParserCtxt(context)
    }
    // The text is UTF-8 by now, whatever its declaration says.
    let options = XML_PARSE_NONET.rawValue | XML_PARSE_IGNORE_ENC.rawValue
    xmlCtxtUseOptions(context, Int32(options))
    xmlParseDocument(context)

    if let failure { return .failure(failure) }
    guard context.pointee.wellFormed == 1, let root = builder.root else {
      return .failure(Refusal("not well-formed XML", at: position))
    }
    return .success(root)
  }

  private var position: IBReadError.Position? {
    guard let input = context?.pointee.input else { return nil }
    return IBReadError.Position(line: Int(input.pointee.line), column: Int(input.pointee.col))
  }

  private func noteLine() {
    if let input = context?.pointee.input { lastLine = Int(input.pointee.line) }
  }

  /// The line of the `<` of the start tag that the parser has just read.
  private var startTagLine: Int {
    guard let input = context?.pointee.input else { return lastLine }
    var line = Int(input.pointee.line)
    guard line != lastLine, let base = input.pointee.base, var cursor = input.pointee.cur else {
      return line
    }
    // No "<" may stand within a tag, so the last one before the end is where it began.
    while cursor > base {
      cursor -= 1
      if cursor.pointee == UInt8(ascii: "<") { break }
      if cursor.pointee == UInt8(ascii: "\n") { line -= 1 }
    }
    return max(1, line)
  }
}

// MARK: - Events

extension ElementTreeReader {
  fileprivate func nextPiece(into buffer: UnsafeMutablePointer<CChar>, capacity: Int) -> Int {
    guard failure == nil else { return 0 }
    let count = min(capacity, source.count - offset)
    guard count > 0, let start = source.baseAddress else { return 0 }
    UnsafeMutableRawPointer(buffer).copyMemory(from: start + offset, byteCount: count)
    offset += count
    return count
  }

  fileprivate func fail(_ refusal: Refusal) {
    guard failure == nil else { return }
    failure = Refusal(refusal.message, at: refusal.position ?? position)
    if let context { xmlStopParser(context) }
  }

  /// Records an error that libxml2 reports. It must be left to find its own end here: its parser
  /// may still be holding on to the buffer that stopping would free.
  fileprivate func reportedError(_ message: String, line: Int, column: Int) {
    guard failure == nil else { return }
    failure = Refusal(message, at: IBReadError.Position(line: line, column: column))
  }

  fileprivate func startElement(
    name: String, prefix: UnsafePointer<UInt8>?, namespaceCount: Int,
    attributeCount: Int, attributes: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) {
    guard failure == nil else { return }
    let line = startTagLine
    do throws(Refusal) {
      self.namespaceCount += namespaceCount
      guard self.namespaceCount <= ReadingLimits.namespaces else {
        throw Refusal("more than \(ReadingLimits.namespaces) namespaces")
      }
      let values = self.attributes(attributeCount, at: attributes)
      let fullName = qualified(name, prefix: prefix)
      if builder.isEmpty { try checkRoot(fullName, values) }
      guard names.count <= ReadingLimits.names else {
        throw Refusal("more than \(ReadingLimits.names) different names")
      }
      try builder.start(name: fullName, attributes: values, line: line)
    } catch {
      fail(Refusal(error.message, at: IBReadError.Position(line: line, column: 1)))
    }
    noteLine()
  }

  fileprivate func name(at address: UnsafePointer<UInt8>) -> String {
    names.name(at: address)
  }

  fileprivate func endElement() {
    guard failure == nil else { return }
    builder.end()
    noteLine()
  }

  fileprivate func characters(_ start: UnsafePointer<UInt8>, count: Int) {
    guard failure == nil else { return }
    builder.add(UnsafeBufferPointer(start: start, count: count))
    noteLine()
  }

  fileprivate func otherEvent() {
    noteLine()
  }

  fileprivate func documentType(name: String) {
    fail(Refusal(refusalOfDocumentType(name)))
  }

  private func qualified(_ name: String, prefix: UnsafePointer<UInt8>?) -> String {
    guard let prefix else { return name }
    return names.name(at: prefix) + ":" + name
  }

  /// Attributes as libxml2 hands them over: five pointers each, to the local name, the prefix, the
  /// namespace, and the first and the last byte of the value.
  private func attributes(
    _ count: Int, at pointers: UnsafeMutablePointer<UnsafePointer<UInt8>?>?
  ) -> [IBAttribute] {
    guard count > 0, let pointers else { return [] }
    var result: [IBAttribute] = []
    result.reserveCapacity(count)
    for index in 0..<count {
      let fields = pointers + index * 5
      guard let local = fields[0], let start = fields[3], let end = fields[4] else { continue }
      let name = qualified(names.name(at: local), prefix: fields[1])
      let bytes = UnsafeBufferPointer(start: start, count: end - start)
      result.append(IBAttribute(name: name, value: attributeValue(bytes)))
    }
    return result
  }
}

/// The value of an attribute as the file means it.
///
/// libxml2 leaves every ampersand as `&#38;` unless told to expand entities, for a tree builder to
/// expand later; nothing else in a value can hold an ampersand.
private func attributeValue(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
  let ampersand = UInt8(ascii: "&")
  guard bytes.contains(ampersand) else { return String(decoding: bytes, as: UTF8.self) }
  var value: [UInt8] = []
  value.reserveCapacity(bytes.count)
  var index = 0
  while index < bytes.count {
    value.append(bytes[index])
    index += bytes[index] == ampersand ? "&#38;".utf8.count : 1
  }
  return String(decoding: value, as: UTF8.self)
}

// MARK: - The C interface

private func reader(_ pointer: UnsafeMutableRawPointer?) -> ElementTreeReader? {
  pointer.map { Unmanaged<ElementTreeReader>.fromOpaque($0).takeUnretainedValue() }
}

private func provide(
  to buffer: UnsafeMutablePointer<CChar>?, _ capacity: Int32, from pointer: UnsafeMutableRawPointer?
) -> Int32 {
  guard let buffer, let reader = reader(pointer) else { return -1 }
  return Int32(clamping: reader.nextPiece(into: buffer, capacity: Int(capacity)))
}

/// The callbacks. There is none for entities, so that none can be declared or found.
private func saxHandler() -> xmlSAXHandler {
  var handler = xmlSAXHandler()
  handler.initialized = UInt32(XML_SAX2_MAGIC)
  handler.internalSubset = { context, name, _, _ in
    reader(context)?.documentType(name: name.map { String(cString: $0) } ?? "")
  }
  handler.startElementNs = { context, name, prefix, _, namespaceCount, _, count, _, attributes in
    guard let reader = reader(context), let name else { return }
    reader.startElement(
      name: reader.name(at: name), prefix: prefix, namespaceCount: Int(namespaceCount),
      attributeCount: Int(count), attributes: attributes)
  }
  handler.endElementNs = { context, _, _, _ in reader(context)?.endElement() }
  handler.characters = { context, start, count in
    guard let start else { return }
    reader(context)?.characters(start, count: Int(count))
  }
  handler.ignorableWhitespace = handler.characters
  handler.cdataBlock = handler.characters
  handler.comment = { context, _ in reader(context)?.otherEvent() }
  handler.processingInstruction = { context, _, _ in reader(context)?.otherEvent() }
  handler.serror = { context, error in
    guard let reader = reader(context), let error = error?.pointee else { return }
    guard error.level == XML_ERR_FATAL else { return }
    let words = error.message.map { String(cString: $0) } ?? "not well-formed XML"
    reader.reportedError(explained(words), line: Int(error.line), column: Int(error.int2))
  }
  return handler
}

/// libxml2's words about an error, on one line, and plainer where they speak of its inner life.
private func explained(_ words: String) -> String {
  if words.contains("Huge input lookup") { return "a tag, a name or a value is too long" }
  return Refusal.quotable(words.trimmingSuffix(while: \.isNewline))
}
