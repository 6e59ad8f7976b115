import Foundation
import Synchronization
import Testing

@testable import InterfaceBuilder

/// A value that is not what its reader asks for is told, with what is used instead.
@Suite struct ValuesThatAreNone {
  /// Collects what a document says of its values.
  private final class Listener: Sendable {
    private let heard = Mutex<[String]>([])
    var lines: [String] { heard.withLock { $0 } }
    func hear(_ diagnostic: Diagnostic) { heard.withLock { $0.append(diagnostic.description) } }
  }

  /// What is told while `body` reads the element on line 5 of a xib.
  private func told(_ content: String, _ body: (IBElement) -> Void) throws -> [String] {
    let document = try document(xib("\n" + content))
    let listener = Listener()
    document.problems.listen { listener.hear($0) }
    body(try #require(document.root.children.first))
    return listener.lines
  }

  @Test(
    arguments: ["10px", "abc", "1,5", "", " 1", "+inf", "nan", "1e400", "0x10", "١"])
  func aNumberThatIsNoneIsToldWithItsPlace(text: String) throws {
    let told = try told("<v id='A' n='\(text)'/>") { _ = $0.double("n") }
    #expect(told == ["Test.xib:3: warning: n=\"\(text)\" of <v> is no number; left out"])
  }

  @Test(arguments: ["1.5", "x", "", "9223372036854775808"])
  func aWholeNumberThatIsNoneIsTold(text: String) throws {
    let told = try told("<v n='\(text)'/>") { _ = $0.int("n") }
    #expect(told == ["Test.xib:3: warning: n=\"\(text)\" of <v> is no whole number; left out"])
  }

  @Test(arguments: ["yes", "true", "1", ""])
  func aTruthValueThatIsNoneIsTold(text: String) throws {
    let told = try told("<v n='\(text)'/>") { _ = $0.bool("n") }
    #expect(told == ["Test.xib:3: warning: n=\"\(text)\" of <v> is neither YES nor NO; left out"])
  }

  @Test func aNameThatNobodyKnowsIsTold() throws {
    let told = try told("<v n='centre'/>") { #expect($0.value("n", in: ["center": 1]) == nil) }
    #expect(told == ["Test.xib:3: warning: n=\"centre\" of <v> is not known; left out"])
  }

  @Test func aRectangleKeepsTheNumbersThatAreSome() throws {
    let content = "<v id='A'>\n<rect key='frame' x='1' y='2' width='10px' height='4'/></v>"
    let told = try told(content) {
      #expect($0.rect(key: "frame") == CGRect(x: 1, y: 2, width: 0, height: 4))
    }
    #expect(told == ["Test.xib:4: warning: width=\"10px\" of <rect> is no number; 0 is used"])
  }

  @Test func whatIsBeyondTheLimitIsToldWithWhatIsUsed() throws {
    let told = try told(
      "<v c='1000001'><rect key='frame' x='-1e300' width='2e6' height='1e6'/></v>"
    ) {
      #expect($0.length("c") == 1e6)
      #expect($0.rect(key: "frame") == CGRect(x: -1e6, y: 0, width: 1e6, height: 1e6))
    }
    #expect(
      told == [
        "Test.xib:3: warning: c=\"1000001\" of <v> is more than 1000000; 1000000 is used",
        "Test.xib:3: warning: x=\"-1e300\" of <rect> is less than -1000000; -1000000 is used",
        "Test.xib:3: warning: width=\"2e6\" of <rect> is more than 1000000; 1000000 is used",
      ])
  }

  @Test func whatNobodySeesIsShownAsAnEscape() throws {
    let told = try told("<v n='a&#9;b&#10;c\u{9B}d&#x202E;é'/>") { _ = $0.double("n") }
    #expect(
      told == [
        #"Test.xib:3: warning: n="a\tb\nc\u{009B}d\u{202E}é" of <v> is no number; left out"#
      ])
  }

  @Test(arguments: ["<nil key='frame'/>", "<point key='frame' x='1' y='2'/>"])
  func whatStandsInThePlaceOfARectangleIsTold(content: String) throws {
    let told = try told("<v>\n\(content)</v>") { #expect($0.rect(key: "frame") == nil) }
    let name = content.dropFirst().prefix { $0 != " " }
    #expect(
      told == ["Test.xib:4: warning: <\(name) key=\"frame\"> in <v> is no <rect>; left out"])
  }

  @Test func aRangeOfNegativeLengthIsTold() throws {
    let told = try told("<v><range key='r' location='2' length='-7'/></v>") {
      #expect($0.range(key: "r") == nil)
    }
    #expect(
      told == [
        "Test.xib:3: warning: length=\"-7\" of <range> is negative; the range is left out"
      ])
  }

  @Test func goodAndAbsentValuesAreNotTold() throws {
    let told = try told("<v a='1' b='YES'><rect key='r' x='1'/></v>") {
      _ = ($0.double("a"), $0.int("a"), $0.bool("b"), $0.double("c"), $0.bool("c"))
      _ = ($0.rect(key: "r"), $0.rect(key: "s"), $0.value("c", in: ["x": 1]))
    }
    #expect(told.isEmpty)
  }

  @Test func aValueIsToldOnceHoweverOftenItIsRead() throws {
    let told = try told("<v n='x'/>") { for _ in 0..<3 { _ = $0.double("n") } }
    #expect(told.count == 1)
  }

  @Test func whatNobodyListenedToIsToldLater() throws {
    let document = try document(xib("<v n='x'/>"))
    _ = document.root.children.first?.double("n")
    let listener = Listener()
    document.problems.listen { listener.hear($0) }
    #expect(listener.lines.count == 1)
    document.problems.listen { listener.hear($0) }
    #expect(listener.lines.count == 1)
  }

  @Test func aLongValueIsCutInTheMessage() throws {
    let text = String(repeating: "x", count: 5000)
    let told = try told("<v n='\(text)'/>") { _ = $0.double("n") }
    #expect(told.first?.utf8.count ?? 0 < 400)
  }
}
