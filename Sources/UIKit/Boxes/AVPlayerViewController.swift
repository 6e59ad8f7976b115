import InterfaceBuilder

/// A film or sound to be played, which stays where it begins.
@MainActor open class AVPlayer: NSObject {
  /// Where the film lies.
  let url: URL?
  /// How fast the film runs: 0 while it is paused.
  open var rate: Float = 0

  /// Makes a player without a film.
  public override init() {
    url = nil
    super.init()
  }

  /// Makes the player of a film.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// Lets the film run.
  open func play() { rate = 1 }
  /// Stops the film.
  open func pause() { rate = 0 }
}

/// A screen with a film; its box shows where the film lies.
@MainActor open class AVPlayerViewController: NamedBoxController {
  /// What plays the film.
  open var player: AVPlayer? { didSet { boxDidChange() } }
  /// Whether the buttons for playing are shown; kept, with no effect.
  open var showsPlaybackControls = true
  /// Is told what the user does; never called.
  open weak var delegate: AnyObject?

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    showsPlaybackControls = element.bool("showsPlaybackControls") ?? true
  }

  override var boxName: String { "AVPlayerViewController" }
  override var boxLines: [String] { [player?.url?.absoluteString].compactMap { $0 } }

  override var leadingItems: [UIBarButtonItem] {
    guard storedPresenting != nil else { return [] }
    return [
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    ]
  }
}
