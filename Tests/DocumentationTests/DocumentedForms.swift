import PlainviewTesting
import Testing
import UIKit
import XCUIAutomation

@testable import PassingCountry

struct Order {
  var number: Int
  var items: [String]
}

extension Snapshotting where Value == Order {
  static var receipt: Snapshotting {
    Snapshotting { "Order \($0.number)\n" + $0.items.map { "- \($0)" }.joined(separator: "\n") }
  }
  static var items: Snapshotting { Snapshotting<[String]>.json.pullback { $0.items } }
}

@Suite struct DocumentedForms {
  @MainActor @Test func anOrderHasStrategiesOfItsOwn() {
    let order = Order(number: 7, items: ["Tea", "Cup"])
    assertSnapshots(of: order, as: ["receipt": .receipt, "items": .items])
  }

  @MainActor @Test func theFirstScreenInManyForms() {
    assertSnapshots(
      of: FirstViewController(), as: ["screen": .screen, "spoken": .accessibility])
    assertSnapshots(
      of: FirstViewController(),
      as: .matrix(.outline, devices: [.iPhone4, .iPad], styles: [.light, .dark]))
    assertSnapshot(
      of: "Order 12 of 2024-05-01", as: .lines, named: "order",
      filters: [.dates, .replacing(/Order \d+/, with: "Order N")])
  }

  @MainActor @Test func aCountryGoesForward() {
    let app = XCUIApplication(delegate: AppDelegate(), screen: .iPhone4)
    assertFlow {
      app.launch()
      app.textFields["Enter Country Code here"].tap()
      app.textFields["Enter Country Code here"].typeText("CA")
      app.buttons["Next View"].tap()
    }
  }
}
