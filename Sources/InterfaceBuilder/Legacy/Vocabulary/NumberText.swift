import Foundation

/// A number as Xcode writes it: `0.0`, `17`, and as many digits as tell a `Double` from all others.
func numberText(_ number: Double) -> String {
  if number == 0 { return "0.0" }
  // `String(format:)` without a locale is the same everywhere.
  return String(format: "%.17g", number)
}
