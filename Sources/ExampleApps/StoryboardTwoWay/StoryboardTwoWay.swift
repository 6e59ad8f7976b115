import Foundation

/// A storyboard's segue passes a name forward; a delegate passes an answer back.
///
/// The first screen never makes the second one: the segue does, and `prepare(for:sender:)` hands
/// it the name and sets its delegate, before its view is loaded. The second screen hands its
/// answer back and pops itself. Who leaves it by the system's back button answers nothing.
public enum StoryboardTwoWayApp {
  /// The app's storyboard, as the key `UIMainStoryboardFile` of its Info.plist names it.
  public static let mainStoryboard = "Main"
  /// The bundle with the app's storyboard.
  public static var bundle: Bundle { .module }
}
