import InterfaceBuilder
import Testing

@testable import UIKit

/// What cannot be made is told with the file and line where it is asked for.
@MainActor @Suite struct DiagnosticPlaceTests {
  private func told(_ body: () throws -> Void) rethrows -> [String] {
    try Diagnostics.collecting(body).1.map(\.description)
  }

  private func controller(_ id: String, _ inside: String) -> String {
    NibFixtures.scene(
      "<viewController id=\"\(id)\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"V\(id)\">"
        + "\(inside)</view></viewController>")
  }

  private func embedding(_ id: String, _ destination: String) -> String {
    controller(
      id,
      "<subviews><containerView id=\"C\(id)\"><connections><segue destination=\"\(destination)\" "
        + "kind=\"embed\" id=\"S\(id)\"/></connections></containerView></subviews>")
  }

  @Test func aStoryboardThatIsNowhereHasNoPlace() {
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Nothing")
    application.resourceFolder = folder
    let lines = application.run { self.told { _ = UIStoryboard(name: "nope", bundle: nil) } }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("error: no file \"nope.storyboard\" in \"Nothing\"") == true)
  }

  @Test func aNibThatIsNowhereHasNoPlace() {
    let lines = told { UINib(nibName: "nope", bundle: nil).instantiate(withOwner: nil) }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("error: no file \"nope.xib\" in ") == true)
  }

  @Test func anUnknownIdentifierIsToldOfItsStoryboard() throws {
    let storyboard = try NibFixtures.storyboard(controller("A", ""), initial: "A")
    #expect(
      told { _ = storyboard.instantiateViewController(withIdentifier: "nope") } == [
        "Test.storyboard:2: error: storyboard \"Test\" has no controller with identifier \"nope\""
      ])
  }

  @Test func anInitialControllerThatIsNoneIsToldOnce() throws {
    let lines = try told {
      let storyboard = try NibFixtures.storyboard(controller("A", ""), initial: "nope")
      #expect(storyboard.instantiateInitialViewController() == nil)
    }
    #expect(
      lines == [
        "Test.storyboard:2: warning: initialViewController=\"nope\" is the id of no controller"
      ])
  }

  @Test func aLongRowOfEmbeddedControllersEndsWithTheLimit() throws {
    let scenes = (0..<12).map { embedding("\($0)", "\($0 + 1)") } + [controller("12", "")]
    let storyboard = try NibFixtures.storyboard(scenes.joined(separator: "\n"), initial: "0")
    let lines = told { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }
    #expect(
      lines == [
        "Test.storyboard:13: error: more than 8 controllers embedded within each other; "
          + "9 is left out"
      ])
  }

  @Test func controllersThatEmbedEachOtherAreToldAsSuch() throws {
    let scenes = embedding("A", "B") + "\n" + embedding("B", "A")
    let storyboard = try NibFixtures.storyboard(scenes, initial: "A")
    let lines = told { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }
    #expect(lines == ["Test.storyboard:5: error: controllers embed each other; B is left out"])
  }

  @Test func aLongRowOfContainersEndsWithTheLimit() throws {
    let scenes = (0..<40).map { number in
      NibFixtures.scene(
        "<navigationController id=\"\(number)\" sceneMemberID=\"viewController\"><connections>"
          + "<segue destination=\"\(number + 1)\" kind=\"relationship\" "
          + "relationship=\"rootViewController\" id=\"S\(number)\"/></connections>"
          + "</navigationController>")
    }
    let all = scenes.joined(separator: "\n") + "\n" + controller("40", "")
    let storyboard = try NibFixtures.storyboard(all, initial: "0")
    let lines = told { _ = storyboard.instantiateInitialViewController() }
    #expect(
      lines == [
        "Test.storyboard:36: error: more than 32 controllers within each other; 32 is left out"
      ])
  }

  @Test func tooMuchIsToldWhereItEnded() throws {
    let labels = String(repeating: "<label/>", count: 25_001)
    let storyboard = try NibFixtures.storyboard(
      controller("A", "<subviews>\n\(labels)</subviews>"), initial: "A")
    let lines = told { storyboard.instantiateInitialViewController()?.loadViewIfNeeded() }
    #expect(lines.count == 1)
    #expect(
      lines.first?.hasPrefix(
        "Test.storyboard:5: error: too much to make in scene \"A\": more than 25000")
        == true)
  }

  @Test func aSceneInOthersIsToldOnceInTheOrderOfTheFile() throws {
    let root = NibFixtures.scene(
      """
      <viewController id="A" sceneMemberID="viewController">
      <view key="view" customClass="Mine" id="V"><subviews>
      <button id="B"><connections><segue destination="no" kind="show" id="s"/></connections></button>
      <view tag="x" id="W"/></subviews></view>
      <connections><outlet property="o" destination="gone" id="o"/></connections></viewController>
      """)
    let bar = NibFixtures.scene(
      """
      <navigationController id="N" sceneMemberID="viewController">
      <navigationBar key="navigationBar" customClass="Bar" id="NB"/>
      <connections><segue destination="A" kind="relationship" relationship="rootViewController" \
      id="r"/></connections></navigationController>
      """)
    var options = DocumentOptions()
    options.hasAppClasses = false
    let lines = DocumentScreens.screens(
      of: try NibFixtures.storyboard(root + "\n" + bar, initial: "N").document, options: options
    ).diagnostics.map(\.description)
    #expect(
      lines == [
        "Test.storyboard:5: note: class Mine is not here; shown as UIView",
        "Test.storyboard:6: error: segue leads to no scene (no)",
        "Test.storyboard:7: warning: tag=\"x\" of <view> is no whole number; left out",
        "Test.storyboard:8: error: outlet \"o\" leads to no object (gone)",
        "Test.storyboard:10: note: class Bar is not here; shown as UINavigationBar",
      ])
  }

  @Test func aSegueThatCannotBePerformedIsToldWithItsLine() throws {
    let button =
      "<subviews><button id=\"B\"><connections>\n<segue destination=\"A\" kind=\"push\" id=\"S\"/>"
      + "</connections></button></subviews>"
    let storyboard = try NibFixtures.storyboard(controller("A", button), initial: "A")
    let root = try #require(storyboard.instantiateInitialViewController())
    let control = try #require(root.view.subviews.first as? UIControl)
    #expect(
      told { control.sendActions(for: .touchUpInside) } == [
        "Test.storyboard:5: error: a push segue needs a navigation controller around "
          + "UIViewController"
      ])
  }

  @Test(arguments: [
    ("delegate", "textField"), ("delegate", "glkView"), ("searchDisplayController", "view"),
  ])
  func anOutletOfUIKitThatIsNotHereIsNoStop(outlet: String, element: String) throws {
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let document = try NibFixtures.xib(
      """
      <\(element) id="F"><connections><outlet property="\(outlet)" destination="F" id="o"/>
      </connections></\(element)>
      """)
    let (_, diagnostics) = Diagnostics.collecting {
      application.run { UINib(document: document).instantiate(withOwner: nil) }
    }
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test(arguments: [("inner", 1), ("nothing", 0)])
  func whatTheSetterOfAnAttributeSetsIsNoAttribute(keyPath: String, stops: Int) throws {
    ClassRegistry.register(SettingView.self) { bindings in
      bindings.outlets["inner"] = { object, _ in
        (object as? UIView)?.setValue("x", forKey: "nothing")
        return true
      }
    }
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let document = try NibFixtures.xib(
      """
      <view customClass="SettingView" customModule="UIKitTests" id="V"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="x"/>
      </userDefinedRuntimeAttributes></view>
      """)
    application.run { _ = UINib(document: document).instantiate(withOwner: nil) }
    #expect(application.takeStops().count == stops)
  }

  @Test(arguments: ["nothing", "layer.nothing", "titleLabel.nothing"])
  func anAttributeThatNobodyHasIsNoStop(keyPath: String) throws {
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let document = try NibFixtures.xib(
      """
      <button id="B"><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="\(keyPath)" value="x"/>
      </userDefinedRuntimeAttributes></button>
      """)
    let (_, diagnostics) = Diagnostics.collecting {
      application.run { UINib(document: document).instantiate(withOwner: nil) }
    }
    #expect(diagnostics.map(\.severity) == [.warning])
  }

  @Test func outletsThatNobodyHasAreStops() throws {
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480)))
    let document = try NibFixtures.xib(
      """
      <button tag="x" id="B"><connections><outlet property="nothing" destination="B" id="o"/>
      </connections><userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="string" keyPath="nothing" value="x"/>
      </userDefinedRuntimeAttributes></button>
      """)
    application.run {
      for _ in 0..<2 { _ = UINib(document: document).instantiate(withOwner: nil) }
    }
    #expect(
      application.takeStops() == [
        "Test.xib:5: error: UIButton has no property \"nothing\" for this value"
      ])
    #expect(application.takeStops().isEmpty)
  }

  @Test func aSnapshotOfAControllerSaysWhatWouldStopTheApp() {
    let controller = UIViewController(nibName: "nope", bundle: nil)
    let screen = UIScreen(size: CGSize(width: 320, height: 480))
    let error = #expect(throws: AppStop.self) {
      try Pictures.hosting(controller, in: screen) { _ in () }
    }
    let lines = error?.description.components(separatedBy: "\n") ?? []
    #expect(lines.first == "The app stops here.")
    #expect(lines.last?.hasPrefix("error: no nib \"nope\" for UIViewController: no file") == true)
  }
}

/// A view of the app whose setter sets a key that nothing has.
final class SettingView: UIView {}
