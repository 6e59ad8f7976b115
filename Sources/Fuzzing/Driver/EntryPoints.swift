import Fuzzing
import Synchronization

/// What libFuzzer does with each input.
typealias FuzzerCallback = @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32

/// libFuzzer's own loop, with the arguments of the command line.
@_silgen_name("LLVMFuzzerRunDriver")
func runFuzzer(
  _ count: UnsafeMutablePointer<Int32>,
  _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
  _ callback: FuzzerCallback
) -> Int32

/// The mutator that libFuzzer asks.
enum SeededMutator {
  private static let stored = Mutex<Mutator?>(nil)

  static var shared: Mutator? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}

/// Changes an input in place, the same way for the same seed: libFuzzer finds it by its name.
@_cdecl("LLVMFuzzerCustomMutator")
public func mutate(
  _ data: UnsafeMutablePointer<UInt8>?, _ count: Int, _ limit: Int, _ seed: UInt32
) -> Int {
  guard let data, let mutator = SeededMutator.shared else { return count }
  let bytes = Array(UnsafeBufferPointer(start: data, count: count))
  let changed = mutator.mutate(bytes, seed: UInt64(seed), limit: limit)
  for (index, byte) in changed.enumerated() { data[index] = byte }
  return changed.count
}
