import UIKit

/// Is told what happens to a country in the second view; both methods may be left out.
@MainActor
@objc protocol CountryDelegate {
  /// The second view is about to show a country.
  @objc optional func second(_ controller: SecondViewController, willShow country: Country)

  /// The user leaves the second view, whose fields now say this.
  @objc optional func second(_ controller: SecondViewController, didEdit country: Country)
}
