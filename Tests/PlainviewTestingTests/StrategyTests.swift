import Testing
import UIKit
import XCUIAutomation

@testable import PlainviewTesting
@testable import ScreenSnapshots

@MainActor @Suite struct StrategyTests {
  private struct User: Encodable {
    var name = "Ada"
    var id = 1
    var tags: Set = ["new", "paid", "admin"]
  }

  private final class Node {
    let title: String
    var next: Node?
    init(_ title: String) { self.title = title }
  }

  private enum Shape {
    case none
    case circle(radius: Int)
  }

  private func text<Value>(_ value: Value, _ strategy: Snapshotting<Value>) throws -> String {
    try strategy.take { value }
  }

  // MARK: Dump

  @Test func aDumpShowsAllThatAValueHolds() throws {
    #expect(
      try text(User(), .dump) == """
        ▿ User
          - name: "Ada"
          - id: 1
          ▿ tags: 3 members
            - "admin"
            - "new"
            - "paid"
        """)
  }

  @Test func aDumpSortsDictionaries() throws {
    #expect(
      try text(["b": 2, "a": 1], .dump) == """
        ▿ 2 key/value pairs
          ▿ (2 elements)
            - key: "a"
            - value: 1
          ▿ (2 elements)
            - key: "b"
            - value: 2
        """)
  }

  @Test func anObjectInsideItselfIsNamedAgain() throws {
    let node = Node("root")
    node.next = node
    defer { node.next = nil }
    #expect(
      try text(node, .dump) == """
        ▿ Node
          - title: "root"
          - next: Node (again)
        """)
  }

  @Test func aDumpHoldsNoAddress() throws {
    let view = UIView()
    let dump = try text(view, .dump)
    #expect(dump == "- <UIView>")
    #expect(StableDump.withoutAddresses("<A: 0x00007f8ca7c0e35c> 0xFF") == "<A> 0xFF")
  }

  @Test func aDumpNamesCasesAndWhatTheyHold() throws {
    #expect(try text(Shape.none, .dump) == "- Shape.none")
    #expect(
      try text([Shape.circle(radius: 2)], .dump) == """
        ▿ 1 element
          ▿ Shape.circle
            ▿ circle: (1 element)
              - radius: 2
        """)
  }

  @Test func aDumpKeepsMarksThatOptionalsAreNil() throws {
    #expect(try text([1, nil], .dump) == "▿ 2 elements\n  - 1\n  - nil")
  }

  // MARK: JSON

  @Test func jsonIsIndentedAndSorted() throws {
    struct Pair: Encodable {
      var url = "a/b"
      var amount = 2
    }
    #expect(try text(Pair(), .json) == "{\n  \"amount\" : 2,\n  \"url\" : \"a/b\"\n}")
  }

  @Test func jsonTakesAnEncoder() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try text(["b": 1, "a": 2], .json(encoder)) == "{\"a\":2,\"b\":1}")
  }

  // MARK: Views

  @Test func aRecursiveDescriptionReadsAsUIKitsWithoutAddresses() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 160, height: 32.5))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.tag = 7
    let label = UILabel(frame: CGRect(x: 8, y: 0, width: 100, height: 16))
    label.text = "Hello\nyou"
    label.isHidden = true
    let box = UIView(frame: .zero)
    box.alpha = 0.5
    box.clipsToBounds = true
    box.addSubview(label)
    view.addSubview(box)
    #expect(
      try text(view, .recursiveDescription) == """
        <UIView; frame = (0 0; 160 32.5); autoresize = W+H; tag = 7; layer = <CALayer>>
           | <UIView; frame = (0 0; 0 0); clipsToBounds = YES; alpha = 0.5; layer = <CALayer>>
           |    | <UILabel; frame = (8 0; 100 16); text = 'Hello\\nyou'; hidden = YES; \
        userInteractionEnabled = NO; layer = <CALayer>>
        """)
  }

  // MARK: Several forms

  @Test func severalStrategiesMakeAGoldenEach() throws {
    let laboratory = try Laboratory()
    withKnownIssue {
      laboratory.run {
        assertSnapshots(of: "a", as: [.lines, .dump])
        assertSnapshots(of: "a", as: ["text": .lines, "all": .dump], named: "named")
      }
    }
    let stem = "StrategyTests/severalStrategiesMakeAGoldenEach"
    #expect(
      laboratory.goldens == [
        "\(stem).2.txt", "\(stem).named-all.txt", "\(stem).named-text.txt", "\(stem).txt",
      ])
    #expect(laboratory.scratch.read("Snapshots/\(stem).2.txt") == "- \"a\"\n")
  }

  // MARK: Devices

  private final class TraitScreen: UIViewController {
    override func loadView() {
      view = UIView(frame: UIScreen.main.bounds)
      let label = UILabel(frame: CGRect(x: 0, y: 20, width: 300, height: 20))
      let size = UIScreen.main.bounds.size
      let traits = UITraitCollection.current
      let style = traits.userInterfaceStyle == .dark ? "dark" : "light"
      let isLarge = traits.preferredContentSizeCategory.isAccessibilityCategory
      let language = UIScreen.main.settings.languages.first ?? "any"
      label.text = "\(Int(size.width)) \(style) \(isLarge) \(language)"
      view.addSubview(label)
    }
  }

  @Test func aStrategyBringsItsDevice() throws {
    let usual = try Snapshotting.accessibility.take { TraitScreen() as UIViewController }
    #expect(usual == "375 light false any")
    let varied = Snapshotting<UIViewController>.accessibility
      .on(.iPad, style: .dark, textSize: .accessibilityLarge, language: "de")
    #expect(try varied.take { TraitScreen() } == "768 dark true de")
  }

  @Test func anApplicationIsLaunchedOnTheStrategysDevice() throws {
    let strategy = Snapshotting<XCUIApplication>.accessibility.on(.iPad)
    let text = try strategy.take {
      let app = XCUIApplication(rootViewController: TraitScreen(), screen: .iPhone4)
      app.launch()
      return app
    }
    #expect(text.hasPrefix("768"))
  }

  @Test func whatHasADeviceAlreadyCannotTakeAnother() {
    let app = XCUIApplication(rootViewController: TraitScreen(), screen: .iPhone4)
    app.launch()
    let ofApp = Snapshotting<XCUIApplication>.screen.on(.iPad)
    #expect(throws: NoScreen.self) { try ofApp.take { app } }
    let ofController = Snapshotting<UIViewController>.screen.on(.iPad)
    let root = app.application?.windows.first?.rootViewController
    #expect(throws: NoScreen.self) { try ofController.take { try #require(root) } }
  }

  @Test func aPulledBackStrategyKeepsItsDevice() throws {
    let strategy = Snapshotting<UIViewController>.accessibility.on(.iPad)
      .pullback { (name: String) in TraitScreen(nibName: name, bundle: nil) as UIViewController }
    #expect(try strategy.take { "any" }.hasPrefix("768"))
  }

  @Test func aMatrixHasOneNameForEachCombination() {
    let matrix: [String: Snapshotting<UIViewController>] = .matrix(
      .screen, devices: [.iPhone8, .iPad.landscape], styles: [.light, .dark],
      textSizes: [.accessibilityLarge], languages: ["de", "pt-BR"])
    #expect(
      matrix.keys.sorted() == [
        "iPad-landscape-dark-accessibilityLarge-de",
        "iPad-landscape-dark-accessibilityLarge-pt-BR",
        "iPad-landscape-light-accessibilityLarge-de",
        "iPad-landscape-light-accessibilityLarge-pt-BR",
        "iPhone8-dark-accessibilityLarge-de", "iPhone8-dark-accessibilityLarge-pt-BR",
        "iPhone8-light-accessibilityLarge-de", "iPhone8-light-accessibilityLarge-pt-BR",
      ])
  }

  @Test func whatIsNotVariedStandsInNoName() {
    let styles: [String: Snapshotting<UIViewController>] = .matrix(
      .outline, styles: [.dark, .light, .dark])
    #expect(styles.keys.sorted() == ["dark", "light"])
    let none: [String: Snapshotting<String>] = .matrix(.lines)
    #expect(Array(none.keys) == ["default"])
  }
}
