import Foundation
import Testing

@testable import Fuzzing

struct MutationTests {
  @Test(arguments: [
    "<a b=\"c\"/>", "<a>text<!-- no --><b  c=\"&lt;\"></b></a>", "", "<", "<a", "</", "a<b c=d>",
    "<?xml version=\"1.0\"?>\n<x>\u{1F600}</x>",
  ])
  func markupIsTakenApartWithoutLoss(_ text: String) {
    let written = Tokens.write(Tokens.read(Array(text.utf8)))
    let again = Tokens.write(Tokens.read(written))
    #expect(written == again)
    #expect(
      String(decoding: written, as: UTF8.self)
        == text.replacingOccurrences(of: "<b  c", with: "<b c"))
  }

  @Test(arguments: [
    "", "<a/>", "<a/>\n%%%% strings\na = b;", "\n%%%% strings\n", "a\n%%%% x\n\n%%%% y\nb\n",
    "a\n%%%% \n%%%% \n",
  ]) func filesBesideADocumentAreTakenApartWithoutLoss(_ text: String) {
    #expect(InputParts(Array(text.utf8)).bytes == Array(text.utf8))
  }

  @Test func eachFileBesideADocumentHasItsKind() {
    let parts = InputParts(Array("<a/>\n%%%% strings\na;\n%%%% image\nb".utf8))
    #expect(parts.document == Array("<a/>".utf8))
    #expect(parts.companions.map(\.kind) == ["strings", "image"])
    #expect(parts.companions.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a;", "b"])
  }

  @Test func anElementReachesToItsEndTag() {
    let tokens = Tokens.read(Array("<a><b/><a></a></a><c>".utf8))
    #expect(Tokens.element(at: 0, of: tokens) == 0..<5)
    #expect(Tokens.element(at: 1, of: tokens) == 1..<2)
    #expect(Tokens.element(at: 2, of: tokens) == 2..<4)
    #expect(Tokens.element(at: 3, of: tokens) == nil)
    #expect(Tokens.element(at: 5, of: tokens) == nil)
  }

  @Test func theSameSeedGivesTheSameInputAndNoneIsTooLong() throws {
    let seeds = try Seeds.all()
    let mutator = Mutator(Vocabulary(seeds: seeds))
    var different: Set<[UInt8]> = []
    for seed in 0..<200 {
      let first = mutator.mutate(seeds[seed % seeds.count], seed: UInt64(seed), limit: 9000)
      #expect(first == mutator.mutate(seeds[seed % seeds.count], seed: UInt64(seed), limit: 9000))
      #expect(first.count <= 9000)
      different.insert(first)
    }
    #expect(different.count > 190)
  }
}
