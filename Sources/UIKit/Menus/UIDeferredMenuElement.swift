/// Choices that are not known before the menu opens.
@MainActor open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isCached: Bool
  private var known: [UIMenuElement]?
  private var isAsking = false

  /// Makes choices that `provider` tells once, by calling what it is given.
  public convenience init(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.init(isCached: true, elementProvider)
  }

  init(
    isCached: Bool,
    _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) {
    self.provider = provider
    self.isCached = isCached
    super.init(title: "")
  }

  /// A closure cannot stand in a file of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  /// Makes choices that `elementProvider` tells anew each time the menu opens.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement {
    UIDeferredMenuElement(isCached: false, elementProvider)
  }

  /// The choices as far as they were told since `beginShowing(onChange:)`.
  var elements: [UIMenuElement]? { known }

  /// Asks for the choices, unless they are known; `onChange` is called if they come later.
  func beginShowing(onChange: @escaping () -> Void) {
    if isCached, known != nil { return }
    known = nil
    isAsking = true
    provider { [weak self] elements in
      guard let self else { return }
      known = elements
      if !isAsking { onChange() }
    }
    isAsking = false
  }
}
