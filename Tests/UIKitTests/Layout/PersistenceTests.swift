import Testing

@testable import UIKit

/// What a pass keeps for the next one saves time and changes nothing.
@MainActor @Suite struct PersistenceTests {
  /// Two equal screens are changed in the same way; one solves anew each time.
  @Test(arguments: 0..<4) func goingOnGivesWhatStartingOverGives(block: UInt64) {
    for seed in block * 10..<(block + 1) * 10 {
      let (_, _) = Diagnostics.collecting {
        let kept = RandomScreen(seed: seed)
        let fresh = RandomScreen(seed: seed)
        for turn in 0..<24 {
          if turn > 0 {
            kept.change()
            fresh.change()
          }
          if turn % 3 == 1 { continue }
          kept.root.layoutIfNeeded()
          fresh.root.layoutStorage?.engine = nil
          fresh.root.layout.needsSolving = true
          fresh.root.layoutIfNeeded()
          if kept.places != fresh.places {
            let pairs = zip(kept.places, fresh.places).filter { $0 != $1 }
            Issue.record("seed \(seed), turn \(turn): \(pairs)")
            return
          }
        }
      }
    }
  }
}
