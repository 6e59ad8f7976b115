import Foundation
import Goldens
import TestFolders

/// Records goldens in a process that is killed at random moments, and looks whether each golden is
/// then the old or the new text, whole.
struct KillRun {
  static let count = 1_000

  let folder: String
  private var store: GoldenStore { GoldenStore(root: folder) }

  init(folder: String) { self.folder = folder }

  private static func name(_ index: Int) -> GoldenName {
    GoldenName(suites: ["Suite\(index % 20)"], test: "test\(index)")
  }

  /// Records version after version, until somebody ends it.
  func record() {
    var version = 0
    while true {
      version += 1
      for index in 0..<Self.count {
        let check = GoldenCheck(
          store: store, name: Self.name(index),
          choice: ModeChoice(mode: .failed, source: .environment), isCI: false)
        _ = check.run(VersionedText.text(index, version))
      }
    }
  }

  /// Starts a recorder and kills it, so many times; the number of goldens that were not whole.
  func run(kills: Int) throws -> Int {
    var damaged = 0
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<kills {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = ["--record", folder]
      try process.run()
      usleep(UInt32.random(in: 5_000...400_000, using: &generator))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      damaged += (0..<Self.count).count { !isWhole($0) }
    }
    return damaged
  }

  private func isWhole(_ index: Int) -> Bool {
    switch store.read(Self.name(index)) {
    case .missing:
      return true
    case .text(let text):
      return VersionedText.version(of: text, index) != nil
    case .damaged, .refused:
      return false
    }
  }

  /// How many temporary files the kills left behind.
  var leftovers: Int { store.tree().leftovers.count }

  /// How many goldens there are.
  var goldens: Int { store.tree().goldens.count }
}
