import InterfaceBuilder

/// Makes the object that an element stands for: the class of the registry, or the custom class.
@MainActor enum NibObjects {
  /// Makes the object of `element`; nil for elements that are settings and no objects.
  static func make(_ element: IBElement, in context: NibContext) -> AnyObject? {
    guard NibBudget.spend(), NibBudget.spend(textOf: element) else { return nil }
    if element.name == "customObject" { return makeCustomObject(element, in: context) }
    guard let base = baseClass(of: element) else { return nil }
    let custom = customClass(of: element, base: base, in: context)
    let type = custom ?? base
    if type is UIViewController.Type { NibBudget.spend(.controller) }
    let object = type.init(coder: NibCoder(element, in: context))
    let isUnknown = WidgetRegistry.classes[element.name] == nil
    if let object, custom == nil, element["customClass"] != nil || isUnknown {
      context.markStandIn(object)
    }
    if object == nil {
      Diagnostics.report("\(type)'s init(coder:) returned nil")
    } else {
      element.noteMade()
    }
    remember(element, in: context, on: object)
    return object
  }

  /// The class of the registry for an element; a plain view, with a diagnostic, for an unknown one
  /// that stands where views stand.
  private static func baseClass(of element: IBElement) -> (any NibObject.Type)? {
    if let type = WidgetRegistry.classes[element.name] { return type }
    if WidgetRegistry.settings.contains(element.name) { return nil }
    element.noteRefused()
    guard element.id != nil else { return nil }
    if element.name.hasSuffix("Controller") {
      Diagnostics.report("unknown element <\(element.name)>, shown as a plain view controller")
      return UIViewController.self
    }
    let isView = element.frame != nil || element.first("subviews") != nil
    Diagnostics.report(
      "unknown element <\(element.name)>\(isView ? ", shown as a plain view" : ", left out")")
    return isView ? UIView.self : nil
  }

  /// The class named by `customClass`, when it exists and is of the same kind as `base`.
  private static func customClass(
    of element: IBElement, base: any NibObject.Type, in context: NibContext
  ) -> (any NibObject.Type)? {
    guard let name = element["customClass"], !name.isEmpty else { return nil }
    var modules = context.modules(hint: element["customModule"])
    if WidgetRegistry.prefixes.contains(name.prefix(2)) { modules.append("UIKit") }
    guard let found = ClassRegistry.class(named: name, modules: modules) else {
      NibBudget.spend(.missingClass)
      Diagnostics.report("class \(name) is not here; shown as \(base)", severity: .note)
      return nil
    }
    guard let type = found as? any NibObject.Type, isSameKind(type, base) else {
      Diagnostics.report("class \(name) is no \(base); shown as \(base)")
      return nil
    }
    return type
  }

  /// Views stand for views and controllers for controllers; anything else needs a subclass.
  private static func isSameKind(_ type: any NibObject.Type, _ base: any NibObject.Type) -> Bool {
    if base is UIView.Type { return type is UIView.Type }
    if base is UIViewController.Type { return type is UIViewController.Type }
    return isDescendant(type, of: base)
  }

  private static func makeCustomObject(
    _ element: IBElement, in context: NibContext
  ) -> AnyObject? {
    guard let name = element["customClass"], !name.isEmpty else { return NSObject() }
    let modules = context.modules(hint: element["customModule"])
    guard let found = ClassRegistry.class(named: name, modules: modules) else {
      NibBudget.spend(.missingClass)
      Diagnostics.report("class \(name) is not here; a plain object is used", severity: .note)
      let standIn = NSObject()
      context.markStandIn(standIn)
      return standIn
    }
    if let type = found as? any NibObject.Type {
      return type.init(coder: NibCoder(element, in: context))
    }
    guard let create = ClassRegistry.bindings(of: found).create else {
      Diagnostics.report("class \(name) has no init() to make it with; a plain object is used")
      return NSObject()
    }
    return create()
  }

  private static func remember(
    _ element: IBElement, in context: NibContext, on object: AnyObject?
  ) {
    let origin = NibOrigin(
      id: element.id, element: element.name, customClass: element["customClass"],
      file: context.document.file, line: element.line,
      names: context.resources.namesInCode.map { $0[element.id] })
    if let view = object as? UIView { view.nibOrigin = origin }
    if let item = object as? UIBarItem { item.nibOrigin = origin }
    if let controller = object as? UIViewController { controller.nibOrigin = origin }
  }
}

/// Whether one class descends from another.
private func isDescendant(_ type: AnyClass, of base: AnyClass) -> Bool {
  var current: AnyClass? = type
  while let candidate = current {
    if candidate == base { return true }
    current = _getSuperclass(candidate)
  }
  return false
}
