/// Something that a view does with input besides its own, such as opening a menu.
@MainActor public protocol UIInteraction: AnyObject {
  /// The view that the interaction is on.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called after the view changed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view does with input besides its own.
  public var interactions: [any UIInteraction] {
    get { storedInteractions }
    set {
      for old in storedInteractions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction; it leaves the view it was on.
  public func addInteraction(_ interaction: any UIInteraction) {
    guard !storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    storedInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard storedInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    storedInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// Opens a menu over a view when a finger rests on it.
///
/// UIKit shows the view itself above the menu, grown a little; here it stays as it is.
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Who says which menu is opened.
  public private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view whose touches are watched.
  public private(set) weak var view: UIView?
  private var recognizer: ContextMenuRecognizer?

  /// Makes an interaction whose `delegate` tells the menu.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Stops watching the old view.
  open func willMove(to view: UIView?) {
    if let recognizer { self.view?.removeGestureRecognizer(recognizer) }
    recognizer = nil
  }

  /// Begins to watch the view.
  open func didMove(to view: UIView?) {
    self.view = view
    guard let view else { return }
    let recognizer = ContextMenuRecognizer { [weak self] in self?.open(at: $0) ?? false }
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }

  /// Where the finger rests, in points of `view`.
  open func location(in view: UIView?) -> CGPoint { recognizer?.location(in: view) ?? .zero }

  /// Closes the menu.
  open func dismissMenu() { (view?.window).map { MenuView.close(in: $0) } }

  /// Opens the menu for a place in points of the view; false when there is none.
  func open(at point: CGPoint) -> Bool {
    guard let view, (view as? UIControl)?.isEnabled ?? true else { return false }
    (view as? UIControl)?.sendActions(for: .menuActionTriggered)
    guard
      let configuration = delegate?.contextMenuInteraction(
        self, configurationForMenuAtLocation: point)
    else { return false }
    return configuration.open(
      from: view, at: point,
      willDisplay: { [weak self] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(
          self, willDisplayMenuFor: configuration, animator: animator)
      },
      willEnd: { [weak self] animator in
        guard let self else { return }
        delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
      })
  }
}

/// Recognizes a finger that rests long enough for a menu, if there is one.
@MainActor final class ContextMenuRecognizer: UILongPressGestureRecognizer {
  private let opens: (CGPoint) -> Bool

  /// Makes a recognizer; `opens` gets the place in points of the view and says whether a menu
  /// opened.
  init(opens: @escaping (CGPoint) -> Bool) {
    self.opens = opens
    super.init(target: nil, action: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func recognize(as state: State) {
    guard state == .began, let view, opens(location(in: view)) else {
      self.state = .failed
      return
    }
    super.recognize(as: state)
  }
}

/// Says which menu is opened over a view; only the first method is required.
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu for a place in points of the view; nil for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Called before the menu is seen.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// Called when the menu closes.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Does nothing.
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
