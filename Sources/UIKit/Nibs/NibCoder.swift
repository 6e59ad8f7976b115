import InterfaceBuilder

/// Something that an element of an Interface Builder file becomes.
@MainActor public protocol NibObject: AnyObject {
  /// Makes the object that the coder's present element describes.
  init?(coder: NSCoder)
}

/// Where an object came from in an Interface Builder file.
struct NibOrigin: Sendable {
  /// The object id in the file.
  let id: String?
  /// The element's name, such as `label`.
  let element: String
  /// The class named in the identity inspector.
  let customClass: String?
  /// The path of the file, as it was given.
  let file: String
  /// The line of the element.
  let line: Int
  /// By which names code knows the object; nil where that code is there to give it its content.
  var names: NamesInCode?
}

/// What `init(coder:)` of views and controllers reads from: an element and the nib it stands in.
public final class NibCoder: NSCoder {
  let element: IBElement
  let context: NibContext

  init(_ element: IBElement, in context: NibContext) {
    self.element = element
    self.context = context
    super.init()
  }

  /// Archives of Interface Builder are keyed.
  public override var allowsKeyedCoding: Bool { true }

  /// Whether the file is laid out as Xcode's canvas does.
  @MainActor var isDesignTime: Bool { context.isDesignTime }

  /// Whether prototypes of cells stand for the rows: on Xcode's canvas, and where no code of the
  /// app is there to fill a table or collection.
  @MainActor var showsPrototypes: Bool {
    isDesignTime || UIApplication.current?.hasAppClasses == false
  }

  /// The object of a child element of this name and key, made now; nil when there is none.
  @MainActor func child<Object>(_ name: String? = nil, key: String) -> Object? {
    let found =
      name.map { element.first($0, key: key) } ?? element.first(key: key)
    // Casting the optional itself crashes in optimized builds of Swift 6.3.
    guard let found, let object = context.make(found) else { return nil }
    return object as? Object
  }

  /// The objects of all elements below the child called `name`, made now.
  @MainActor func children<Object>(of name: String, key: String? = nil) -> [Object] {
    let list = key.map { element.first(name, key: $0) } ?? element.first(name)
    var objects: [Object] = []
    for element in list?.items ?? [] {
      if let object = context.make(element), let typed = object as? Object { objects.append(typed) }
    }
    return objects
  }

  /// The colour of the child `<color key=…>`.
  @MainActor func color(_ key: String, in parent: IBElement? = nil) -> UIColor? {
    (parent ?? element).first("color", key: key)
      .flatMap { UIColor.decode($0, resources: context.resources) }
  }

  /// The image named by an attribute.
  @MainActor func image(_ attribute: String, in parent: IBElement? = nil) -> UIImage? {
    let owner = parent ?? element
    return owner[attribute].flatMap {
      context.resources.image(named: $0, catalog: owner["catalog"], of: owner)
    }
  }
}
