import Foundation

/// What Xcode makes for a new app: an application's delegate, a scene's delegate, a storyboard.
public enum SceneTemplateApp {
  /// The scene's storyboard, as the key `UISceneStoryboardFile` of the app's Info.plist names it.
  public static let sceneStoryboard = "Main"
  /// The bundle with the scene's storyboard.
  public static var bundle: Bundle { .module }
}
