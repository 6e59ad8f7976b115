import Foundation
import Fuzzing

// What libFuzzer was started with: the folders of seeds.
let seeds = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }.flatMap { folder in
  let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  return names.sorted()
    .filter { name in [".xib", ".storyboard", ".input"].contains { name.hasSuffix($0) } }
    .compactMap { FileManager.default.contents(atPath: "\(folder)/\($0)").map(Array.init) }
}
SeededMutator.shared = Mutator(Vocabulary(seeds: seeds))

/// Does with an input all that the command does with a file; libFuzzer calls from the main thread.
let testOneInput: FuzzerCallback = { data, count in
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  MainActor.assumeIsolated { _ = FuzzInput.run(bytes) }
  return 0
}

var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(runFuzzer(&count, &arguments, testOneInput))
