import InterfaceBuilder

/// Joins the objects of a nib: outlets, collections, actions, runtime attributes, then awakening.
@MainActor enum NibConnections {
  /// Connects everything made since the last call, in UIKit's order, and awakens it.
  ///
  /// - Returns: The connections whose other end does not exist yet.
  static func finish(
    _ context: NibContext, also pending: [Pending] = [], awakens: Bool = true
  ) -> [Pending] {
    let fresh = context.takeFresh()
    for entry in fresh {
      guard let constraint = entry.object as? NSLayoutConstraint,
        let owner = constraint.owner ?? constraint.possibleOwner
      else { continue }
      constraint.resolveItems(owner: owner, in: context)
    }
    var connections = pending
    for entry in fresh { connections.append(contentsOf: entries(of: entry)) }
    var rest: [Pending] = []
    for connection in connections where NibBudget.spend() {
      if !connect(connection, context) { rest.append(connection) }
    }
    setCollections(context)
    for entry in fresh { applyRuntimeAttributes(entry, context) }
    if awakens {
      for entry in fresh { (entry.object as? UIResponder)?.awakeFromNib() }
      for entry in fresh where !(entry.object is UIResponder) { awaken(entry.object) }
    }
    return rest
  }

  /// A connection and the object it starts from.
  ///
  /// It keeps no hold on the object, which may be the controller that owns the scene.
  struct Pending {
    weak var source: AnyObject?
    let element: IBElement
  }

  /// The connections of an owner's placeholder.
  static func entries(of entry: NibContext.Entry) -> [Pending] {
    guard let list = entry.element.first("connections") else { return [] }
    return list.items.map { Pending(source: entry.object, element: $0) }
  }

  /// Plain objects have `awakeFromNib` only when their source declares it.
  private static func awaken(_ object: AnyObject) {
    let selector = Selector("awakeFromNib")
    if ClassRegistry.bindings(of: type(of: object)).methods[selector.name] != nil {
      _ = _send(selector, to: object, arguments: [])
    }
  }

  /// Makes one connection; false when its destination does not exist yet.
  private static func connect(_ connection: Pending, _ context: NibContext) -> Bool {
    let element = connection.element
    guard let source = connection.source else { return true }
    return Diagnostics.at(file: context.document.file, line: element.line, id: element.id) {
      switch element.name {
      case "outlet": return connectOutlet(element, of: source, context)
      case "outletCollection": return connectCollection(element, of: source, context)
      case "action": return connectAction(element, of: source, context)
      case "segue":
        connectSegue(element, of: source, context)
        return true
      default:
        element.noteRefused()
        return true
      }
    }
  }

  // MARK: Outlets

  private static func connectOutlet(
    _ element: IBElement, of source: AnyObject, _ context: NibContext
  ) -> Bool {
    guard let property = element["property"],
      let id = element["destination"]
    else { return true }
    guard let destination = context.object(id: id) else { return context.isNilTarget(id) }
    setOutlet(property, of: source, to: destination, context)
    return true
  }

  private static func setOutlet(
    _ property: String, of source: AnyObject, to value: Any, _ context: NibContext
  ) {
    if context.isStandIn(source) || context.isStandIn(value as AnyObject) {
      // A class is not here, which was said already; what fits all the same is set.
      _ = KeyValueCoding.set(value, forKey: property, on: source)
    } else if let responder = source as? UIResponder {
      responder.setValue(value, forKeyPath: property)
    } else if !KeyValueCoding.set(value, forKeyPath: property, on: source) {
      KeyValueCoding.reportUndefinedKey(property, on: source)
    }
  }

  private static func connectCollection(
    _ element: IBElement, of source: AnyObject, _ context: NibContext
  ) -> Bool {
    guard let property = element["property"],
      let id = element["destination"]
    else { return true }
    guard let destination = context.object(id: id) else { return context.isNilTarget(id) }
    if property == "gestureRecognizers", let view = source as? UIView,
      let recognizer = destination as? UIGestureRecognizer
    {
      view.addGestureRecognizer(recognizer)
      return true
    }
    context.appendToCollection(property, of: source, destination, line: element.line)
    return true
  }

  /// Sets the outlet collections that grew, each at once.
  private static func setCollections(_ context: NibContext) {
    for collection in context.takeGrownCollections() {
      guard let source = collection.source else { continue }
      Diagnostics.at(file: context.document.file, line: collection.line, id: nil) {
        setOutlet(collection.property, of: source, to: collection.items, context)
      }
    }
  }

  // MARK: Actions

  private static func connectAction(
    _ element: IBElement, of source: AnyObject, _ context: NibContext
  ) -> Bool {
    guard let name = element["selector"] else { return true }
    let id = element["destination"] ?? ""
    let target = context.object(id: id)
    guard target != nil || context.isNilTarget(id) else { return false }
    let action = Selector(name)
    switch source {
    case let control as UIControl:
      let event = element.value("eventType", UIControl.Event.init(nib:))
      control.addTarget(target, action: action, for: event ?? control.defaultEvent)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = action
    case let command as UICommand:
      command.target = target
      command.action = action
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: action) }
    default:
      if context.isStandIn(source) { break }
      Diagnostics.report("\(type(of: source)) sends no actions; \"\(name)\" is left out")
    }
    return true
  }

  // MARK: Segues

  private static func connectSegue(
    _ element: IBElement, of source: AnyObject, _ context: NibContext
  ) {
    guard let template = SegueTemplate(element, in: context),
      let owner = context.owner as? UIViewController
    else { return }
    template.attach(to: source, of: owner)
  }

  // MARK: Runtime attributes

  /// Sets the user-defined runtime attributes of one object.
  static func applyRuntimeAttributes(_ entry: NibContext.Entry, _ context: NibContext) {
    guard let list = entry.element.first("userDefinedRuntimeAttributes") else { return }
    for attribute in list.all("userDefinedRuntimeAttribute") {
      guard let keyPath = attribute["keyPath"] else { continue }
      let value = RuntimeAttribute.value(of: attribute, context)
      Diagnostics.at(file: context.document.file, line: attribute.line, id: entry.element.id) {
        KeyValueCoding.settingAttribute(keyPath, of: entry.object) {
          setOutlet(keyPath, of: entry.object, to: value as Any, context)
        }
      }
    }
  }
}
