import InterfaceBuilder

/// An Interface Builder file, ready to make its objects as often as asked.
@MainActor open class UINib: NSObject {
  /// Options of instantiation.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Makes a key from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The objects that stand for placeholders by their identifiers.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let bundle: Bundle?
  private let url: URL?
  private let name: String
  /// The files of the nibs that are being instantiated one inside the other.
  private static var chain: [String] = []
  private static let limit = 16
  private var loaded: Result<IBDocument, IBReadError>?

  /// Makes the nib called `name` of a bundle; nil stands for the app's own.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    self.name = name
    bundle = bundleOrNil
    url = NibFinder.of(bundleOrNil, anchor: nil).url(name: name, extensions: ["xib"])
    super.init()
  }

  init(contentsOf url: URL, bundle: Bundle?) {
    name = url.deletingPathExtension().lastPathComponent
    self.bundle = bundle
    self.url = url
    super.init()
  }

  init(document: IBDocument) {
    name = document.file
    bundle = nil
    url = nil
    loaded = .success(document)
    super.init()
  }

  /// Makes the objects of the nib, connects them, and awakens them.
  ///
  /// - Returns: The top-level objects in document order, without owner and placeholders; empty,
  ///   with a diagnostic, when the file cannot be read.
  @discardableResult
  open func instantiate(withOwner owner: Any?, options: [OptionsKey: Any]? = nil) -> [Any] {
    guard NibBudget.spend(.nib), let document = read() else { return [] }
    let finder = NibFinder.of(bundle, anchor: owner.map { type(of: $0 as AnyObject) })
    let context = NibContext(document: document, finder: finder)
    return makeObjects(in: context, owner: owner.map { $0 as AnyObject }, options: options)
  }

  private func read() -> IBDocument? {
    guard let result = loaded ?? url.map({ UINib.load($0) }) else {
      let finder = NibFinder.of(bundle, anchor: nil)
      Diagnostics.report(finder.missing("\(name).xib"), severity: .error)
      return nil
    }
    loaded = result
    switch result {
    case .success(let document): return document
    case .failure(let error):
      Diagnostics.report(error.diagnostic)
      return nil
    }
  }

  private static func load(_ url: URL) -> Result<IBDocument, IBReadError> {
    do throws(IBReadError) {
      return .success(try NibFinder.document(at: url))
    } catch {
      return .failure(error)
    }
  }

  /// Makes the objects of a whole nib; the context keeps them for whoever draws the file.
  func makeObjects(
    in context: NibContext, owner: AnyObject?, options: [OptionsKey: Any]? = nil
  ) -> [Any] {
    makeTopLevel(in: context, owner: owner, options: options).map(\.object)
  }

  /// Makes the objects of a whole nib and tells which element each top-level one came from.
  func makeTopLevel(
    in context: NibContext, owner: AnyObject?, options: [OptionsKey: Any]? = nil
  ) -> [NibContext.Entry] {
    Diagnostics.at(context.document) {
      NibBudget.inOneGo { makeAll(in: context, owner: owner, options: options) }
    }
  }

  private func makeAll(
    in context: NibContext, owner: AnyObject?, options: [OptionsKey: Any]?
  ) -> [NibContext.Entry] {
    let file = context.document.file
    guard UINib.chain.count < UINib.limit else {
      let reason =
        UINib.chain.contains(file)
        ? "nibs load each other" : "more than \(UINib.limit) nibs within each other"
      Diagnostics.report("\(reason); this one is left out", severity: .error)
      return []
    }
    UINib.chain.append(file)
    defer { UINib.chain.removeLast() }
    context.owner = owner
    guard let list = context.document.root.first("objects") else { return [] }
    let external = options?[.externalObjects] as? [String: Any] ?? [:]
    var topLevel: [NibContext.Entry] = []
    var owners: [NibConnections.Pending] = []
    for element in list.items {
      if element.name == "placeholder" {
        context.register(placeholder: element, owner: owner, external: external)
        if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
          let entry = NibContext.Entry(object: owner, element: element)
          owners.append(contentsOf: NibConnections.entries(of: entry))
        }
      } else if let object = context.make(element) {
        topLevel.append(NibContext.Entry(object: object, element: element))
      }
    }
    context.reportMissing(NibConnections.finish(context, also: owners))
    return topLevel
  }
}

extension Bundle {
  /// Makes the objects of the nib called `name` of this bundle, with an owner.
  @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    let nib = UINib(nibName: name, bundle: self)
    return nib.instantiate(withOwner: owner, options: options)
  }
}
