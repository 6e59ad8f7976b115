import Foundation
import PlainviewTesting
import Testing
import UIKit
import XCUIAutomation

@testable import PassingCountry

/// What README.md shows of strategies and flows, compiled and run.
@MainActor @Suite struct ReadmeTests {
  @Test func aCountryGoesForward() {
    let app = XCUIApplication(delegate: AppDelegate(), screen: .iPhone4)
    assertFlow {
      app.launch()
      app.textFields["Enter Country Code here"].tap()
      app.textFields["Enter Country Code here"].typeText("CA")
      app.buttons["Next View"].tap()
    }
  }

  @Test func theFirstScreenInManyForms() {
    assertSnapshots(
      of: FirstViewController(), as: ["screen": .screen, "spoken": .accessibility])
    assertSnapshots(
      of: FirstViewController(),
      as: .matrix(.outline, devices: [.iPhone4, .iPad], styles: [.light, .dark]))
    assertSnapshot(
      of: "Order 12 of 2024-05-01", as: .lines, named: "order",
      filters: [.dates, .replacing(/Order \d+/, with: "Order N")])
  }

  /// Both tests above stand in the README, without the indentation they have here.
  @Test func theReadmeShowsTheseTests() throws {
    let file = URL(fileURLWithPath: #filePath)
    let root = file.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let readme = try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    let source = try String(contentsOf: file, encoding: .utf8)
    let lines = source.components(separatedBy: "\n")
    for test in ["aCountryGoesForward", "theFirstScreenInManyForms"] {
      let start = try #require(lines.firstIndex { $0.contains("func \(test)()") })
      let end = try #require(lines[start...].firstIndex(of: "  }"))
      let body = lines[start...end].map { String($0.dropFirst(2)) }
      #expect(readme.contains(body.joined(separator: "\n")), "\(test) differs from the README")
    }
    let golden = try String(
      contentsOf: root.appendingPathComponent("Snapshots/ReadmeTests/aCountryGoesForward.txt"),
      encoding: .utf8)
    let step = try #require(readme.components(separatedBy: "Its last step begins:\n\n```\n").last)
    let shown = try #require(step.components(separatedBy: "```").first)
    #expect(golden.contains(shown), "the golden differs from the README")
  }
}
