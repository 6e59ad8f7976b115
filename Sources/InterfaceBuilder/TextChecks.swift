import Foundation

/// Refuses a text in which an element has more attributes than ``ReadingLimits`` allows.
///
/// This has to be known before libxml2 sees the text: it compares each attribute of an element with
/// all others, which a hundred thousand of them would make last for minutes. As no `<` may stand
/// within a tag, only the few that reach far without one have to be looked at closely.
func checkAttributeCounts(of text: [UInt8]) throws(Refusal) {
  let offset: Int? = text.withUnsafeBufferPointer { bytes in
    var start = nextTag(in: bytes, from: 0)
    while let tag = start {
      let next = nextTag(in: bytes, from: tag + 1)
      let end = next ?? bytes.count
      if end - tag > 4 * ReadingLimits.attributesOfElement,
        attributeCount(of: bytes[tag..<end]) > ReadingLimits.attributesOfElement
      {
        return tag
      }
      start = next
    }
    return nil
  }
  guard let offset else { return }
  throw Refusal(
    "an element with more than \(ReadingLimits.attributesOfElement) attributes",
    at: IBReadError.Position(offset: offset, in: text))
}

private func nextTag(in bytes: UnsafeBufferPointer<UInt8>, from offset: Int) -> Int? {
  guard let base = bytes.baseAddress, offset < bytes.count else { return nil }
  guard let found = memchr(base + offset, Int32(UInt8(ascii: "<")), bytes.count - offset) else {
    return nil
  }
  return UnsafeRawPointer(found) - UnsafeRawPointer(base)
}

/// How many attributes the start tag at the beginning of `bytes` has at most.
private func attributeCount(of bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
  var count = 0
  var quote: UInt8?
  for byte in bytes {
    switch byte {
    case quote: quote = nil
    case _ where quote != nil: continue
    case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
    case UInt8(ascii: "="): count += 1
    case UInt8(ascii: ">"): return count
    default: continue
    }
  }
  return count
}

/// `refusal` in words that help, where the line it is about shows what happened.
func explained(_ refusal: Refusal, in text: [UInt8]) -> Refusal {
  guard let position = refusal.position else { return refusal }
  var lineStart = 0
  for _ in 1..<position.line {
    guard let end = text[lineStart...].firstIndex(of: UInt8(ascii: "\n")) else { return refusal }
    lineStart = end + 1
  }
  guard text[lineStart...].starts(with: "<<<<<<< ".utf8) else { return refusal }
  return Refusal("the file has merge conflicts; resolve them first", at: position)
}

extension String {
  /// The text without the characters at its end that fulfil `condition`.
  func trimmingSuffix(while condition: (Character) -> Bool) -> String {
    var result = self[...]
    while let last = result.last, condition(last) { result.removeLast() }
    return String(result)
  }
}
