/// An input taken apart: a document, and the files that lie beside it.
///
/// The document comes first. Each other file stands behind a line that tells what it is:
/// `%%%% strings`. An input without such a line is a document and nothing else.
struct InputParts: Equatable, Sendable {
  /// A file beside the document.
  struct Companion: Hashable, Sendable {
    /// What it is, such as `strings`.
    var kind: String
    var bytes: [UInt8]
  }

  var document: [UInt8]
  var companions: [Companion] = []

  private static let mark = Array("\n%%%% ".utf8)

  /// Takes an input apart; anything at all can be taken apart.
  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    let end = rest.firstRange(of: Self.mark)
    document = Array(rest[..<(end?.lowerBound ?? rest.endIndex)])
    rest = rest[(end?.upperBound ?? rest.endIndex)...]
    var isCompanion = end != nil
    while isCompanion {
      let line = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      let kind = String(decoding: rest[..<line], as: UTF8.self)
      let content = rest[min(line + 1, rest.endIndex)...]
      let next = content.firstRange(of: Self.mark)
      let bytes = content[..<(next?.lowerBound ?? content.endIndex)]
      companions.append(Companion(kind: kind, bytes: Array(bytes)))
      isCompanion = next != nil
      rest = rest[(next?.upperBound ?? rest.endIndex)...]
    }
  }

  /// The input again.
  var bytes: [UInt8] {
    var bytes = document
    for companion in companions {
      bytes += Self.mark
      bytes += companion.kind.utf8
      bytes.append(UInt8(ascii: "\n"))
      bytes += companion.bytes
    }
    return bytes
  }
}
