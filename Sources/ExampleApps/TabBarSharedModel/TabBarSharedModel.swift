import Foundation

/// Two tabs that know no other screen: both hold the one model that the main xib makes.
///
/// `MainWindow.xib` has a `SharedModel` beside the screens and connects it to both. The second
/// screen writes into it when the user presses Return, and only then; the first one reads it each
/// time it appears.
public enum TabBarSharedModelApp {
  /// The xib that makes the app's objects, as the key `NSMainNibFile` of its Info.plist names it.
  public static let mainNib = "MainWindow"
  /// The bundle with the app's xibs.
  public static var bundle: Bundle { .module }
}
