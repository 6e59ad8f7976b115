import InterfaceBuilder
import PlainviewTesting
import Testing
import XCUIAutomation

@testable import UIKit

/// The picture and the elements of every widget and family that a file may hold, a golden each.
@MainActor @Suite struct WidgetGoldens {
  @Test(arguments: WidgetScreen.all) func theScreenOf(_ widget: WidgetScreen) throws {
    let bundle = try #require(Bundle(url: Fixtures.folder))
    let app = widget.app(bundle)
    app.launch()
    widget.steps(app)
    assertSnapshot(of: app)
  }

  /// Screens whose app is not there: prototypes stand for its rows, boxes and names for its views.
  private nonisolated static let withoutTheirApps = [
    "table-prototypes", "collection-prototypes", "names-in-code",
  ]

  @Test(arguments: withoutTheirApps)
  func withoutItsApp(_ file: String) throws {
    var options = DocumentOptions()
    options.hasAppClasses = false
    options.size = CGSize(width: 320, height: 320)
    let path = Fixtures.folder.appendingPathComponent("\(file).storyboard").path
    let document = try IBDocument(contentsOfFile: path)
    let screen = try #require(DocumentScreens.screens(of: document, options: options).screens.first)
    assertSnapshot(of: screen.root)
  }

  /// Every fixture is shown by some case, so that none is forgotten.
  @Test func everyFixtureHasAGolden() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Fixtures.folder.path)
    let stems = files.map { String($0.prefix { $0 != "." }) }
    let shown = WidgetScreen.all.map(\.file) + WidgetGoldens.withoutTheirApps
    #expect(Set(stems) == Set(shown))
  }
}

/// The files beside the tests.
enum Fixtures {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")
}
