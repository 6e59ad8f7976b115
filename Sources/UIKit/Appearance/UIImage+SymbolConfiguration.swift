import InterfaceBuilder

extension UIImage {
  /// How large and how heavy a symbol is drawn.
  public struct SymbolConfiguration: Sendable, Equatable {
    /// How a symbol stands beside text of one size.
    public enum Scale: Int, Sendable {
      case unspecified
      case `default`
      case small
      case medium
      case large
    }

    /// How a symbol stands beside text.
    public var scale: Scale = .unspecified
    /// The size of the text it stands beside, in points; nil for the standard one.
    public var pointSize: CGFloat?

    /// Makes a configuration of a scale.
    public init(scale: Scale) { self.scale = scale }
    /// Makes a configuration for text of a size in points.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }
    /// Makes a configuration for text in a font.
    public init(font: UIFont) { pointSize = font.pointSize }

    private static let scales: [String: Scale] = [
      "default": .default, "small": .small, "medium": .medium, "large": .large,
    ]

    /// Reads `<preferredSymbolConfiguration scale= pointSize=>`; how heavy strokes are changes no
    /// box.
    init(_ element: IBElement, era: DesignEra) {
      scale = element.value("scale", in: Self.scales) ?? .unspecified
      let font = element.first("fontDescription", key: "fontDescription")
        .flatMap { UIFont.decode($0, era: era) }
      pointSize = element.length("pointSize") ?? font?.pointSize
    }

    /// How many times as large as beside standard text: the scales are those of Apple's templates.
    fileprivate var factor: CGFloat {
      (Self.factors[scale] ?? 1) * (pointSize ?? UIFont.labelFontSize) / UIFont.labelFontSize
    }

    private static let factors: [Scale: CGFloat] = [.small: 0.783, .large: 1.291]
  }

  /// The symbol in the size that a configuration asks for; any other image stays as it is.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard isSymbol else { return self }
    let factor = configuration.factor
    return UIImage(
      name: name, size: CGSize(width: size.width * factor, height: size.height * factor),
      isSymbol: true, scale: scale)
  }

  /// Makes one of Apple's symbols in the size that a configuration asks for.
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    let factor = configuration?.factor ?? 1
    self.init(name: name, size: CGSize(width: 20 * factor, height: 20 * factor), isSymbol: true)
  }
}

extension NibCoder {
  /// The child `<preferredSymbolConfiguration>`.
  @MainActor func symbolConfiguration(in parent: IBElement? = nil) -> UIImage.SymbolConfiguration? {
    (parent ?? element)
      .first("preferredSymbolConfiguration", key: "preferredSymbolConfiguration")
      .map { UIImage.SymbolConfiguration($0, era: era) }
  }
}
