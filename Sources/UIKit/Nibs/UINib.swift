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
  /// How many nibs are being instantiated one inside the other.
  private static var depth = 0
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
    let result = loaded ?? load()
    loaded = result
    switch result {
    case .success(let document): return document
    case .failure(let error):
      Diagnostics.report(error.diagnostic)
      return nil
    }
  }

  private func load() -> Result<IBDocument, IBReadError> {
    guard let url else {
      return .failure(IBReadError(file: name, position: nil, message: "no such nib"))
    }
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
    NibBudget.inOneGo { makeAll(in: context, owner: owner, options: options) }
  }

  private func makeAll(
    in context: NibContext, owner: AnyObject?, options: [OptionsKey: Any]?
  ) -> [NibContext.Entry] {
    guard UINib.depth < 16 else {
      Diagnostics.report("nibs load each other; \(context.document.file) is left out")
      return []
    }
    UINib.depth += 1
    defer { UINib.depth -= 1 }
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
