@_exported import enum Goldens.SnapshotMode
import Goldens

/// What a failed or writing assertion has to tell.
package struct SnapshotFailure {
  package var message: String
  /// Whole texts, by names that are unique in a run.
  package var attachments: [(name: String, text: String)] = []
}

/// One assertion about a golden: who asks, and for which one.
package struct SnapshotAssertion {
  /// Where the assertion stands; lines and columns count from 1.
  package let fileID: String
  package let filePath: String
  package let line: Int
  package let column: Int
  private let name: String?
  private let record: SnapshotMode?
  private let filters: [SnapshotFilter]
  private let directory: String?
  private let identity: TestIdentity?

  /// Makes an assertion of the running test; nil stands for no test at all.
  package init(
    name: String?, record: SnapshotMode?, filters: [SnapshotFilter] = [],
    directory: String? = nil, identity: TestIdentity?, fileID: StaticString, filePath: StaticString,
    line: UInt,
    column: UInt = 1
  ) {
    self.fileID = "\(fileID)"
    self.filePath = "\(filePath)"
    self.line = max(1, Int(clamping: line))
    self.column = max(1, Int(clamping: column))
    self.name = name
    self.record = record
    self.filters = filters
    self.directory = directory
    self.identity = identity
  }

  /// Takes the snapshot and compares it; nil if all is well.
  @MainActor
  package func check(_ takeSnapshot: () throws -> String) -> SnapshotFailure? {
    do {
      return try compare(takeSnapshot)
    } catch is SkippedSnapshot {
      return nil
    } catch let error
      where error is SnapshotProblem || error is BadVariable || error is PackageRootNotFound
      || error is MissingSnapshotFolder || error is BadFilters
    {
      return SnapshotFailure(message: "\(error)")
    } catch {
      return SnapshotFailure(message: "The snapshot could not be taken: \(error)")
    }
  }

  @MainActor
  private func compare(_ takeSnapshot: () throws -> String) throws -> SnapshotFailure? {
    let context = SnapshotContext.current
    let environment = try context.environment ?? RecordingEnvironment.ofThisProcess()
    guard let identity else { throw SnapshotProblem.noTest }
    let store = try SnapshotFolder.store(
      call: directory, scope: context.directory, environment: environment.folder
    ) { try context.root ?? PackageRoot.above(filePath) }
    // Where the environment names another folder, the package's own goldens are compared with
    // nothing: a record of such a run would tell that no test has them.
    let isOfPackage = store.isElsewhere && environment.folder == nil
    let package = isOfPackage ? try? context.root ?? PackageRoot.above(filePath) : nil
    let golden = try claim(identity, in: store, context.ledger)
    let choice = ModeChoice.resolve(
      call: record, around: context.record, environment: environment.mode)
    var check = GoldenCheck(
      store: store, name: golden, choice: choice, isCI: environment.isCI, filter: identity.filter)
    check.context = environment.context
    check.isColoured = environment.allowsColour && TestOutput.isTerminal
    let all = try filters + context.filters + PackageFilters.filters(of: store)
    let text = try takeSnapshot()
    let outcome = check.run(all.reduce(text) { $1.apply($0) })
    SharedManifests.ofThisRun.note(
      outcome, golden, in: store, package: package, location: "\(fileID):\(line)",
      isSummed: context.root == nil)
    guard let message = outcome.message else { return nil }
    return SnapshotFailure(message: message, attachments: attachments(outcome, golden))
  }

  /// Takes the golden's name before the snapshot, so that a failure shifts no number.
  private func claim(
    _ identity: TestIdentity, in store: GoldenStore, _ ledger: SharedLedger
  ) throws -> GoldenName {
    if identity.arguments == nil, name == nil { throw SnapshotProblem.unnamedArguments }
    let arguments = identity.arguments ?? []
    let claimant = Ledger.Claimant(testCase: identity.testCase, location: "\(fileID):\(line)")
    let (golden, owner) = ledger.update { ledger in
      var golden: GoldenName
      if let name {
        golden = GoldenName(
          suites: identity.suites, test: identity.function, arguments: arguments, name: name)
      } else {
        let number = ledger.nextNumber(for: identity.testCase, test: identity.function)
        golden = GoldenName(
          suites: identity.suites, test: identity.function, arguments: arguments, number: number)
      }
      golden.base = store.folder
      return (golden, ledger.claim(golden, root: store.root, by: claimant))
    }
    if let owner { throw SnapshotProblem.owned(golden, by: owner) }
    return golden
  }

  private func attachments(
    _ outcome: GoldenCheck.Outcome, _ golden: GoldenName
  ) -> [(name: String, text: String)] {
    guard case .fail = outcome.verdict else { return [] }
    // Swift Testing takes names as they are, so only parts without `/` may go in.
    let stem = (golden.folders + [String(golden.file.dropLast(4))]).joined(separator: ".")
    var result = [(name: "\(stem).actual.txt", text: outcome.actual)]
    if let text = outcome.golden { result.insert(("\(stem).golden.txt", text), at: 0) }
    // A whole diff of long texts takes time, and most runs keep no attachments.
    if TestOutput.keepsAttachments, outcome.actual.utf8.count <= GoldenText.sizeLimit {
      let diff = outcome.diff(oldName: golden.description, newName: golden.pendingPath)
      result.append(("\(stem).diff", diff))
    }
    return result
  }
}

/// Why an assertion has no golden to compare with.
enum SnapshotProblem: Error, CustomStringConvertible {
  case noTest
  case unnamedArguments
  case owned(GoldenName, by: Ledger.Claimant)

  var description: String {
    switch self {
    case .noTest:
      "assertSnapshot found no running test, as in a detached task: call it from the test's own "
        + "task, or pass testName:."
    case .unnamedArguments:
      "The arguments of this test case have no stable names: give each golden one with named:."
    case .owned(let golden, let owner):
      "\(golden) already belongs to the assertion at \(owner.location) "
        + "(names may not differ only in letter case): give one of them another name with named:."
    }
  }
}
