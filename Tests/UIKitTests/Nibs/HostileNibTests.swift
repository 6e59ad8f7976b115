import Foundation
import InterfaceBuilder
import Testing

@testable import UIKit

/// What a file asks for ends in a message and in bounded time, whatever it is.
@MainActor @Suite struct HostileNibs {
  private typealias Outcome = (screens: [DocumentScreen], diagnostics: [Diagnostic])

  private func show(_ document: IBDocument) -> Outcome {
    DocumentScreens.screens(of: document, options: DocumentOptions())
  }

  private func errors(_ outcome: Outcome) -> [String] {
    outcome.diagnostics.filter { $0.severity == .error }.map(\.message)
  }

  /// A label whose text costs as much as 90 objects.
  nonisolated private static let longLabel =
    "<label text=\"\(String(repeating: "text ", count: 2000))\"/>"

  private static let tooMuch =
    "too much to make: more than 25000 objects and connections, or text, constraints and missing "
    + "classes that take as long; the rest is left out"

  // MARK: What stands where it cannot

  @Test func aWindowMayBeTheViewOfAController() throws {
    let outcome = show(
      try NibFixtures.xib(
        "<viewController id=\"C\"><window key=\"view\" id=\"W\"><subviews><label id=\"L\"/></subviews>"
          + "</window></viewController>"))
    #expect(outcome.screens.count == 1)
  }

  // MARK: Too many

  @Test(arguments: [
    "<label/>", "<view customClass=\"C#\"/>", "<unknown id=\"u#\"><subviews/></unknown>",
  ])
  func onlySoManyObjectsAreMade(element: String) throws {
    let views = (0..<25_001).map { element.replacingOccurrences(of: "#", with: "\($0)") }
    let outcome = show(
      try NibFixtures.xib("<view id=\"V\"><subviews>\(views.joined())</subviews></view>"))
    #expect(errors(outcome) == [Self.tooMuch])
    #expect(outcome.screens.count == 1)
  }

  @Test(arguments: [
    "<outletCollection property=\"labels\" destination=\"L\" id=\"c#\"/>",
    "<outlet property=\"label\" destination=\"L\" id=\"c#\"/>",
    "<action selector=\"act#:\" destination=\"-2\" id=\"c#\"/>",
  ])
  func onlySoManyConnectionsAreMade(element: String) throws {
    let list = (0..<25_001).map { element.replacingOccurrences(of: "#", with: "\($0)") }
    let outcome = show(
      try NibFixtures.xib(
        "<button customClass=\"Mine\" id=\"B\"><connections>\(list.joined())</connections></button><label id=\"L\"/>"
      ))
    #expect(errors(outcome) == [Self.tooMuch])
  }

  @Test func onlySoManySegmentsAreMade() throws {
    let segments = String(repeating: "<segment/>", count: 25_001)
    let outcome = show(
      try NibFixtures.xib(
        "<segmentedControl id=\"S\"><segments>\(segments)</segments></segmentedControl>"))
    #expect(errors(outcome) == [Self.tooMuch])
  }

  @Test(arguments: [2, 20])
  func scenesThatHoldEverMoreScenesEnd(ways: Int) throws {
    let scenes = (0..<20).map { level in
      let segues = (0..<ways).map {
        """
        <segue kind="relationship" relationship="viewControllers" destination="C\(level + 1)" \
        id="S\(level)-\($0)"/>
        """
      }
      return NibFixtures.scene(
        """
        <tabBarController id="C\(level)" sceneMemberID="viewController">
        <connections>\(segues.joined())</connections></tabBarController>
        """)
    }
    let end = NibFixtures.scene("<viewController id=\"C20\" sceneMemberID=\"viewController\"/>")
    let storyboard = try NibFixtures.storyboard(scenes.joined() + end)
    let outcome = show(storyboard.document)
    #expect(outcome.diagnostics.contains { $0.message.hasSuffix("the rest is left out") })
    #expect(!errors(outcome).isEmpty)
    #expect(outcome.screens.contains { $0.id == "C20" })
  }

  private static func scene(_ id: String, _ subviews: String) -> String {
    NibFixtures.scene(
      "<viewController id=\"\(id)\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"V\(id)\">"
        + "<subviews>\(subviews)</subviews></view></viewController>")
  }

