import Foundation

/// Two tabs of which the first asks the second for its text, through an outlet between them.
///
/// `MainWindow.xib` makes the window, the tab bar controller and both screens, and connects the
/// first screen's outlet `second` to the second screen. Nothing is pushed: each time the first
/// screen appears it asks. A screen whose tab was never opened has no view yet, and must say so.
public enum TabBarDirectApp {
  /// The xib that makes the app's objects, as the key `NSMainNibFile` of its Info.plist names it.
  public static let mainNib = "MainWindow"
  /// The bundle with the app's xibs.
  public static var bundle: Bundle { .module }
}
