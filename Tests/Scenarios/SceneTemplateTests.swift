import Testing
import UIKit
import XCUIAutomation

@testable import SceneTemplate

/// The sources of Xcode's template, as they are.
@MainActor @Suite struct SceneTemplateTests {
  @Test func theSceneShowsItsStoryboard() throws {
    let sceneDelegate = SceneDelegate()
    let app = XCUIApplication(
      sceneDelegate: sceneDelegate, storyboard: SceneTemplateApp.sceneStoryboard,
      bundle: SceneTemplateApp.bundle, delegate: AppDelegate())
    app.launch()
    #expect(app.staticTexts["Hello from a scene"].exists)
    let scene = try #require(sceneDelegate.window?.windowScene)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.windows.count == 1)
    app.terminate()
    #expect(scene.activationState == .unattached)
  }
}
