import Foundation

/// Six more ways in which screens pass data, each with a storyboard or xibs of its own.
///
/// - `UnwindSegue`: the screen that is left is the source of a segue, and the one returned to
///   reads it.
/// - `EmbeddedChild`: a parent configures the child of its container view; a closure tells of
///   changes.
/// - `ModalSheet`: a sheet hands its result to a completion closure.
/// - `Notifications`: a screen posts, and who wants to know observes.
/// - `Creator`: a controller from a storyboard gets its data in its own initializer.
/// - `StateRestoration`: a view that memory pressure unloaded comes back with what its controller
///   kept.
public enum FurtherWaysApp {
  /// The storyboards; `ModalSheet` has none and starts with a `SheetHostViewController`.
  public static let storyboards = [
    "UnwindSegue", "EmbeddedChild", "Notifications", "Creator", "StateRestoration",
  ]
  /// The bundle with the storyboards and xibs.
  public static var bundle: Bundle { .module }
}
