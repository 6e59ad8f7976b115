import InterfaceBuilder

/// What is drawn behind the content of a button or cell; kept, with no effect on text pictures.
public struct UIBackgroundConfiguration: Sendable, Equatable {
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The colour; nil for the tint.
  public var backgroundColor: UIColor?
  /// The colour of the outline; nil for the tint; kept, not drawn.
  public var strokeColor: UIColor?
  /// The width of the outline, in points; kept, not drawn.
  public var strokeWidth: CGFloat = 0
  /// How far the outline lies outside of the background, in points; kept, not drawn.
  public var strokeOutset: CGFloat = 0
  /// The image over the colour.
  public var image: UIImage?

  private init() {}

  /// Nothing, and no outline.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  /// Reads `<backgroundConfiguration key="background">`.
  @MainActor init(_ element: IBElement, _ coder: NibCoder) {
    cornerRadius = element.length("cornerRadius") ?? 0
    strokeWidth = element.length("strokeWidth") ?? 0
    strokeOutset = element.length("strokeOutset") ?? 0
    backgroundColor = coder.color("backgroundColor", in: element)
    strokeColor = coder.color("strokeColor", in: element)
    image = coder.image("image", in: element)
  }
}
