#if canImport(Glibc)
  import Glibc
#endif

/// Times small pieces of work.
enum Measurement {
  /// Seconds of processor time that one run of the body takes: the median over many runs. Other
  /// work on the machine disturbs it less than time on the wall.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    var samples: [Double] = []
    let start = processorTime()
    while samples.count < 5 || (samples.count < 400 && processorTime() - start < 0.7) {
      let before = processorTime()
      try body()
      samples.append(processorTime() - before)
    }
    samples.sort()
    return samples[samples.count / 2]
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
