import InterfaceBuilder

extension UIScreen {
  /// The traits of the screen as a whole.
  public var traitCollection: UITraitCollection { madeTraits }

  func makeTraits() -> UITraitCollection {
    var values = TraitValues()
    let shorter = min(deviceSize.width, deviceSize.height)
    let isPad = shorter >= 600
    values.idiom = isPad ? .pad : .phone
    values.scale = scale
    values.style = settings.userInterfaceStyle
    values.level = .base
    values.direction = settings.runsRightToLeft ? .rightToLeft : .leftToRight
    values.category = settings.contentSizeCategory
    let isOnItsSide = bounds.width > bounds.height
    if isPad {
      values.horizontal = bounds.width >= 600 ? .regular : .compact
      values.vertical = .regular
    } else {
      // The large phones: from 414 points across on, as iPhone 8 Plus, XR and all Max and Plus
      // since.
      values.horizontal = isOnItsSide && shorter >= 414 ? .regular : .compact
      values.vertical = isOnItsSide ? .compact : .regular
    }
    return UITraitCollection(values)
  }
}

extension IBTraits {
  /// The traits that variations of files go by.
  init(_ traits: UITraitCollection) {
    func name(_ sizeClass: UIUserInterfaceSizeClass) -> String? {
      switch sizeClass {
      case .compact: return "compact"
      case .regular: return "regular"
      case .unspecified: return nil
      }
    }
    self.init(
      widthClass: name(traits.horizontalSizeClass), heightClass: name(traits.verticalSizeClass),
      idiom: traits.userInterfaceIdiom == .pad ? "pad" : "phone")
  }
}
