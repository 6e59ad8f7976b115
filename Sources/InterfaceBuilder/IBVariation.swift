/// The size classes that a document's variations are chosen by; nil stands for "any".
public struct IBTraits: Sendable, Equatable {
  /// `compact`, `regular`, or nil.
  public var widthClass: String?
  /// `compact`, `regular`, or nil.
  public var heightClass: String?

  /// `phone`, `pad`, or nil.
  public var idiom: String?

  /// Makes traits; without arguments only default variations apply.
  public init(widthClass: String? = nil, heightClass: String? = nil, idiom: String? = nil) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.idiom = idiom
  }

  /// Whether a variation's key, such as `heightClass=regular-widthClass=compact`, applies.
  func match(_ key: String) -> Bool {
    if key == "default" { return true }
    for part in key.split(separator: "-") {
      let pair = part.split(separator: "=", maxSplits: 1)
      guard pair.count == 2 else { return false }
      switch pair[0] {
      case "widthClass": if widthClass != String(pair[1]) { return false }
      case "heightClass": if heightClass != String(pair[1]) { return false }
      case "userInterfaceIdiom": if idiom != String(pair[1]) { return false }
      default: return false
      }
    }
    return true
  }
}

extension IBElement {
  /// The element as it is for these size classes: attributes, settings and lists of the variations
  /// that apply are put in, the default one first, the most specific one last.
  ///
  /// The element itself when it has no variations.
  public func applyingVariations(_ traits: IBTraits) -> IBElement {
    let variations = all("variation")
    guard !variations.isEmpty else { return self }
    let applying = variations.enumerated()
      .filter { traits.match($0.element.key ?? "") }
      .sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map(\.element)
    var attributes = self.attributes
    var settings = children.filter { $0.name != "variation" }
    var excluded: [String: Set<String>] = [:]
    for variation in applying {
      for attribute in variation.attributes where attribute.name != "key" {
        attributes.removeAll { $0.name == attribute.name }
        attributes.append(attribute)
      }
      for mask in variation.all("mask") { mask.applyMask(to: &excluded) }
      for child in variation.children where child.name != "mask" {
        guard let key = child.key else { continue }
        settings.removeAll { $0.key == key }
        settings.append(child)
      }
    }
    let kept = settings.map { list -> IBElement in
      guard let ids = excluded[list.name], !ids.isEmpty else { return list }
      return list.keeping { child in !(child.id.map { ids.contains($0) } ?? false) }
    }
    return copy(attributes: attributes, children: kept)
  }

  private func rank(_ variation: IBElement) -> Int {
    guard let key = variation.key, key != "default" else { return 0 }
    return key.split(separator: "-").count
  }

  /// Reads `<mask key="constraints"><exclude reference="…"/><include reference="…"/></mask>`.
  private func applyMask(to excluded: inout [String: Set<String>]) {
    guard let list = key else { return }
    let included = all("include").compactMap { $0["reference"] }
    excluded[list, default: []].formUnion(all("exclude").compactMap { $0["reference"] })
    excluded[list]?.subtract(included)
  }

  private func keeping(_ isKept: (IBElement) -> Bool) -> IBElement {
    copy(attributes: attributes, children: children.filter(isKept))
  }
}
