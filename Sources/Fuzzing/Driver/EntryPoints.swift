import Foundation
import Fuzzing

/// The functions that libFuzzer calls, by their C names.

/// What libFuzzer was started with: the folders of seeds.
private let vocabulary = Vocabulary(seeds: seeds())
private let mutator = Mutator(vocabulary)

private func seeds() -> [[UInt8]] {
  var found: [[UInt8]] = []
  for folder in CommandLine.arguments.dropFirst() where !folder.hasPrefix("-") {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
      if let data = FileManager.default.contents(atPath: "\(folder)/\(name)") {
        found.append(Array(data))
      }
    }
  }
  return found
}

/// Does with an input all that the command does with a file.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ data: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  // libFuzzer calls from the main thread.
  MainActor.assumeIsolated { _ = FuzzInput.run(bytes) }
  return 0
}

/// Changes an input in place; the same way for the same seed.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  guard let data else { return 0 }
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let changed = mutator.mutate(bytes, seed: UInt64(seed), limit: limit)
  for (index, byte) in changed.enumerated() { data[index] = byte }
  return changed.count
}
