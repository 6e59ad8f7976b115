/// How far a value has come from one end to the other, 0 to 1, whatever the ends are.
struct GaugeFraction: Equatable, Sendable {
  /// The fraction.
  let value: Double

  /// The place of `value` between two ends; 0 when the ends are no range.
  init(of value: Float, from start: Float, to end: Float) {
    let length = Double(end) - Double(start)
    let done = (Double(value) - Double(start)) / length
    self.value = length > 0 && done.isFinite ? min(max(done, 0), 1) : 0
  }

  /// The fraction as XCUITest reads it: `50%`.
  var percent: String { "\(Int((value * 100).rounded()))%" }
}
