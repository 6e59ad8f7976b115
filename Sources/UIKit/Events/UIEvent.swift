/// A group of touches, or a key press, on its way to the responder that handles it.
@MainActor open class UIEvent: NSObject {
  /// What kind of input an event carries.
  public enum EventType: Int, Sendable {
    case touches
    case motion
    case remoteControl
    case presses
  }

  /// The kind of input.
  public let type: EventType
  /// The touches of the event.
  public internal(set) var allTouches: Set<UITouch>?
  /// Seconds since the application started, counted in events so that runs repeat exactly.
  public internal(set) var timestamp: TimeInterval = 0

  /// Makes an event of `touches`.
  package init(type: EventType = .touches, touches: Set<UITouch> = []) {
    self.type = type
    allTouches = touches
    super.init()
  }

  /// The touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? {
    allTouches?.filter { $0.view === view }
  }
}

/// One finger on the screen.
@MainActor open class UITouch: NSObject {
  /// Where a touch is in its life.
  public enum Phase: Int, Sendable {
    case began
    case moved
    case stationary
    case ended
    case cancelled
  }

  /// Where the touch is in its life.
  public package(set) var phase: Phase = .began
  /// How many taps came in quick succession.
  public package(set) var tapCount = 1
  /// The window the touch began in.
  public internal(set) weak var window: UIWindow?
  /// The view the touch began in.
  public internal(set) weak var view: UIView?
  /// The recognizers that watch the touch.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Seconds since the application started, as the event counts them.
  public internal(set) var timestamp: TimeInterval = 0

  /// Which of several fingers this is.
  package var number = 0
  /// How long the finger rested before the present event, in seconds.
  package var restingTime: TimeInterval = 0

  package var windowLocation: CGPoint
  package var previousWindowLocation: CGPoint

  /// Makes a touch at a point of `window`.
  package init(window: UIWindow, location: CGPoint) {
    self.window = window
    windowLocation = location
    previousWindowLocation = location
    super.init()
  }

  /// Where the touch is, in points of `view`; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowLocation, from: nil) ?? windowLocation
  }

  /// Where the touch was at the event before, in points of `view`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
  }
}
