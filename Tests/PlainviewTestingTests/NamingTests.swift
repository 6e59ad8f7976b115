import Goldens
import Testing

@testable import PlainviewTesting
@testable import ScreenSnapshots

/// A value that tells nothing about itself that would be the same tomorrow.
private final class Opaque: Sendable, CustomStringConvertible {
  var description: String { "Opaque at 0x00007f8ca7c0e35c" }
}

private enum Country: CaseIterable {
  case us
  case northMacedonia
}

@MainActor private func recordedName(named name: String? = nil) throws -> [String] {
  let laboratory = try Laboratory()
  _ = laboratory.run { verifySnapshot(of: "x", as: .lines, named: name) }
  return laboratory.goldens
}

@Test func outsideASuiteTheFileIsTheFolder() async throws {
  let suite = "NamingTests/outsideASuiteTheFileIsTheFolder.txt"
  #expect(try await recordedName() == [suite])
}

@Suite struct GoldenNaming {
  @Suite struct InnerSuite {
    @Test func suitesAreFolders() async throws {
      #expect(try await recordedName() == ["GoldenNaming/InnerSuite/suitesAreFolders.txt"])
    }
  }

  @Test func `raw names lose their spaces`() async throws {
    let names = try await recordedName()
    #expect(names.first?.hasPrefix("GoldenNaming/raw-names-lose-their-spaces-") == true)
  }

  @Test(arguments: Country.allCases)
  private func cases(country: Country) async throws {
    #expect(try await recordedName() == ["GoldenNaming/cases.\(country).txt"])
  }

  @Test(arguments: [1, -2], ["de", "a_b"])
  func severalArguments(number: Int, text: String) async throws {
    let names = try await recordedName(named: "end")
    #expect(names == ["GoldenNaming/severalArguments.\(number).\(text).end.txt"])
  }

  @Test(arguments: ["US", "日 本", "../../up"])
  func argumentsThatLoseSomething(text: String) async throws {
    let expected = GoldenName(
      suites: ["GoldenNaming"], test: "argumentsThatLoseSomething", arguments: [.data(text)])
    #expect(try await recordedName().map { "Snapshots/" + $0 } == [expected.description])
  }

  @Test(arguments: [["b": 1, "a": 2, "c": 3]])
  func argumentsWithoutAnOrderAreSorted(table: [String: Int]) async throws {
    let names = try await recordedName()
    let start = "GoldenNaming/argumentsWithoutAnOrderAreSorted.a-2-b-1-c-3-"
    #expect(names.first?.hasPrefix(start) == true)
  }

  @Test(arguments: [Opaque()])
  private func anArgumentWithAnAddressNeedsAName(value: Opaque) async throws {
    #expect(try await recordedName().isEmpty)
    let stem = "GoldenNaming/anArgumentWithAnAddressNeedsAName"
    #expect(try await recordedName(named: "one") == ["\(stem).one.txt"])
  }

  /// The cases run side by side and share one ledger, so two of one name would clash.
  @Suite struct SideBySide {
    static let ledger = SharedLedger()

    @Test(arguments: [7, 7, 8])
    func equalArgumentsStayApart(number: Int) async throws {
      for ending in ["txt", "2.txt"] {
        let place = await checkedPlace()
        #expect(place.wholeMatch(of: /.*StayApart\.(8|7|7-2-[0-9a-f]{6})(\.2)?\.txt:1/) != nil)
        #expect(place.hasSuffix(".\(ending):1"))
      }
    }

    @MainActor @Test(arguments: 0..<20)
    func manyCasesCountForThemselves(number: Int) {
      let stem = "Snapshots/GoldenNaming/SideBySide/manyCasesCountForThemselves.\(number)"
      #expect(checkedPlace() == stem + ".txt:1")
      #expect(checkedPlace() == stem + ".2.txt:1")
    }

    /// The place a failure names; there is no such package, so each assertion is one.
    @MainActor
    private func checkedPlace() -> String {
      var context = SnapshotContext()
      context.environment = RecordingEnvironment()
      context.root = "/nowhere"
      context.ledger = Self.ledger
      let message = SnapshotContext.$current.withValue(context) {
        verifySnapshot(of: "x", as: .lines)
      }
      let lines = (message ?? "").split(separator: "\n")
      return lines.count > 1 ? String(lines[1]) : message ?? "no failure"
    }
  }
}

@Suite(.snapshots(record: .failed)) struct TraitTests {
  private func mode() -> SnapshotMode? { SnapshotContext.current.record?.mode }

  @Test func aSuitesTraitHoldsForItsTests() {
    #expect(mode() == .failed)
  }

  @Test(.snapshots(record: .never)) func aTestsOwnTraitIsStronger() {
    #expect(mode() == .never)
  }

  @Test(.snapshots()) func aTraitWithoutAModeChangesNone() {
    #expect(mode() == .failed)
  }

  @Suite struct Inner {
    @Test(arguments: [1, 2]) func aSuitesTraitHoldsForSuitesInsideIt(number: Int) {
      #expect(SnapshotContext.current.record?.mode == .failed)
    }
  }
}
