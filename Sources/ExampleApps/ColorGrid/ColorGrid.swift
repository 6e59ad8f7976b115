import Foundation

/// A grid of colours, in sections with headers; a tap shows the colour on a screen of its own.
///
/// The cells and headers are prototypes of the storyboard. The cell's segue hands the colour over:
/// `prepare(for:sender:)` finds the item by the cell that sends it.
public enum ColorGridApp {
  /// The app's storyboard, as the key `UIMainStoryboardFile` of its Info.plist names it.
  public static let mainStoryboard = "Main"
  /// The bundle with the app's storyboard.
  public static var bundle: Bundle { .module }
}
