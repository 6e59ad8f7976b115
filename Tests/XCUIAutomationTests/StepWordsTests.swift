import Testing
import UIKit
import XCUIAutomation

/// How a flow golden tells what a test does.
@MainActor @Suite struct StepWordsTests {
  private let app = XCUIApplication(
    rootViewController: TestScreen { view in
      for row in 0..<3 {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 40 * row, width: 200, height: 40)
        button.setTitle(["Add", "Edit", "Edit"][row], for: .normal)
        button.accessibilityIdentifier = "button \(row)"
        view.addSubview(button)
      }
      let field = UITextField(frame: CGRect(x: 0, y: 200, width: 200, height: 40))
      field.placeholder = "Name"
      view.addSubview(field)
    })

  private func words(_ steps: () -> Void) -> [String?] {
    let recording = FlowRecording { _ in "" }
    recording.record {
      app.launch()
      steps()
    }
    return recording.steps.dropFirst().map(\.words)
  }

  @Test func elementsAreCalledByKindAndName() {
    let told = words {
      app.buttons["Add"].tap()
      app.buttons["button 1"].doubleTap()
      app.buttons.firstMatch.tap()
      app.buttons.element(boundBy: 2).tap()
      app.buttons.element(boundBy: -1).tap()
      app.windows.buttons["Add"].tap()
      app.descendants(matching: .any)["Add"].firstMatch.tap()
      app.buttons.matching(identifier: "Add").element.tap()
    }
    #expect(
      told == [
        "tap button \"Add\"", "double tap button \"button 1\"", "tap first button",
        "tap third button", "tap last button", "tap button \"Add\" in window",
        "tap first element \"Add\"", "tap button \"Add\"",
      ])
  }

  @Test func typingIsToldWithItsText() {
    let field = app.textFields["Name"]
    let told = words {
      field.tap()
      field.typeText("Ada\n")
      app.textFields.firstMatch.clearText()
      app.typeKey("s", modifierFlags: [.shift, .command])
      app.typeKey(.escape, modifierFlags: [])
    }
    #expect(
      told == [
        "tap text field \"Name\"", "type \"Ada\\n\" into text field \"Name\"",
        "clear first text field", "press key shift-command-\"s\"", "press key escape",
      ])
  }

  @Test func fingersAreToldWithWhatTheyDo() {
    let button = app.buttons["Add"]
    let told = words {
      button.press(forDuration: 1.5)
      button.swipeUp()
      button.swipeLeft()
      button.twoFingerTap()
      button.pinch(withScale: 2, velocity: 1)
      button.rotate(0.5, withVelocity: 1)
      button.coordinate(withNormalizedOffset: CGVector(dx: 0, dy: 1))
        .withOffset(CGVector(dx: 2, dy: -3)).tap()
      button.press(forDuration: 1, thenDragTo: app.textFields["Name"])
    }
    #expect(
      told == [
        "press button \"Add\" for 1.5 s", "swipe up on button \"Add\"",
        "swipe left on button \"Add\"", "tap button \"Add\" with two fingers",
        "pinch button \"Add\" to 2 times its size", "rotate button \"Add\" by 0.5 radians",
        "tap (0, 1) of button \"Add\" moved by (2, -3)",
        "press the middle of button \"Add\" for 1 s and drag to the middle of text field \"Name\"",
      ])
  }

  @Test func theDeviceAndTheLifeOfTheAppAreSteps() {
    let told = words {
      XCUIDevice.shared.orientation = .landscapeLeft
      XCUIDevice.shared.appearance = .dark
      app.application?.enterBackground()
      app.activate()
      app.terminate()
    }
    #expect(
      told == [
        "turn the device to landscapeLeft", "set the appearance to dark", "activate", "terminate",
      ])
  }

  @Test func aRunningAppBeginsWithWhatItShows() {
    app.launch()
    let recording = FlowRecording { _ in "screen" }
    recording.record { app.buttons["Add"].tap() }
    #expect(recording.steps.map(\.words) == [nil, "tap button \"Add\""])
    #expect(recording.steps.map(\.screen) == ["screen", "screen"])
  }

  @Test func anAppThatEndedShowsNothing() {
    let recording = FlowRecording { _ in "screen" }
    recording.record {
      app.launch()
      app.terminate()
    }
    #expect(recording.steps.map(\.screen) == ["screen", nil])
  }
}

/// Applications that are launched on another device than their own.
@MainActor @Suite struct DeviceVariationTests {
  @Test func aVariationOverrulesScreenAndSettings() {
    let app = XCUIApplication(rootViewController: UIViewController(), screen: .iPhone4)
    var variation = DeviceVariation()
    variation.screen = .iPad
    variation.style = .dark
    variation.textSize = .accessibilityLarge
    variation.language = "de"
    DeviceVariation.$current.withValue(variation) { app.launch() }
    let screen = app.application?.screen
    #expect(screen?.bounds.size == ScreenSize.iPad.size)
    #expect(screen?.settings.userInterfaceStyle == .dark)
    #expect(screen?.settings.contentSizeCategory == .accessibilityLarge)
    #expect(screen?.settings.languages == ["de"])
  }

  @Test func whatAVariationLeavesOpenStays() {
    let app = XCUIApplication(rootViewController: UIViewController(), screen: .iPhone4)
    app.launchArguments = ["-UIUserInterfaceStyle", "Dark"]
    DeviceVariation.$current.withValue(DeviceVariation()) { app.launch() }
    #expect(app.application?.screen.bounds.size == ScreenSize.iPhone4.size)
    #expect(app.application?.screen.settings.userInterfaceStyle == .dark)
  }

  @Test func screensHaveNamesForGoldens() {
    #expect(ScreenSize.iPhone8Plus.name == "iPhone8Plus")
    #expect(ScreenSize(named: "iphone se")?.name == "iPhoneSE")
    #expect(ScreenSize.iPad.landscape.name == "iPad-landscape")
    #expect(ScreenSize(width: 320, height: 480).name == "320x480")
  }
}
