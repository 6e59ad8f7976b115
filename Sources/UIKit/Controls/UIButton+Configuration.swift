extension UIButton.Configuration {
  /// How much room a button leaves around its content; kept, with no effect on the size.
  public enum Size: Int, Sendable {
    case mini
    case small
    case medium
    case large
  }

  /// How title and subtitle stand to each other; a picture has them on one line.
  public enum TitleAlignment: Int, Sendable {
    case automatic
    case leading
    case center
    case trailing
  }

  /// A button without a background, as `plain()` is.
  public static func borderless() -> UIButton.Configuration { .plain() }
  /// A button with a background and an edge.
  public static func bordered() -> UIButton.Configuration { .gray() }
  /// A button with a background in a light tint and an edge.
  public static func borderedTinted() -> UIButton.Configuration { .tinted() }
  /// A button with a background in the tint.
  public static func borderedProminent() -> UIButton.Configuration { .filled() }

  /// The distances between the edges and the content, in points.
  public var contentInsets: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }
    set {
      insets = UIEdgeInsets(
        top: newValue.top, left: newValue.leading, bottom: newValue.bottom,
        right: newValue.trailing)
    }
  }

  /// The title with attributes, of which only the text is kept.
  public var attributedTitle: AttributedString? {
    get { title.map { AttributedString($0) } }
    set { title = newValue.map { String($0.characters) } }
  }

  /// The line below the title with attributes, of which only the text is kept.
  public var attributedSubtitle: AttributedString? {
    get { subtitle.map { AttributedString($0) } }
    set { subtitle = newValue.map { String($0.characters) } }
  }

  /// The configuration for a state; it is the same for all here.
  @MainActor public func updated(for button: UIButton) -> UIButton.Configuration { self }
}

extension UIButton {
  /// Has the configuration brought in step with the state.
  ///
  /// UIKit does so at the end of the turn; here it is done at once.
  public func setNeedsUpdateConfiguration() {
    guard !isUpdatingConfiguration else { return }
    isUpdatingConfiguration = true
    updateConfiguration()
    isUpdatingConfiguration = false
  }
}
