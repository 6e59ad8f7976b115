import Testing

@testable import UIKit

/// A controller of a storyboard that notes what it is asked.
final class SceneController: UIViewController {
  static var calls: [String] = []
  var name: String { title ?? "?" }
  var allows = true
  var sender: Any?
  weak var box: UIView?

  static let registered: Void = {
    ClassRegistry.register(SceneController.self) { bindings in
      bindings.outlets["box"] = { object, value in
        (object as? SceneController)?.box = value as? UIView
        return true
      }
      bindings.methods["goBack:"] = { object, arguments in
        let source = (arguments[0] as? UIStoryboardSegue)?.source.title ?? "?"
        SceneController.calls.append(
          "\((object as? SceneController)?.name ?? "?").goBack \(source)")
        return nil
      }
      bindings.methods["makeNext:"] = { object, arguments in
        SceneController.calls.append("makeNext")
        return (arguments[0] as? NSCoder).flatMap { SceneController(coder: $0) }
      }
    }
  }()

  override func awakeFromNib() {
    super.awakeFromNib()
    SceneController.calls.append("\(name).awake \(box == nil ? "without" : "with") outlets")
  }
  override func viewDidLoad() {
    SceneController.calls.append("\(name).viewDidLoad \(box == nil ? "without" : "with") outlets")
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    SceneController.calls.append("\(name).should \(identifier)")
    return allows
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    self.sender = sender
    let destination = segue.destination.title ?? "?"
    let isLoaded = segue.destination.isViewLoaded
    SceneController.calls.append(
      "\(name).prepare \(segue.identifier ?? "-") \(destination) \(isLoaded ? "loaded" : "unloaded")"
    )
  }
}

@MainActor @Suite(.serialized) struct StoryboardTests {
  init() {
    _ = SceneController.registered
    SceneController.calls = []
  }

  private let controllerClass = "customClass=\"SceneController\" customModule=\"UIKitTests\""

  /// Two scenes: A with a control that triggers a segue of `kind` to B.
  private func twoScenes(_ kind: String, extra: String = "") throws -> UIStoryboard {
    try NibFixtures.storyboard(
      NibFixtures.scene(
        """
        <viewController title="A" storyboardIdentifier="first" id="A" \(controllerClass) sceneMemberID="viewController">
        <view key="view" id="AV"><rect key="frame" x="0" y="0" width="320" height="480"/>
        <subviews><control tag="1" id="AC"><rect key="frame" x="0" y="100" width="100" height="40"/>
        <connections><segue destination="B" kind="\(kind)" identifier="go" \(extra) id="S"/></connections>
        </control></subviews></view>
        <connections><outlet property="box" destination="AC" id="O"/></connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="F" sceneMemberID="firstResponder"/>
        """)
        + NibFixtures.scene(
          """
          <viewController title="B" id="B" \(controllerClass) sceneMemberID="viewController">
          <view key="view" id="BV"><subviews><control tag="2" id="BC">
          <connections><segue destination="X" kind="unwind" identifier="back" unwindAction="goBack:" id="U"/></connections>
          </control></subviews></view>
          </viewController>
          <exit id="X" userLabel="Exit" sceneMemberID="exit"/>
          """), initial: "A")
  }

  private func first(_ storyboard: UIStoryboard) throws -> SceneController {
    try #require(storyboard.instantiateInitialViewController() as? SceneController)
  }

  @Test func outletsToViewsAreNilUntilTheViewIsLoaded() throws {
    let controller = try first(twoScenes("show"))
    #expect(SceneController.calls == ["A.awake without outlets"])
    controller.loadViewIfNeeded()
    #expect(SceneController.calls.last == "A.viewDidLoad with outlets")
    #expect(controller.box?.tag == 1)
  }

