import InterfaceBuilder

extension NibContext {
  /// Registers what a `<placeholder>` stands for: the owner, the first responder, an object of the
  /// app.
  func register(placeholder element: IBElement, owner: AnyObject?, external: [String: Any] = [:]) {
    let customClass = element["customClass"]
    let name = element["placeholderIdentifier"]
    guard let id = element.id else { return }
    switch name {
    case "IBFilesOwner":
      guard let owner else { return registerNilTarget(id: id) }
      register(owner, id: id)
      let ownClass = String(describing: type(of: owner))
      let isFramework = NibContext.module(of: type(of: owner)) == "UIKit"
      if let customClass, customClass != ownClass, isFramework { markStandIn(owner) }
    case let name? where external[name] != nil && name != "IBFirstResponder":
      register(external[name] as AnyObject, id: id)
    default:
      registerNilTarget(id: id)
    }
  }
}
