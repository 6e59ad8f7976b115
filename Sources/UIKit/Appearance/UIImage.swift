import Canvas

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

  /// Makes the image of an asset catalogue or a file of the app. One that is not found has no size:
  /// a catalogue may well be compiled, and is not read then.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the image of an asset catalogue or a file of a bundle, as ``init(named:)`` does.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: Any?) {
    let image = AssetCatalogs.of(bundle)?.image(named: name)
    self.init(name: name, size: image?.size ?? .zero, scale: image?.scale ?? 1)
  }

  /// Makes one of Apple's symbols.
  public convenience init?(systemName name: String) {
    self.init(name: name, size: CGSize(width: 20, height: 20), isSymbol: true)
  }

  /// The image with another part in tinting; a text picture shows no difference.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }

  /// The name, as the outline shows it.
  public override var description: String { name }

  /// How a picture shows the image: by the last part of its name.
  var sign: String { "▨ \(name.split(separator: "/").last ?? "")" }

  /// How a picture shows the image where it has so many points; without its name where that has no
  /// room.
  func sign(inWidth width: CGFloat) -> String {
    CGFloat(DisplayWidth.of(sign)) * 8 <= width ? sign : "▨"
  }
}
