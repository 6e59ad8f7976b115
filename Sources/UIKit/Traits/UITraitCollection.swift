/// What a screen is like where a view or controller lies: size classes, pixels, direction.
///
/// Each trait may be unspecified; a collection of some traits says nothing about the others.
public final class UITraitCollection: NSObject, Sendable {
  private let values: TraitValues

  init(_ values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection that specifies nothing.
  public override convenience init() { self.init(TraitValues()) }

  /// Makes a collection of all traits that `traitCollections` specify; later ones win.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    for collection in traitCollections { values.merge(collection.values) }
    self.init(values)
  }

  /// Makes a collection of one trait.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(TraitValues(idiom: idiom))
  }
  /// Makes a collection of one trait.
  public convenience init(horizontalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(horizontal: sizeClass))
  }
  /// Makes a collection of one trait.
  public convenience init(verticalSizeClass sizeClass: UIUserInterfaceSizeClass) {
    self.init(TraitValues(vertical: sizeClass))
  }
  /// Makes a collection of one trait: pixels a point.
  public convenience init(displayScale scale: CGFloat) { self.init(TraitValues(scale: scale)) }
  /// Makes a collection of one trait.
  public convenience init(layoutDirection direction: UITraitEnvironmentLayoutDirection) {
    self.init(TraitValues(direction: direction))
  }
  /// Makes a collection of one trait.
  public convenience init(userInterfaceStyle style: UIUserInterfaceStyle) {
    self.init(TraitValues(style: style))
  }

  /// Makes a collection of one trait.
  public convenience init(userInterfaceLevel level: UIUserInterfaceLevel) {
    self.init(TraitValues(level: level))
  }
  /// Makes a collection of one trait.
  public convenience init(preferredContentSizeCategory category: UIContentSizeCategory) {
    self.init(TraitValues(category: category))
  }

  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// How much room there is across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// How much room there is downwards.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// Pixels a point; 0 when unspecified.
  public var displayScale: CGFloat { values.scale }
  /// Which way text and content run.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// On the ground, or above other content.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level }

  /// How large text is to be.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }

  /// The traits in force: those of `performAsCurrent(_:)` or of the view that is told of a change,
  /// else those of the screen of the application that runs at present.
  @MainActor public static var current: UITraitCollection {
    RunningApplication.traits ?? UIScreen.main.traitCollection
  }

  /// Lets `current` be this collection while `actions` run.
  public func performAsCurrent(_ actions: () -> Void) {
    RunningApplication.$traits.withValue(self, operation: actions)
  }

  /// The traits in force as far as colours go by them, for code of any isolation.
  static var ofColors: UITraitCollection {
    RunningApplication.traits
      ?? appearances[RunningApplication.settings.userInterfaceStyle == .dark ? 1 : 0]
  }

  /// Each look that system and asset colours may have.
  static let appearances = [
    UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark),
    UITraitCollection(TraitValues(style: .dark, level: .elevated)),
  ]

  /// Whether colours may look different with another collection.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool {
    let other = traitCollection?.values ?? TraitValues()
    return values.style != other.style || values.level != other.level
  }

  /// Whether a definition of a trait has another value in another collection.
  func differs(from other: UITraitCollection, in trait: any UITraitDefinition.Type) -> Bool {
    guard let reader = trait as? any TraitReader.Type else { return false }
    return reader.value(in: values) != reader.value(in: other.values)
  }

  /// Whether all traits that `trait` specifies are the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged == values
  }

  /// Two collections are equal when all their traits are.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection)?.values == values
  }

  /// A hash of all traits.
  public override var hash: Int { values.hashValue }

  /// The traits that are specified, as a list.
  public override var description: String { "<UITraitCollection: \(values.description)>" }
}

/// The traits themselves.
struct TraitValues: Hashable, Sendable {
  var idiom = UIUserInterfaceIdiom.unspecified
  var horizontal = UIUserInterfaceSizeClass.unspecified
  var vertical = UIUserInterfaceSizeClass.unspecified
  var scale: CGFloat = 0
  var direction = UITraitEnvironmentLayoutDirection.unspecified
  var style = UIUserInterfaceStyle.unspecified
  var category = UIContentSizeCategory.unspecified
  var level = UIUserInterfaceLevel.unspecified

  /// Takes over what `other` specifies.
  mutating func merge(_ other: TraitValues) {
    if other.idiom != .unspecified { idiom = other.idiom }
    if other.horizontal != .unspecified { horizontal = other.horizontal }
    if other.vertical != .unspecified { vertical = other.vertical }
    if other.scale != 0 { scale = other.scale }
    if other.direction != .unspecified { direction = other.direction }
    if other.style != .unspecified { style = other.style }
    if other.category != .unspecified { category = other.category }
    if other.level != .unspecified { level = other.level }
  }

  var description: String {
    var parts: [String] = []
    if idiom != .unspecified { parts.append("idiom = \(idiom)") }
    if horizontal != .unspecified { parts.append("horizontal = \(horizontal)") }
    if vertical != .unspecified { parts.append("vertical = \(vertical)") }
    if scale != 0 { parts.append("scale = \(scale)") }
    if direction != .unspecified { parts.append("direction = \(direction)") }
    if style != .unspecified { parts.append("style = \(style)") }
    if category != .unspecified { parts.append("category = \(category.rawValue)") }
    if level != .unspecified { parts.append("level = \(level)") }
    return parts.joined(separator: "; ")
  }
}
