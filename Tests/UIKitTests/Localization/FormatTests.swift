import Foundation
import Testing

@testable import UIKit

/// Formats that ask for something else than there is: they come from files, arguments from code.
@Suite struct FormatTests {
  private func format(_ format: String, _ arguments: [any CVarArg]) -> String {
    let words = PluralFormats.expanded(format, arguments)
    return String(format: words.format, arguments: words.arguments)
  }

  @Test(arguments: [
    ("%d %d", "1 %d"), ("%@ %s", "1 %s"), ("%2$@ %1$d", "%2$@ 1"), ("%d %#@files@", "1 %#@files@"),
    ("%*d", "%*d"), ("%d%", "1%"), ("%d %k", "1 %k"), ("100%% %d", "100% 1"), ("%d%n", "1"),
    ("%0$d", "%0$d"), ("%99999999999999999999$d", "%99999999999999999999$d"),
    // What stands in a variable's name asks for nothing, above all not for memory that nobody gave.
    ("%#@c%*dats@ in", "%#@c%*dats@ in"), ("%d %#@%s%n%@@", "1 %#@%s%n%@@"),
    ("%2$#@%1$999999999d@", "%2$#@%1$999999999d@"),
  ]) func aPlaceWithoutAnArgumentStaysAsItIsWritten(format: String, text: String) {
    #expect(self.format(format, [1]) == text)
  }

  @Test func aFormatWithoutArgumentsReadsNone() {
    #expect(String(format: "%@ and %d") == "%@ and %d")
    #expect(String(format: "all 100%%") == "all 100%")
  }

  @Test(
    arguments: [
      ("%@", 3, "3"), ("%s", 3, "3"), ("%f", 3, "3.000000"), ("%d", 2.9, "2"), ("%lld", -1, "-1"),
      ("%ld", Int32(-5), "-5"), ("%Lf", 1.5, "1.500000"),
      ("%d", Double.nan, "0"), ("%d", Double.infinity, "0"), ("%x", 255, "ff"), ("%D", 5, "5"),
      ("%05.1f", 2.25, "002.2"), ("%-4d|", 7, "7   |"), ("%+d", 7, "+7"), ("%c", 65, "A"),
    ] as [(String, any CVarArg & Sendable, String)])
  func anArgumentOfAnotherKindIsWrittenAllTheSame(
    format: String, argument: any CVarArg & Sendable, text: String
  ) {
    #expect(self.format(format, [argument]) == text)
  }

  @Test func anObjectIsWrittenAsWhatItIs() {
    let words = [any CVarArg](repeating: NSString(string: "seven"), count: 4)
    #expect(format("%d %f %s %@", words) == "seven seven seven seven")
  }

  @Test func whatAStarStandsForIsTheArgumentBefore() {
    #expect(format("%*d|%.*f|%d", [4, 7, 1, 2.25, 9]) == "   7|2.2|9")
    #expect(format("%-*d|", [-4, 7]) == "7|")
  }

  @Test(arguments: ["%999999999d", "%.999999999d", "%*d"])
  func noTextIsMadeWiderThanAnyScreen(format: String) {
    #expect(self.format(format, [999_999_999, 1]).count == 999)
  }

  @Test func aTextWithoutAFormatIsTheSame() {
    #expect(format("Gr\u{FC}\u{DF}e \u{1F600}", [1]) == "Gr\u{FC}\u{DF}e \u{1F600}")
  }
}
