/// A colour: components in sRGB, or something that gives them for light and dark.
public final class UIColor: NSObject, Sendable {
  /// Where the components come from.
  enum Source: Sendable {
    case fixed(ColorValues)
    case system(SystemColor)
    case asset(AssetColor)
    case provider(@Sendable (UITraitCollection) -> UIColor)
  }

  let source: Source
  /// The alpha that takes the place of the source's.
  private let ownAlpha: CGFloat?
  /// The system or asset name, such as `systemBlue`; nil for a colour given by numbers.
  let name: String?

  init(_ source: Source, name: String?, alpha: CGFloat? = nil) {
    self.source = source
    self.name = name
    ownAlpha = alpha
    super.init()
  }

  convenience init(_ values: ColorValues, name: String? = nil) {
    self.init(.fixed(values), name: name)
  }

  convenience init(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1, name: String?
  ) {
    self.init(ColorValues(red, green, blue, alpha), name: name)
  }

  /// Makes a colour from red, green, blue and alpha, each 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red, green, blue, alpha, name: nil)
  }

  /// Makes a colour from components in the space Display P3; in sRGB they may lie outside 0 to 1.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    let values = ColorValues(.displayP3, [red, green, blue], alpha: alpha)
    self.init(values ?? ColorValues(red, green, blue, alpha))
  }

  /// Makes a shade of gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(white, white, white, alpha, name: nil)
  }

  /// Makes a colour from hue, saturation, brightness and alpha, each 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let ramp = max(0, min(1, min(position, 4 - position)))
      return brightness - brightness * saturation * ramp
    }
    self.init(channel(5), channel(3), channel(1), alpha, name: nil)
  }

  /// Makes the colour of a `CGColor`.
  public convenience init(cgColor: CGColor) {
    let color = cgColor.color
    self.init(color.source, name: color.name, alpha: color.ownAlpha)
  }

  /// Makes a colour that `dynamicProvider` gives anew for the traits of each place.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    self.init(.provider(dynamicProvider), name: nil)
  }

  /// The same colour with another alpha, 0 to 1; one that changes with traits still does.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(source, name: name, alpha: alpha)
  }

  /// The colour as Core Graphics has it: as it is in the present traits.
  public var cgColor: CGColor {
    CGColor(resolvedColor(with: .ofColors))
  }

  // MARK: Components

  /// The components in some traits; a provider that only ever answers with providers gives black.
  func values(in traits: UITraitCollection) -> ColorValues {
    var color = self
    var alpha: CGFloat?
    for _ in 0..<8 {
      alpha = alpha ?? color.ownAlpha
      var values: ColorValues
      switch color.source {
      case .provider(let provide):
        color = provide(traits)
        continue
      case .fixed(let own): values = own
      case .system(let system): values = system.values(in: traits)
      case .asset(let asset): values = asset.values(in: traits)
      }
      values.alpha = alpha ?? values.alpha
      return values
    }
    return ColorValues(0, 0, 0)
  }

  /// The components in the present traits.
  private var values: ColorValues { values(in: .ofColors) }

  /// Whether traits change the colour.
  var isDynamic: Bool { if case .fixed = source { false } else { true } }

  /// The red part in the present traits, 0 to 1.
  var red: CGFloat { values.red }
  /// The green part in the present traits, 0 to 1.
  var green: CGFloat { values.green }
  /// The blue part in the present traits, 0 to 1.
  var blue: CGFloat { values.blue }
  /// How opaque the colour is in the present traits, 0 to 1.
  var alpha: CGFloat { values.alpha }

  /// The colour as it is in some traits, without any that would change it.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(values(in: traitCollection)) : self
  }

  /// Tells the components in the present traits; always true, as every colour here has them.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = self.values
    red?.pointee = values.red
    green?.pointee = values.green
    blue?.pointee = values.blue
    alpha?.pointee = values.alpha
    return true
  }

  /// Tells the components in the present traits; always true, as every colour here has them.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = self.values
    let parts = values.hue
    hue?.pointee = parts.hue
    saturation?.pointee = parts.saturation
    brightness?.pointee = parts.brightness
    alpha?.pointee = values.alpha
    return true
  }

  /// Tells the level of a gray in the present traits; false for any other colour.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let values = self.values
    guard values.red == values.green, values.green == values.blue else { return false }
    white?.pointee = values.red
    alpha?.pointee = values.alpha
    return true
  }

  // MARK: Comparing

  /// Whether two colours have the same name, and the same components in light and in dark; two
  /// with a provider are equal only when they are the same object.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    if case .provider = source { return false }
    if case .provider = other.source { return false }
    return name == other.name && isDynamic == other.isDynamic
      && UITraitCollection.appearances.allSatisfy { values(in: $0) == other.values(in: $0) }
  }

  /// A hash of the name, or of the components of a colour without one.
  public override var hash: Int {
    var hasher = Hasher()
    if let name {
      hasher.combine(name)
    } else if case .provider = source {
      hasher.combine(ObjectIdentifier(self))
    } else {
      hasher.combine(values(in: UITraitCollection(userInterfaceStyle: .light)))
    }
    return hasher.finalize()
  }

  // MARK: Words

  /// The name, or the components as `#RRGGBB`, with the alpha when it is not the name's own.
  public override var description: String {
    guard let name else {
      if case .provider = source { return "dynamic \(values.description)" }
      return values.description
    }
    return ownAlpha.map { "\(name) \(ColorValues.percent($0))" } ?? name
  }

  /// The colour in words for an outline: in dark mode with the components it has there.
  func description(in traits: UITraitCollection) -> String {
    guard isDynamic else { return description }
    if case .provider = source { return values(in: traits).description }
    guard traits.userInterfaceStyle == .dark else { return description }
    return "\(name ?? "") \(values(in: traits).description)"
  }
}

/// A colour as Core Graphics names it; the same components as the `UIColor` it came from.
public final class CGColor: Sendable, Equatable {
  let color: UIColor

  init(_ color: UIColor) { self.color = color }

  /// How opaque the colour is, 0 to 1.
  public var alpha: CGFloat { color.alpha }

  /// Red, green, blue and alpha.
  public var components: [CGFloat]? { [color.red, color.green, color.blue, color.alpha] }

  /// Whether two colours have the same components.
  public static func == (first: CGColor, second: CGColor) -> Bool {
    first.color.isEqual(second.color)
  }
}
