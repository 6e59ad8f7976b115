/// A picture, known by its name and size only: text pictures draw no pixels.
public final class UIImage: NSObject, Sendable {
  /// How an image takes part in tinting.
  public enum RenderingMode: Int, Sendable {
    case automatic
    case alwaysOriginal
    case alwaysTemplate
  }

  /// The size in points; zero when nothing tells it.
  public let size: CGSize
  /// Pixels a point.
  public let scale: CGFloat
  /// The name of the asset, file or symbol.
  let name: String
  /// Whether the name is one of Apple's symbols.
  let isSymbol: Bool

  /// Makes an image that is known by name and size.
  init(name: String, size: CGSize, isSymbol: Bool = false, scale: CGFloat = 1) {
    self.name = name
    self.size = size
    self.isSymbol = isSymbol
    self.scale = scale
    super.init()
  }

  /// Makes the image of an asset; its size is not known without the asset catalogue.
  public convenience init?(named name: String) { self.init(name: name, size: .zero) }

  /// Makes the image of an asset of a bundle.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: Any?) {
    self.init(name: name, size: .zero)
  }

  /// Makes one of Apple's symbols.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20), isSymbol: true)
  }

  /// The image with another part in tinting; a text picture shows no difference.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// The name, as the picture and the outline show it.
  public override var description: String { name }
}
