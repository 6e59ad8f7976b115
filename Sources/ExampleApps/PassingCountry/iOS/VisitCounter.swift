import UIKit

/// Counts how often the second view is shown. What is edited there does not matter to it, so it
/// leaves that method of its protocol out.
class VisitCounter: NSObject, CountryDelegate {
  private(set) var visits = 0

  func second(_ controller: SecondViewController, willShow country: Country) {
    visits += 1
  }
}
