import PlainviewTesting
import Testing
import UIKit
import XCUIAutomation

@testable import SceneTemplate

/// Both delegates of Xcode's template for an app with a scene.
@MainActor @Suite struct SceneTemplateTests {
  @Test func theSceneShowsItsStoryboard() throws {
    let sceneDelegate = SceneDelegate()
    let app = XCUIApplication(
      sceneDelegate: sceneDelegate, storyboard: SceneTemplateApp.sceneStoryboard,
      bundle: SceneTemplateApp.bundle, delegate: AppDelegate())
    app.launch()
    #expect(app.staticTexts["Hello from a scene"].exists)
    assertSnapshot(of: app)
    let scene = try #require(sceneDelegate.window?.windowScene)
    #expect(scene.activationState == .foregroundActive)
    #expect(scene.windows.count == 1)
    app.terminate()
    #expect(scene.activationState == .unattached)
  }
}
