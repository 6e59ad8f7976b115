/// What files are made of: the names and values of the seeds, and values that have hurt readers
/// before.
public struct Vocabulary: Sendable {
  /// The names of elements.
  private(set) var elements: [String] = []
  /// The names of attributes.
  private(set) var attributes: [String] = []
  /// The values of attributes.
  private(set) var values: [String] = []
  /// Whole elements, start tag to end tag.
  private(set) var fragments: [[Token]] = []

  /// Files beside documents.
  private(set) var companions: [InputParts.Companion] = []

  /// What means something in strings files, formats and JSON.
  static let marks = [
    "{", "}", "[", "]", "\"", "'", "=", ";", ",", ":", "/*", "*/", "//", "\\U", "\\Ud83d",
    "\\Ude00",
    "\\u00e9", "\\0", "\\", "\n", "%", "%@", "%1$@", "%9$s", "%*d", "%-999999999d", "%n",
    "%#@value@",
    "%arg", "%%", "null", "true", "-1", "1e999", "0xFF", "[0]", "[99999999999999999999]",
  ]

  /// Values that are too large, too small, no number, no reference, or of another kind.
  static let hostile = [
    "", "0", "-1", "1e308", "-1e308", "nan", "inf", "99999999999999999999", "2147483648", "0.1",
    "1e-320", "0x10", "YES", "NO", "infinite", "1:0", "0/0", "-1:3", "../..", "/", "%@%n", "&#0;",
    "&#x202E;", "&undefined;", "&lt;&amp;&quot;", "\u{1F469}\u{200D}\u{1F467}", "id", "self",
    "UIView", "NSObject", "superview", "{{0, 0}, {1e9, 1e9}}", "{nan, nan}", "1000", "1001",
  ]

  /// The longest fragment that is kept, in tokens.
  static let longestFragment = 200

  /// Collects the vocabulary of `seeds`.
  public init(seeds: [[UInt8]]) {
    var elements: Set<String> = []
    var attributes: Set<String> = []
    var values: Set<String> = []
    for seed in seeds {
      let parts = InputParts(seed)
      companions += parts.companions
      let tokens = Tokens.read(parts.document)
      for (index, token) in tokens.enumerated() {
        guard case .start(let name, let found, _) = token else { continue }
        elements.insert(name)
        for attribute in found {
          attributes.insert(attribute.name)
          values.insert(attribute.value)
        }
        if let range = Tokens.element(at: index, of: tokens),
          range.count <= Vocabulary.longestFragment
        {
          fragments.append(Array(tokens[range]))
        }
      }
    }
    self.elements = elements.sorted()
    self.attributes = attributes.sorted()
    self.values = values.sorted()
  }
}
