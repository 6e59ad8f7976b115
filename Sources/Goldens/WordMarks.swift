/// Marks the words in which two lines differ, for a terminal.
enum WordMarks {
  /// The most words of a line that are compared; longer lines are marked between what they share
  /// at both ends.
  private static let limit = 400

  /// Both lines, with marks around what the other has not.
  static func mark(_ old: String, _ new: String) -> (old: String, new: String) {
    let oldWords = words(of: old)
    let newWords = words(of: new)
    var numbers: [Substring: Int] = [:]
    let number = { (word: Substring) -> Int in
      if let known = numbers[word] { return known }
      numbers[word] = numbers.count
      return numbers.count - 1
    }
    var shared = SharedLines(old: oldWords.map(number), new: newWords.map(number))
    // Lines in which more words changed are hardly the same line any more.
    shared.bound = 60
    let isLong = max(oldWords.count, newWords.count) > limit
    let matches = isLong ? shared.ends() : shared.matches()
    let blank = { (word: Substring) in word.allSatisfy { $0 == " " } }
    // Lines that share nothing but white space are other lines, in which no word stands out.
    guard matches.contains(where: { !blank(oldWords[$0.old]) }) else { return (old, new) }
    return (
      marked(oldWords, except: Set(matches.map(\.old))),
      marked(newWords, except: Set(matches.map(\.new)))
    )
  }

  private static func marked(_ words: [Substring], except shared: Set<Int>) -> String {
    var result = ""
    var isMarked = false
    for (index, word) in words.enumerated() {
      if shared.contains(index) == isMarked {
        result += isMarked ? TerminalColour.mark.end : TerminalColour.mark.begin
        isMarked.toggle()
      }
      result += word
    }
    return isMarked ? result + TerminalColour.mark.end : result
  }

  /// Runs of letters and digits, and every other character by itself.
  private static func words(of line: String) -> [Substring] {
    var result: [Substring] = []
    var start = line.startIndex
    while start < line.endIndex {
      var end = line.index(after: start)
      if isPartOfWord(line[start]) {
        end = line[end...].firstIndex { !isPartOfWord($0) } ?? line.endIndex
      }
      result.append(line[start..<end])
      start = end
    }
    return result
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
