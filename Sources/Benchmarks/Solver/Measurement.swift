/// Times small pieces of work.
struct Measurement {
  /// Seconds that one run of the body takes: the median over many runs.
  static func seconds(_ body: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    var samples: [Double] = []
    let start = clock.now
    while samples.count < 5
      || (samples.count < 400 && start.duration(to: clock.now) < .seconds(0.7))
    {
      let duration = try clock.measure(body)
      let parts = duration.components
      samples.append(Double(parts.seconds) + Double(parts.attoseconds) * 1e-18)
    }
    samples.sort()
    return samples[samples.count / 2]
  }
}
