/// How the objects of one class of old Interface Builder are written today.
///
/// The files of the folder `Classes` declare these, one idea a file; ``LegacyClass/named`` lists
/// them.
struct LegacyClass: Sendable {
  /// Whether the objects have an identity, or are parts of others that may be repeated.
  enum Nature: Sendable {
    /// Something that connections can lead to; stands in one place.
    case object
    /// Something that says how an object is: a colour, a font.
    case value
  }

  /// The name of the element that stands for an object of the class today.
  let element: String
  let nature: Nature
  /// What is written, in the order of today's files, that of the superclass included.
  let properties: [LegacyProperty]
  /// All keys that are read, and those that are known to say nothing about a screen.
  let knownKeys: Set<String>
  /// The keys whose objects stand inside those of the class, wherever else the archive lists them.
  let partKeys: [String]
  private let leading: [LegacyProperty]
  private let trailing: [LegacyProperty]

  /// Declares a class.
  ///
  /// What the superclass has stands around what the class itself has: files begin with what all
  /// views have and end with connections.
  init(
    _ element: String, _ nature: Nature = .object, inherits parent: LegacyClass? = nil,
    _ leading: [LegacyProperty] = [], trailing: [LegacyProperty] = []
  ) {
    self.element = element
    self.nature = nature
    self.leading = (parent?.leading ?? []) + leading
    self.trailing = trailing + (parent?.trailing ?? [])
    properties = self.leading + self.trailing
    partKeys = properties.flatMap(\.parts)
    knownKeys = Set(properties.flatMap(\.keys)).union(Self.plumbing)
  }

  /// Keys of the archiver and of Interface Builder itself, in objects of any class.
  private static let plumbing: Set<String> = [
    "EncodedWithXMLCoder", "targetRuntimeIdentifier", "NS.key.0", "NS.object.0",
  ]

  /// The class for objects that Interface Builder calls `name`; nil if it is not known.
  static func of(_ name: String) -> LegacyClass? { named[name] }

  /// A class for objects of an unknown one: as much of it as can be told from the object.
  static func guess(for object: LegacyObject) -> LegacyClass {
    let element = elementName(for: object.className)
    if object.value("NSvFlags") != nil { return LegacyClass(element, inherits: .view) }
    if element.hasSuffix("Controller") { return LegacyClass(element, inherits: .viewController) }
    if element.hasSuffix("GestureRecognizer") {
      return LegacyClass(element, inherits: .gestureRecognizer)
    }
    return LegacyClass(element, inherits: .object)
  }

  /// The name an element of today has for a class: `glkView` for `IBGLKView`.
  private static func elementName(for className: String) -> String {
    var name = className[...]
    for prefix in ["IB", "UI"] where name.hasPrefix(prefix) { name = name.dropFirst(2) }
    let letters = name.unicodeScalars.prefix(64).filter { $0.isASCII && $0.properties.isAlphabetic }
    let text = String(String.UnicodeScalarView(letters))
    let capitals = text.prefix { $0.isUppercase }.count
    // Of several capitals in a row the last one begins the next word.
    let lowered = capitals > 1 && capitals < text.count ? capitals - 1 : max(1, capitals)
    guard !text.isEmpty else { return "unknown" }
    return text.prefix(lowered).lowercased() + text.dropFirst(lowered)
  }
}