  @Test(arguments: [
    // The controller costs 5, its view 1.
    ("<label/>", 25_001, 24_994), (longLabel, 300, 274),
  ])
  func aSceneThatIsTooMuchLeavesTheNextOneAll(label: String, count: Int, made: Int) throws {
    let labels = String(repeating: label, count: count)
    let scenes = Self.scene("A", labels) + Self.scene("B", label)
    let outcome = show(try NibFixtures.storyboard(scenes).document)
    #expect(
      errors(outcome) == [
        Self.tooMuch.replacingOccurrences(of: "make:", with: "make in scene \"A\":")
      ])
    #expect(outcome.screens.map { $0.root.subviews.count } == [made, 1])
  }

  @Test func allScenesTogetherAreNotTooMuchEither() throws {
    let views = (0..<2270).map { "<view customClass=\"C\($0)\"/>" }.joined()
    let scenes = (0..<12).map { Self.scene("S\($0)", views) }
    var options = DocumentOptions()
    options.hasAppClasses = false
    let outcome = DocumentScreens.screens(
      of: try NibFixtures.storyboard(scenes.joined()).document, options: options)
    #expect(
      errors(outcome) == [
        "too much to make in all scenes: more than 250000 objects and connections, or text, "
          + "constraints and missing classes that take as long; the rest of scene \"S10\" is left out",
        "the scene of <viewController> \"S11\" could not be made",
      ])
    #expect(outcome.screens.count == 11)
  }

  @Test func aThousandContradictionsEnd() throws {
    let list = (0..<1000).map {
      "<constraint firstItem=\"L\" firstAttribute=\"width\" constant=\"\($0)\"/>"
    }
    let outcome = show(
      try NibFixtures.xib(
        """
        <view id="V"><rect key="frame" x="0" y="0" width="99" height="99"/><subviews>
        <label id="L" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="1" y="2" width="3" height="4"/></label>
        </subviews><constraints>\(list.joined())</constraints></view>
        """))
    #expect(errors(outcome).isEmpty)
    #expect(outcome.screens.first?.root.subviews.first?.frame.width == 0)
  }

  @Test func aThousandViewsAreLaidOutTogether() throws {
    let cells = String(repeating: "<label text=\"x\"/>", count: 1000)
    let outcome = show(
      try NibFixtures.xib(
        """
        <stackView id="S" axis="vertical" distribution="fillEqually">
        <rect key="frame" x="0" y="0" width="99" height="20000"/>
        <subviews>\(cells)</subviews></stackView>
        """))
    #expect(outcome.diagnostics.isEmpty)
    #expect(outcome.screens.first?.root.subviews.last?.frame.minY == 19980)
  }

  @Test func aNewTurnMayMakeAsMuchAgain() throws {
    let views = String(repeating: "<view/>", count: 20_000)
    let document = try NibFixtures.xib("<view id=\"V\"><subviews>\(views)</subviews></view>")
    for _ in 0..<2 { #expect(errors(show(document)).isEmpty) }
  }

  // MARK: Too many messages

  @Test func onlySoManyDiagnosticsAreKeptAndEveryErrorCounts() {
    let (_, diagnostics) = Diagnostics.collecting {
      for number in 0..<1500 { Diagnostics.report("warning \(number)") }
      Diagnostics.report("at last", severity: .error)
    }
    #expect(diagnostics.count == 1002)
    #expect(diagnostics[1000].message == "at last")
    #expect(diagnostics[1001].message == "500 more like these")
  }

  // MARK: No silent success

  @Test(arguments: ["", "<barButtonItem id=\"I\"/>", "<customObject id=\"O\"/>"])
  func aXibWithoutScreensIsSaid(objects: String) throws {
    let outcome = show(try NibFixtures.xib(objects))
    #expect(outcome.screens.isEmpty)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "the file has no screen: neither a view nor a view controller"
      ])
  }

  @Test(arguments: ["<view/>", "<label text=\"x\"/>", "<viewController/>", "<view id=\"-2\"/>"])
  func aScreenNeedsNoIdOfItsOwn(objects: String) throws {
    #expect(show(try NibFixtures.xib(objects)).screens.count == 1)
  }

  @Test(arguments: [
    (
      "<label id=\"A\" sceneMemberID=\"viewController\"/>",
      "the scene of <label> \"A\" could not be made"
    ),
    (
      "<viewController sceneMemberID=\"viewController\"/>",
      "a scene without a controller that has an id is left out"
    ),
    ("", "a scene without a controller that has an id is left out"),
  ])
  func aSceneThatCannotBeShownIsSaid(objects: String, message: String) throws {
    let storyboard = try NibFixtures.storyboard(NibFixtures.scene(objects))
    #expect(show(storyboard.document).diagnostics.contains { $0.message == message })
  }

  // MARK: Streams

  @Test func aStreamThatTakesNothingIsTold() throws {
    let full = open("/dev/full", O_WRONLY)
    try #require(full >= 0)
    #expect(!ByteStream(descriptor: full).write([65]))
    close(full)
    #expect(!ByteStream(descriptor: full).write([65]))
  }
}
