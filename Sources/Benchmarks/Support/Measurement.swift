#if canImport(Glibc)
  import Glibc
#endif

/// Times small pieces of work.
public enum Measurement {
  /// Seconds of processor time that one run of the body takes: the median over many runs, for as
  /// long as `limit` at most. Other work on the machine disturbs it less than time on the wall.
  public static func seconds(
    atMost limit: Double = 0.7, _ body: () throws -> Void
  ) rethrows -> Double {
    var samples: [Double] = []
    let start = processorTime()
    while samples.count < 5 || (samples.count < 400 && processorTime() - start < limit) {
      let before = processorTime()
      try body()
      samples.append(processorTime() - before)
    }
    samples.sort()
    return samples[samples.count / 2]
  }

  /// Seconds of processor time of one run of the body.
  public static func seconds(once body: () throws -> Void) rethrows -> Double {
    let before = processorTime()
    try body()
    return processorTime() - before
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// A number with four digits behind the point.
  public static func text(_ number: Double) -> String {
    let parts = Int((number * 10_000).rounded())
    let fraction = String(parts % 10_000)
    return "\(parts / 10_000)." + String(repeating: "0", count: 4 - fraction.count) + fraction
  }

  /// A line of a table: the first cell begins at the left, numbers end at the right of the others.
  public static func line(_ name: String, _ width: Int, _ cells: [String]) -> String {
    let rest = cells.map { String(repeating: " ", count: max(1, 16 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(0, width - name.count)) + rest.joined()
  }
}
