@testable import UIKit

/// The calls that controllers got, in order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// Takes the calls so far.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller that notes every call of its life.
class LoggingController: UIViewController {
  let name: String
  let log: CallLog

  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    log.add("\(name).loadView")
    view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  }
  override func viewDidLoad() { log.add("\(name).viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { log.add("\(name).viewWillAppear") }
  override func viewIsAppearing(_ animated: Bool) { log.add("\(name).viewIsAppearing") }
  override func viewDidAppear(_ animated: Bool) { log.add("\(name).viewDidAppear") }
  override func viewWillDisappear(_ animated: Bool) { log.add("\(name).viewWillDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.add("\(name).viewDidDisappear") }
  override func willMove(toParent parent: UIViewController?) {
    log.add("\(name).willMove(\(parent == nil ? "nil" : "parent"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    log.add("\(name).didMove(\(parent == nil ? "nil" : "parent"))")
  }
}

/// Lets what stands outside any application have the usual settings again: there the application that
/// ran last counts, and tests of other files go on in the same process.
@MainActor func forgetSettings() {
  UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667))).run {}
}

/// An application of its own with one window, 320 by 480 points unless told.
@MainActor struct Stage {
  let application: UIApplication
  let window: UIWindow

  init(root: UIViewController? = nil, size: CGSize = CGSize(width: 320, height: 480)) {
    application = UIApplication(screen: UIScreen(size: size))
    window = UIWindow(screen: application.screen)
    window.application = application
    window.rootViewController = root
    let window = self.window
    application.run { window.makeKeyAndVisible() }
  }

  /// Puts a finger on a point of the window and lifts it there or somewhere else.
  func touch(_ point: CGPoint, liftAt end: CGPoint? = nil, tapCount: Int = 1) {
    application.run {
      let touch = UITouch(window: window, location: point)
      touch.tapCount = tapCount
      application.sendEvent(UIEvent(touches: [touch]))
      if let end {
        touch.windowLocation = end
        touch.phase = .moved
        application.sendEvent(UIEvent(touches: [touch]))
      }
      touch.phase = .ended
      application.sendEvent(UIEvent(touches: [touch]))
      application.commit()
    }
  }
}
