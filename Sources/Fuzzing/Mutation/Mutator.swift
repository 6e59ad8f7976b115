/// Changes Interface Builder files, and those beside them, as hostile or careless hands would,
/// mostly keeping them markup.
public struct Mutator: Sendable {
  private let vocabulary: Vocabulary

  /// Makes a mutator that takes names, values and fragments from `vocabulary`.
  public init(_ vocabulary: Vocabulary) { self.vocabulary = vocabulary }

  /// Returns a changed input of at most `limit` bytes; the same one for the same seed.
  public func mutate(_ bytes: [UInt8], seed: UInt64, limit: Int) -> [UInt8] {
    var random = RandomSource(seed: seed)
    if random.below(16) == 0 { return Array(changedBytes(bytes, &random).prefix(limit)) }
    var parts = InputParts(bytes)
    let place = random.below(parts.companions.count + 1)
    if random.below(12) == 0, let other = random.one(of: vocabulary.companions) {
      parts.companions.removeAll { $0.kind == other.kind }
      parts.companions.append(other)
    } else if place < parts.companions.count {
      parts.companions[place].bytes = changedPart(parts.companions[place].bytes, &random)
    } else {
      parts.document = changedPart(parts.document, &random)
    }
    let result = parts.bytes
    // What grew too long is given back as it was, with a byte or two changed.
    return result.count <= limit ? result : Array(changedBytes(bytes, &random).prefix(limit))
  }

  /// Changes one of the files of an input.
  private func changedPart(_ bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var tokens = Tokens.read(bytes)
    let isMarkup = tokens.contains {
      if case .start = $0 { true } else { false }
    }
    guard isMarkup else { return changedWords(bytes, &random) }
    for _ in 0...random.below(4) { change(&tokens, &random) }
    return Tokens.write(tokens)
  }

  private func change(_ tokens: inout [Token], _ random: inout RandomSource) {
    let starts = tokens.indices.filter {
      if case .start = tokens[$0] { return true }
      return false
    }
    guard let place = random.one(of: starts) else { return }
    switch random.below(12) {
    case 0...3: changeValue(&tokens[place], in: tokens, starts, &random)
    case 4: changeAttributes(&tokens[place], &random)
    case 5: rename(place, &tokens, &random)
    case 6: remove(place, &tokens)
    case 7: copy(place, &tokens, starts, &random)
    case 8: move(place, &tokens, &random)
    case 9: insert(at: place, &tokens, &random)
    case 10: nest(place, &tokens, &random)
    default: changeText(&tokens, &random)
    }
  }

  // MARK: Attributes

