import InterfaceBuilder

/// What a visual effect view does to what lies behind it. Text pictures show nothing of it.
@MainActor open class UIVisualEffect: NSObject, NibObject {
  /// Makes an effect that does nothing.
  public override init() { super.init() }

  /// Makes the effect that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init() }
}

/// A blur.
@MainActor open class UIBlurEffect: UIVisualEffect {
  /// How light and strong a blur is; raw values are Apple's.
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    case systemChromeMaterialLight
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    case systemChromeMaterialDark
  }

  /// The style of the blur.
  public private(set) var style: Style

  /// Makes a blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// Makes the blur that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    style = .regular
    super.init(coder: coder)
    if let style = (coder as? NibCoder)?.element.value("style", Style.init(nib:)) {
      self.style = style
    }
  }
}

extension UIBlurEffect.Style {
  private static let names: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  /// Makes the style that a nib calls `name`.
  init?(nib name: String) {
    guard let style = UIBlurEffect.Style.names[name] else { return nil }
    self = style
  }
}

/// Lets content take the colours of what a blur shows.
@MainActor open class UIVibrancyEffect: UIVisualEffect {
  /// The blur that the content lies on.
  public private(set) var blurEffect: UIBlurEffect?

  /// Makes a vibrancy over a blur.
  public init(blurEffect: UIBlurEffect) {
    self.blurEffect = blurEffect
    super.init()
  }

  /// Makes the vibrancy that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let nib = coder as? NibCoder, let blur = nib.element.first("blurEffect") else { return }
    blurEffect = nib.context.make(blur) as? UIBlurEffect
  }
}
