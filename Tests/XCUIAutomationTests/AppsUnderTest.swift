import UIKit
import XCUIAutomation

/// A screen that a closure fills.
final class TestScreen: UIViewController {
  private let fill: @MainActor (UIView) -> Void

  init(_ fill: @escaping @MainActor (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    fill(view)
  }
}

/// A button that runs a closure when a finger was lifted in it.
final class TestButton: UIButton {
  var onTap: () -> Void = {}

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    onTap()
  }
}

/// What the views of an app under test have seen.
@MainActor final class Journal {
  var lines: [String] = []
}

/// A view that writes down the touches it gets.
final class TouchJournalView: UIView {
  var journal: Journal?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("began", touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("moved", touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    write("ended", touches)
  }

  private func write(_ phase: String, _ touches: Set<UITouch>) {
    guard let touch = touches.first else { return }
    let point = touch.location(in: self)
    journal?.lines.append("\(phase) \(touch.tapCount) at \(Int(point.x)), \(Int(point.y))")
  }
}

/// Decides what a field under test may do, and writes down what it is asked.
final class FieldJudge: NSObject, UITextFieldDelegate {
  let journal: Journal
  var refused: Set<String> = []
  var onReturn: (UITextField) -> Void = { _ in }

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    journal.lines.append("asked about \"\(string)\"")
    return !refused.contains(string)
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    journal.lines.append("return")
    onReturn(textField)
    return true
  }
}

/// A delegate that writes down the life of its application.
final class LifeDelegate: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.lines.append("launched")
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = TestScreen { root in
      root.addSubview(makeCounter())
    }
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationWillTerminate(_ application: UIApplication) {
    journal.lines.append("terminated")
  }
}

/// A button that counts its taps in its title.
@MainActor func makeCounter() -> UIButton {
  let button = makeButton("0", y: 100)
  var count = 0
  button.onTap = { [weak button] in
    count += 1
    button?.setTitle("\(count)", for: .normal)
  }
  button.accessibilityIdentifier = "counter"
  return button
}

@MainActor func makeButton(_ title: String, x: CGFloat = 20, y: CGFloat) -> TestButton {
  let button = TestButton(frame: CGRect(x: x, y: y, width: 120, height: 32))
  button.setTitle(title, for: .normal)
  return button
}

@MainActor func makeLabel(_ text: String, y: CGFloat) -> UILabel {
  let label = UILabel(frame: CGRect(x: 20, y: y, width: 120, height: 20))
  label.text = text
  return label
}

@MainActor func makeField(_ placeholder: String, y: CGFloat) -> UITextField {
  let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 32))
  field.placeholder = placeholder
  return field
}

/// Makes an app of one screen on a small display.
@MainActor func makeApp(_ fill: @escaping @MainActor (UIView) -> Void) -> XCUIApplication {
  let app = XCUIApplication(
    rootViewController: TestScreen(fill), screen: ScreenSize(width: 320, height: 320))
  app.launch()
  return app
}

extension XCUIApplication {
  /// The picture that a failure shows.
  var pictureOfTheScreen: String? { application.map { Pictures.picture(of: $0) } }

  /// Presents an alert with one choice, as code of the application.
  func showAlert(_ title: String) {
    application?.run {
      let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      application?.windows.first?.rootViewController?.present(alert, animated: true)
      application?.commit()
    }
  }

  /// The root controller of the first window.
  var rootIdentity: ObjectIdentifier? {
    application?.windows.first?.rootViewController.map { ObjectIdentifier($0) }
  }
}

extension QueryTests {
  /// A button, and a panel with two buttons and a field.
  static func fill(_ root: UIView) {
    let outside = makeButton("Edit", y: 40)
    outside.accessibilityIdentifier = "editOutside"
    let inside = makeButton("Edit", y: 0)
    inside.accessibilityIdentifier = "editInside"
    let delete = makeButton("Delete", y: 40)
    delete.accessibilityIdentifier = "delete"
    delete.isEnabled = false
    let panel = UIView(frame: CGRect(x: 0, y: 80, width: 300, height: 200))
    panel.accessibilityIdentifier = "panel"
    for view in [inside, delete, makeField("Code", y: 80)] { panel.addSubview(view) }
    for view in [outside, panel] { root.addSubview(view) }
  }
}

@MainActor func addFields(
  to root: UIView, _ journal: Journal, _ prepare: @MainActor (FieldJudge) -> Void
) {
  let judge = FieldJudge(journal)
  prepare(judge)
  let code = makeField("Code", y: 40)
  code.accessibilityIdentifier = "code"
  code.delegate = judge
  code.tag = 1
  let name = makeField("Name", y: 80)
  name.tag = 2
  let owner = OwnerView(frame: .zero)
  owner.owned = judge
  for view in [code, name, owner] { root.addSubview(view) }
}

/// Keeps an object alive that others refer to weakly.
private final class OwnerView: UIView {
  var owned: AnyObject?
}

@MainActor func focusNextField(_ field: UITextField) {
  field.superview?.viewWithTag(field.tag + 1)?.becomeFirstResponder()
}

@MainActor func addSearchField(to root: UIView) {
  let field = makeField("Find", y: 40)
  field.returnKeyType = .search
  root.addSubview(field)
}

@MainActor func makeLifeDelegate(_ journal: Journal) -> any UIApplicationDelegate {
  LifeDelegate(journal)
}

/// A delegate that shows nothing.
private final class IdleDelegate: NSObject, UIApplicationDelegate {}

@MainActor func makeIdleDelegate() -> any UIApplicationDelegate { IdleDelegate() }

extension XCUIApplication {
  /// Whether code of the application finds it as the shared one.
  var sharedApplicationIsOwn: Bool {
    application?.run { UIApplication.shared === application } ?? false
  }
}

/// Adds a view of 200 by 100 points that writes down its touches.
@MainActor func addPad(to root: UIView, _ journal: Journal) {
  let pad = TouchJournalView(frame: CGRect(x: 40, y: 100, width: 200, height: 100))
  pad.accessibilityIdentifier = "pad"
  pad.tag = 1
  pad.journal = journal
  root.addSubview(pad)
}

/// Adds a scroll view with a button at its top and one far down.
@MainActor func addScrollView(to root: UIView, _ journal: Journal) {
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  scrollView.contentSize = CGSize(width: 320, height: 1000)
  for (title, y) in [("Near", 10.0), ("Far", 900.0)] {
    let button = makeButton(title, y: y)
    button.onTap = { journal.lines.append(title) }
    scrollView.addSubview(button)
  }
  root.addSubview(scrollView)
}

/// A delegate that expects the window of a main interface.
private final class WindowKeeper: NSObject, UIApplicationDelegate {
  var window: UIWindow?
  let journal: Journal

  init(_ journal: Journal) {
    self.journal = journal
    super.init()
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    journal.lines.append(window == nil ? "launched" : "launched with a window")
    return true
  }
}

@MainActor func makeWindowKeeper(_ journal: Journal) -> any UIApplicationDelegate {
  WindowKeeper(journal)
}
