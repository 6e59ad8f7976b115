/// A router makes every screen and joins them with closures; no screen knows another.
///
/// The router is a navigation controller that owns the notes. It hands each screen what to show as
/// a property, and closures for what the user wants; the closures hold the router weakly, so that
/// a popped screen goes away. Every screen has its own xib, found by the name of its class. There
/// is no storyboard: the app starts with its `AppDelegate`.
public enum NotesRouterApp {
  /// The name of the app.
  public static let name = "NotesRouter"
}
