import Goldens
import Testing

@testable import PlainviewTesting
@testable import ScreenSnapshots

@MainActor @Suite struct FilterTests {
  private let one = "5C9F29A2-5B8F-4B5F-9C1E-0D6F5A1B2C3D"
  private let two = "11111111-2222-3333-4444-555555555555"

  @Test func aPatternIsReplacedEverywhere() {
    let filter = SnapshotFilter.replacing(/build \d+/, with: "build N")
    #expect(filter.apply("build 12, then build 7") == "build N, then build N")
  }

  @Test func theSameUUIDHasTheSameName() {
    let text = "a \(one) b \(two) c \(one.lowercased()) id:\(one)"
    #expect(SnapshotFilter.uuids.apply(text) == "a uuid-1 b uuid-2 c uuid-1 id:uuid-1")
    #expect(SnapshotFilter.uuids.apply("12345678-1234") == "12345678-1234")
  }

  @Test(
    arguments: [
      "2024-05-01", "2024-05-01T12:30:00Z", "2024-05-01T12:30:00.123+02:00",
      "2024-05-01 12:30:00 +0000", "5/1/24", "5/1/24, 12:30 PM", "05/01/2024", "01.05.2024, 12:30",
      "May 1, 2024", "May 1, 2024 at 12:30:05 PM", "1 September 2024",
      "Sep 1, 2024, 9:05\u{202F}AM",
    ])
  func datesAreReplacedWithTheirTimes(date: String) {
    #expect(SnapshotFilter.dates.apply("on \(date); and (\(date))") == "on date; and (date)")
  }

  @Test(arguments: ["12:30", "1.2.3", "1/2", "2024", "version 1.2.34.5", "192.168.1.20"])
  func whatIsNoDateStays(text: String) {
    #expect(SnapshotFilter.dates.apply(text) == text)
  }

  @Test func aReplacementLeavesTheFrameOfAPictureStraight() {
    let short = SnapshotFilter.replacing(/\d+/, with: "N")
    #expect(short.apply("│ 12345 kg │") == "│ N     kg │")
    let long = SnapshotFilter.replacing(/\d+/, with: "number")
    #expect(long.apply("│ 12     kg │") == "│ number kg │")
    #expect(long.apply("12     kg") == "number     kg")
    // Where there is no room the row grows, which is better than a lost word.
    #expect(long.apply("│ 12 kg │") == "│ number kg │")
  }

  @Test func filtersOfTheCallTheTraitAndThePackageAllHold() throws {
    let laboratory = try Laboratory()
    let json = "[{\"pattern\": \"c\", \"replacement\": \"C\"}, {\"name\": \"uuids\"}]"
    try laboratory.scratch.write(json, to: "Snapshots/filters.json")
    laboratory.run {
      var context = SnapshotContext.current
      context.filters = [.replacing(/b/, with: "c")]
      SnapshotContext.$current.withValue(context) {
        _ = verifySnapshot(
          of: "a \(one)", as: .lines, named: "order", filters: [.replacing(/a/, with: "b")])
      }
    }
    let stem = "FilterTests/filtersOfTheCallTheTraitAndThePackageAllHold"
    // The call's makes a b, the trait's makes that a c, the package's a C.
    #expect(laboratory.scratch.read("Snapshots/\(stem).order.txt") == "C uuid-1\n")
  }

  @Test(
    arguments: [
      ("{", "it is no list of objects"), ("[{}]", "an entry has neither"),
      ("[{\"name\": \"times\"}]", "there is no filter \"times\""),
      ("[{\"name\": \"dates\", \"pattern\": \"a\"}]", "an entry has a \"name\" or"),
      ("[{\"pattern\": \"(\", \"replacement\": \"\"}]", "\"(\" is no regular expression"),
    ])
  func filtersThatCannotBeReadFailTheAssertion(json: String, reason: String) throws {
    let laboratory = try Laboratory()
    try laboratory.scratch.write(json, to: "Snapshots/filters.json")
    let message = laboratory.run { verifySnapshot(of: "a", as: .lines, named: "any") }
    #expect(message?.hasPrefix("Snapshots/filters.json cannot be read: \(reason)") == true)
  }
}

@MainActor @Suite(.snapshots(filters: [.replacing(/outer/, with: "inner")]))
struct FilterTraitTests {
  @Test(.snapshots(filters: [.replacing(/word/, with: "outer")]))
  func theTraitOfATestComesBeforeTheOneOfItsSuite() {
    let all = SnapshotContext.current.filters
    #expect(all.reduce("word") { $1.apply($0) } == "inner")
  }
}