  @Test func aTriggeredSegueAsksPreparesAndPushes() throws {
    let controller = try first(twoScenes("show"))
    let navigation = UINavigationController(rootViewController: controller)
    let stage = Stage(root: navigation)
    SceneController.calls = []
    (controller.box as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(
      SceneController.calls == [
        "A.should go", "B.awake without outlets", "A.prepare go B unloaded",
        "B.viewDidLoad without outlets",
      ])
    #expect(navigation.topViewController?.title == "B")
    #expect(controller.sender as? UIControl === controller.box)
    #expect(stage.window.rootViewController === navigation)
  }

  @Test func aRefusedSegueMakesNothing() throws {
    let controller = try first(twoScenes("show"))
    controller.allows = false
    let stage = Stage(root: UINavigationController(rootViewController: controller))
    SceneController.calls = []
    (controller.box as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(SceneController.calls == ["A.should go"])
    #expect(stage.application.windows.count == 1)
  }

  @Test func performSegueDoesNotAsk() throws {
    let controller = try first(twoScenes("presentation"))
    let stage = Stage(root: controller)
    SceneController.calls = []
    controller.performSegue(withIdentifier: "go", sender: nil)
    #expect(!SceneController.calls.contains("A.should go"))
    #expect(controller.presentedViewController?.title == "B")
    #expect(stage.window.subviews.count == 2)
  }

  @Test(arguments: [
    ("modal", "fullScreen"), ("presentation", "fullScreen"), ("show", "fullScreen"),
  ])
  func withoutNavigationAScreenIsPresented(kind: String, style: String) throws {
    let controller = try first(twoScenes(kind, extra: "modalPresentationStyle=\"\(style)\""))
    let stage = Stage(root: controller)
    controller.performSegue(withIdentifier: "go", sender: nil)
    #expect(controller.presentedViewController?.title == "B")
    #expect(stage.window.rootViewController === controller)
  }

  @Test func aPushWithoutNavigationIsSaid() throws {
    let controller = try first(twoScenes("push"))
    let stage = Stage(root: controller)
    let (_, diagnostics) = Diagnostics.collecting {
      controller.performSegue(withIdentifier: "go", sender: nil)
    }
    #expect(
      diagnostics.map(\.message) == [
        "a push segue needs a navigation controller around SceneController"
      ])
    #expect(stage.window.subviews.count == 1)
  }

  @Test func anUnwindPreparesCallsAndPops() throws {
    let controller = try first(twoScenes("show"))
    let navigation = UINavigationController(rootViewController: controller)
    let stage = Stage(root: navigation)
    controller.performSegue(withIdentifier: "go", sender: nil)
    let second = try #require(navigation.topViewController)
    SceneController.calls = []
    (second.view.viewWithTag(2) as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(
      SceneController.calls == ["B.should back", "B.prepare back A loaded", "A.goBack B"])
    #expect(navigation.topViewController === controller)
    #expect(stage.window.rootViewController === navigation)
  }

  @Test func anUnwindFromASheetDismissesIt() throws {
    let controller = try first(twoScenes("presentation"))
    let stage = Stage(root: controller)
    controller.performSegue(withIdentifier: "go", sender: nil)
    let second = try #require(controller.presentedViewController)
    second.performSegue(withIdentifier: "back", sender: nil)
    #expect(controller.presentedViewController == nil)
    #expect(stage.window.subviews.count == 1)
  }

  @Test func aCreationSelectorMakesTheDestination() throws {
    let controller = try first(
      twoScenes("show", extra: "destinationCreationSelector=\"makeNext:\""))
    let stage = Stage(root: UINavigationController(rootViewController: controller))
    SceneController.calls = []
    controller.performSegue(withIdentifier: "go", sender: nil)
    #expect(SceneController.calls.first == "makeNext")
    #expect(controller.navigationController?.viewControllers.count == 2)
    #expect(stage.application.windows.count == 1)
  }

  @Test func anUnloadedViewIsMadeAndConnectedAgain() throws {
    let controller = try first(twoScenes("show"))
    let navigation = UINavigationController(rootViewController: controller)
    let stage = Stage(root: navigation)
    let old = controller.box
    controller.view = nil
    #expect(controller.box == nil || controller.box === old)
    controller.loadViewIfNeeded()
    #expect(controller.box != nil && controller.box !== old)
    (controller.box as? UIControl)?.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers.count == 2)
    #expect(stage.application.windows.count == 1)
  }

  @Test func identifiersAndCreators() throws {
    let storyboard = try twoScenes("show")
    #expect(storyboard.instantiateViewController(withIdentifier: "first").title == "A")
    var coders = 0
    let made: SceneController = storyboard.instantiateViewController(identifier: "first") { coder in
      coders += 1
      return SceneController(coder: coder)
    }
    #expect(coders == 1 && made.title == "A")
    made.loadViewIfNeeded()
    #expect(made.box?.tag == 1)
    let (_, diagnostics) = Diagnostics.collecting {
      _ = storyboard.instantiateViewController(withIdentifier: "nobody")
      let _: UIViewController = storyboard.instantiateViewController(identifier: "nobody")
    }
    #expect(diagnostics.map(\.severity) == [.error, .error])
  }

  @Test func anEmbeddedChildIsReadyBeforeTheParentsViewDidLoad() throws {
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(
        """
        <viewController title="A" id="A" \(controllerClass) sceneMemberID="viewController">
        <view key="view" id="AV"><subviews><containerView id="C"><rect key="frame" x="0" y="0" width="50" height="60"/>
        <connections><segue destination="B" kind="embed" identifier="child" id="S"/></connections>
        </containerView></subviews></view></viewController>
        """)
        + NibFixtures.scene(
          "<viewController title=\"B\" id=\"B\" \(controllerClass) sceneMemberID=\"viewController\">"
            + "<view key=\"view\" id=\"BV\"/></viewController>"), initial: "A")
    let controller = try first(storyboard)
    SceneController.calls = []
    controller.loadViewIfNeeded()
    #expect(
      SceneController.calls == [
        "B.awake without outlets", "A.prepare child B unloaded", "B.viewDidLoad without outlets",
        "A.viewDidLoad without outlets",
      ])
    #expect(controller.children.first?.view.frame.size == CGSize(width: 50, height: 60))
  }

  @Test(arguments: ["relationship", "embed"])
  func scenesThatHoldEachOtherEndWithAMessage(kind: String) throws {
    let relation = kind == "relationship" ? "relationship=\"rootViewController\"" : ""
    let inside =
      "<connections><segue destination=\"A\" kind=\"\(kind)\" \(relation) id=\"S\"/></connections>"
    let scene =
      kind == "relationship"
      ? "<navigationController id=\"A\" sceneMemberID=\"viewController\">\(inside)</navigationController>"
      : "<viewController id=\"A\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"V\">"
        + "<subviews><containerView id=\"C\">\(inside)</containerView></subviews></view></viewController>"
    let storyboard = try NibFixtures.storyboard(NibFixtures.scene(scene), initial: "A")
    let (controller, diagnostics) = Diagnostics.collecting { () -> UIViewController? in
      let controller = storyboard.instantiateInitialViewController()
      controller?.loadViewIfNeeded()
      return controller
    }
    #expect(controller != nil)
    #expect(diagnostics.count == 1)
  }

  @Test func containersGetTheirRelatedScenes() throws {
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(
        """
        <tabBarController id="T" sceneMemberID="viewController"><connections>
        <segue destination="N" kind="relationship" relationship="viewControllers" id="1"/>
        <segue destination="B" kind="relationship" relationship="viewControllers" id="2"/>
        </connections></tabBarController>
        """)
        + NibFixtures.scene(
          """
          <navigationController id="N" sceneMemberID="viewController"><connections>
          <segue destination="A" kind="relationship" relationship="rootViewController" id="3"/>
          </connections></navigationController>
          """)
        + NibFixtures.scene(
          "<viewController title=\"A\" id=\"A\" sceneMemberID=\"viewController\"/>")
        + NibFixtures.scene(
          "<viewController title=\"B\" id=\"B\" sceneMemberID=\"viewController\"/>"), initial: "T")
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    #expect(tabs.viewControllers?.count == 2)
    let navigation = try #require(tabs.viewControllers?.first as? UINavigationController)
    #expect(navigation.topViewController?.title == "A")
    #expect(tabs.tabBar.items?.last?.title == "B")
  }

  @Test func noInitialControllerIsNil() throws {
    #expect(try NibFixtures.storyboard("").instantiateInitialViewController() == nil)
  }

  @Test(
    arguments: [
      ("FirstViewController", ["FirstView", "FirstViewController"]), ("Panel", ["Panel"]),
      (nil, []),
    ] as [(String?, [String])])
  func nibsAreFoundByTheNameOfTheClass(name: String?, names: [String]) {
    #expect(UIViewController.nibNames(for: name) == names)
  }

  @Test func aControllerNobodyHoldsGoesAway() throws {
    let storyboard = try twoScenes("show")
    weak var gone: UIViewController?
    do {
      let controller = storyboard.instantiateViewController(withIdentifier: "first")
      controller.loadViewIfNeeded()
      gone = controller
      #expect(gone != nil)
    }
    #expect(gone == nil)
  }

  @Test func scenesThatHoldEachOtherInManyWaysEnd() throws {
    let names = (0..<8).map { "C\($0)" }
    let scenes = names.map { name in
      let segues = names.map {
        """
        <segue kind="relationship" relationship="viewControllers" destination="\($0)" id="\(name)\($0)"/>
        """
      }
      return NibFixtures.scene(
        """
        <tabBarController id="\(name)" sceneMemberID="viewController">
        <connections>\(segues.joined())</connections></tabBarController>
        """)
    }
    let storyboard = try NibFixtures.storyboard(scenes.joined(), initial: "C0")
    let (controller, diagnostics) = Diagnostics.collecting {
      storyboard.instantiateInitialViewController()
    }
    #expect(controller != nil)
    #expect(diagnostics.contains { $0.message.contains("left out") })
  }
}
