import Fuzzing
import Testing

/// A small seeded run of what `.ci/fuzz` does at length.
@MainActor @Suite struct FuzzingTests {
  @Test(arguments: 0..<8)
  func changedFilesAreDrawnOrRefusedAndAlwaysTheSame(round: Int) throws {
    let seeds = try Seeds.all()
    let mutator = Mutator(Vocabulary(seeds: seeds))
    var bytes = seeds[round % seeds.count]
    for step in 0..<25 {
      let seed = UInt64(round * 1000 + step)
      let changed = mutator.mutate(bytes, seed: seed, limit: 20_000)
      let drawn = FuzzInput.run(changed)
      #expect(drawn == FuzzInput.run(changed), "round \(round), step \(step)")
      // What can be read is changed further, anything else is thrown away.
      bytes = drawn == nil ? seeds[(round + step) % seeds.count] : changed
    }
  }

  @Test func whatLiesBesideADocumentIsReadAndChangesIt() throws {
    let text = try Seeds.all().compactMap { FuzzInput.run($0) }.joined(separator: "\n")
    for part in [
      "Gr\u{FC}\u{DF}e \u{1F600}", "the value of \"n\" is a number", "one file / words %",
      "5 kot\u{F3}w", "star@2x.png 2.0", "40.0 20.0", "#FF",
    ] {
      #expect(text.contains(part), "\(part)")
    }
  }

  @Test func theSeedsAreDrawn() throws {
    for seed in try Seeds.all() { #expect(FuzzInput.run(seed) != nil) }
  }
}