  private func changeValue(
    _ token: inout Token, in tokens: [Token], _ starts: [Int], _ random: inout RandomSource
  ) {
    guard case .start(let name, var attributes, let isEmpty) = token, !attributes.isEmpty else {
      return
    }
    let index = random.below(attributes.count)
    attributes[index].value = value(in: tokens, starts, &random)
    token = .start(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  /// A value: a hostile one, one of another file, or one of the same file, such as another's id.
  private func value(
    in tokens: [Token], _ starts: [Int], _ random: inout RandomSource
  ) -> String {
    switch random.below(4) {
    case 0, 1: return random.one(of: Vocabulary.hostile) ?? ""
    case 2: return random.one(of: vocabulary.values) ?? ""
    default:
      guard let other = random.one(of: starts), case .start(_, let found, _) = tokens[other]
      else { return "" }
      return random.one(of: found)?.value ?? ""
    }
  }

  private func changeAttributes(_ token: inout Token, _ random: inout RandomSource) {
    guard case .start(let name, var attributes, let isEmpty) = token else { return }
    if random.below(2) == 0, !attributes.isEmpty {
      attributes.remove(at: random.below(attributes.count))
    } else if let added = random.one(of: vocabulary.attributes),
      !attributes.contains(where: { $0.name == added })
    {
      let value = random.one(of: random.below(2) == 0 ? vocabulary.values : Vocabulary.hostile)
      attributes.append(Token.Attribute(name: added, value: value ?? ""))
    }
    token = .start(name: name, attributes: attributes, isEmpty: isEmpty)
  }

  // MARK: Elements

  private func rename(_ place: Int, _ tokens: inout [Token], _ random: inout RandomSource) {
    guard case .start(_, let attributes, let isEmpty) = tokens[place],
      let range = Tokens.element(at: place, of: tokens),
      let name = random.one(of: vocabulary.elements)
    else { return }
    tokens[place] = .start(name: name, attributes: attributes, isEmpty: isEmpty)
    if !isEmpty { tokens[range.upperBound - 1] = .end(name: name) }
  }

  private func remove(_ place: Int, _ tokens: inout [Token]) {
    // Without a root nothing is left to read.
    guard let range = Tokens.element(at: place, of: tokens), range.count < tokens.count / 2 else {
      return
    }
    tokens.removeSubrange(range)
  }

  private func copy(
    _ place: Int, _ tokens: inout [Token], _ starts: [Int], _ random: inout RandomSource
  ) {
    guard let range = Tokens.element(at: place, of: tokens),
      let target = random.one(of: starts)
    else { return }
    let piece = Array(tokens[range])
    for _ in 0...random.below(3) where tokens.count < 20_000 {
      tokens.insert(contentsOf: piece, at: target)
    }
  }

  private func move(_ place: Int, _ tokens: inout [Token], _ random: inout RandomSource) {
    guard let range = Tokens.element(at: place, of: tokens), range.count < tokens.count / 2 else {
      return
    }
    let piece = Array(tokens[range])
    tokens.removeSubrange(range)
    tokens.insert(contentsOf: piece, at: random.below(tokens.count))
  }

  private func insert(at place: Int, _ tokens: inout [Token], _ random: inout RandomSource) {
    guard let piece = random.one(of: vocabulary.fragments) else { return }
    tokens.insert(contentsOf: piece, at: min(place + random.below(2), tokens.count))
  }

  /// Puts an element into copies of its own tags.
  private func nest(_ place: Int, _ tokens: inout [Token], _ random: inout RandomSource) {
    guard case .start(let name, let attributes, false) = tokens[place],
      let range = Tokens.element(at: place, of: tokens)
    else { return }
    let count = 1 + random.below(random.below(8) == 0 ? 300 : 3)
    let end = [Token](repeating: .end(name: name), count: count)
    tokens.insert(contentsOf: end, at: range.upperBound)
    let start = Token.start(name: name, attributes: attributes, isEmpty: false)
    tokens.insert(contentsOf: [Token](repeating: start, count: count), at: place)
  }

  // MARK: Text and bytes

  private func changeText(_ tokens: inout [Token], _ random: inout RandomSource) {
    let texts = tokens.indices.filter {
      if case .other = tokens[$0] { return true }
      return false
    }
    guard let place = random.one(of: texts), case .other(let piece) = tokens[place] else { return }
    if random.below(2) == 0 {
      tokens[place] = .other(Array((random.one(of: Vocabulary.hostile) ?? "").utf8))
    } else {
      tokens[place] = .other(changedBytes(piece, &random))
    }
  }

  /// Changes a text that is no markup: strings, and what is written in braces.
  private func changedWords(_ bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(4) {
      let place = random.below(bytes.count + 1)
      let end = min(bytes.count, place + random.below(random.below(4) == 0 ? 200 : 12))
      switch random.below(6) {
      case 0, 1:
        bytes.insert(contentsOf: (random.one(of: Vocabulary.marks) ?? "").utf8, at: place)
      case 2:
        bytes.replaceSubrange(place..<end, with: (random.one(of: Vocabulary.hostile) ?? "").utf8)
      case 3:
        bytes.insert(contentsOf: Array(bytes[place..<end]), at: random.below(bytes.count + 1))
      case 4:
        guard let other = random.one(of: vocabulary.companions)?.bytes else { continue }
        let start = random.below(other.count)
        bytes.insert(
          contentsOf: other[start..<min(other.count, start + random.below(100))], at: place)
      default: bytes = changedBytes(bytes, &random)
      }
    }
    return bytes
  }

  private func changedBytes(_ bytes: [UInt8], _ random: inout RandomSource) -> [UInt8] {
    guard !bytes.isEmpty else { return [UInt8(truncatingIfNeeded: random.next())] }
    var bytes = bytes
    for _ in 0...random.below(3) where !bytes.isEmpty {
      let place = random.below(bytes.count)
      switch random.below(4) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: place)
      default: bytes.removeSubrange(place..<min(bytes.count, place + random.below(60)))
      }
    }
    return bytes
  }
}
