import Foundation
import Testing
import XCUIAutomation

@MainActor struct LifeTests {
  let journal = Journal()

  private func app(_ journal: Journal) -> XCUIApplication {
    XCUIApplication(delegate: makeLifeDelegate(journal))
  }

  @Test func anApplicationIsLaunchedAndTerminated() {
    let app = app(journal)
    #expect(app.state == .notRunning)
    #expect(!app.buttons.element.exists)
    app.launch()
    #expect(app.state == .runningForeground)
    #expect(app.buttons.element.exists)
    app.terminate()
    #expect(app.state == .notRunning)
    #expect(!app.buttons.element.exists)
    #expect(journal.lines == ["launched", "terminated"])
  }

  @Test func eachLaunchIsAFreshApplication() {
    let app = app(journal)
    app.launch()
    app.buttons["counter"].tap()
    app.buttons["counter"].tap()
    #expect(app.buttons["counter"].label == "2")
    app.launch()
    #expect(app.buttons["counter"].label == "0")
    #expect(journal.lines == ["launched", "terminated", "launched"])
  }

  @Test func activatingLaunchesOnlyWhatDoesNotRun() {
    let app = app(journal)
    app.activate()
    app.activate()
    app.application?.enterBackground()
    #expect(app.state == .runningBackground)
    app.activate()
    #expect(app.state == .runningForeground)
    #expect(journal.lines == ["launched"])
  }

  @Test func twoApplicationsNeverSeeEachOther() {
    let first = app(journal)
    let second = app(journal)
    first.launch()
    second.launch()
    first.buttons["counter"].tap()
    second.buttons["counter"].tap()
    second.buttons["counter"].tap()
    #expect(first.buttons["counter"].label == "1")
    #expect(second.buttons["counter"].label == "2")
    #expect(first.windows.count == 1)
    let reported = failures { first.buttons["nothing"].tap() }
    #expect(reported.count == 1)
    #expect(first.hasFailed)
    #expect(!second.hasFailed)
    first.terminate()
    #expect(second.buttons["counter"].label == "2")
  }

  @Test(arguments: 0..<4)
  func testsSideBySideHaveApplicationsOfTheirOwn(_ taps: Int) async {
    let app = app(journal)
    app.launch()
    for _ in 0..<taps {
      app.buttons["counter"].tap()
      await Task.yield()
    }
    #expect(app.buttons["counter"].label == "\(taps)")
    #expect(app.sharedApplicationIsOwn)
  }

  @Test(arguments: [
    (ScreenSize.iPhone4, 320.0, 480.0), (.iPhoneSE, 320, 568), (.iPhone8, 375, 667),
    (.iPhone8Plus, 414, 736), (.iPhoneX, 375, 812), (.iPhone11, 414, 896), (.iPhone15, 393, 852),
    (.iPhone15ProMax, 430, 932), (.iPad, 768, 1024), (ScreenSize.iPhone4.landscape, 480, 320),
  ])
  func theScreenHasTheChosenSize(_ size: ScreenSize, _ width: Double, _ height: Double) {
    let app = XCUIApplication(delegate: makeLifeDelegate(journal), screen: size)
    app.launch()
    let bounds = CGRect(x: 0, y: 0, width: width, height: height)
    #expect(app.frame == bounds)
    #expect(app.windows.element.frame == bounds)
  }

  @Test func anUnknownDeviceHasNoScreen() {
    #expect(ScreenSize(named: "iPhone 15") == .iPhone15)
    #expect(ScreenSize(named: "Nothing") == nil)
  }

  @Test func aMissingFileFailsTheLaunch() {
    let reported = failures {
      XCUIApplication(storyboard: "Nowhere").launch()
      XCUIApplication(mainNib: "Nowhere").launch()
    }
    #expect(
      reported.map { $0.message.components(separatedBy: "\n")[0] } == [
        "launch(): storyboard \"Nowhere\" was not found, or has no initial view controller; pass the "
          + "bundle it lies in, such as .module.",
        "launch(): nib \"Nowhere\" was not found, or holds no object; pass the bundle it lies in, "
          + "such as .module.",
      ])
    #expect(
      reported.map { $0.message.contains("\nerror: no file \"Nowhere.") } == [true, true])
  }

  @Test func anApplicationWithoutAWindowSaysSo() {
    let app = XCUIApplication(delegate: makeIdleDelegate())
    app.launch()
    let reported = failures { app.buttons["Next"].tap() }
    #expect(
      reported.first?.message.hasPrefix(
        "tap() on app.buttons[\"Next\"]: the application shows no window. Its delegate must call "
          + "makeKeyAndVisible() on one.") == true)
  }
}
