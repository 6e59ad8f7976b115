import InterfaceBuilder

/// A segue as a storyboard draws it, waiting to be triggered.
@MainActor final class SegueTemplate: NSObject, ActionReceiver {
  /// The name of the segue; nil when the file has none or an empty one.
  let identifier: String?
  let kind: String
  let destinationID: String
  /// The id of the object that triggers the segue.
  private(set) var triggerID: String?
  private let values: Values
  /// Where the segue stands, for what cannot be done when it is performed.
  private let place: (file: String, line: Int)
  private let storyboard: UIStoryboard?
  private weak var source: UIViewController?

  /// The kinds that files hold.
  private static let kinds: Set<String> = [
    "relationship", "show", "push", "showDetail", "replace", "presentation", "modal", "popover",
    "popoverPresentation", "embed", "unwind", "custom",
  ]

  init?(_ element: IBElement, in context: NibContext) {
    guard let kind = element["kind"], let destination = element["destination"] else { return nil }
    if context.document.element(id: destination) == nil {
      Diagnostics.report("segue leads to no scene (\(destination))", severity: .error)
    }
    if !SegueTemplate.kinds.contains(kind) {
      Diagnostics.report("unknown kind of segue \"\(kind)\"; it presents its destination")
    }
    self.kind = kind
    destinationID = destination
    identifier = element["identifier"].flatMap { $0.isEmpty ? nil : $0 }
    values = Values(element)
    place = (context.document.file, element.line)
    storyboard = context.storyboard
    super.init()
  }

  // MARK: Triggers

  /// Makes `trigger` perform the segue from `owner`.
  func attach(to trigger: AnyObject, of owner: UIViewController) {
    guard kind != "relationship" else { return }
    source = owner
    owner.segueTemplates.append(self)
    let action = SegueTemplate.trigger
    if trigger !== owner { triggerID = (trigger as? UIView)?.nibOrigin?.id }
    switch trigger {
    case let control as UIControl:
      control.addTarget(self, action: action, for: control.defaultEvent)
    case let item as UIBarButtonItem:
      item.target = self
      item.action = action
    case let recognizer as UIGestureRecognizer:
      recognizer.addTarget(self, action: action)
    case let cell as UITableViewCell:
      if values.trigger == "accessoryAction" {
        cell.accessorySegue = self
      } else {
        cell.selectionSegue = self
      }
    case let cell as UICollectionViewCell:
      cell.selectionSegue = self
    case let view as UIView where kind == "embed":
      owner.scene?.embed(self, in: view)
    default:
      break
    }
  }

  private static let trigger = Selector("performTriggered:")

  func receive(_ action: Selector, sender: AnyObject?) { performTriggered(sender) }

  /// What a trigger that the user touched does: asks first, then performs.
  func performTriggered(_ sender: AnyObject?) {
    guard let source,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    perform(from: source, sender: sender)
  }

  // MARK: Performing

  /// Builds the destination, prepares the source and goes the way.
  func perform(from source: UIViewController, sender: Any?) {
    Diagnostics.at(file: place.file, line: place.line, id: nil) {
      performHere(from: source, sender: sender)
    }
  }

  private func performHere(from source: UIViewController, sender: Any?) {
    if kind == "unwind" {
      guard let action = values.unwindAction else { return }
      source.unwind(self, action: Selector(action), sender: sender)
      return
    }
    guard let destination = makeDestination(source, sender: sender) else { return }
    applyPresentationStyle(to: destination, from: source, sender: sender)
    let segue = makeSegue(from: source, to: destination) { [self] in
      show(destination, from: source, sender: sender)
    }
    CallbackLog.note(preparing: segue, by: source)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  /// Makes the segue object: of its custom class where that exists.
  func makeSegue(
    from source: UIViewController, to destination: UIViewController,
    perform: @escaping () -> Void
  ) -> UIStoryboardSegue {
    if let name = values.customClass {
      let modules = [
        values.customModule, NibContext.module(of: Swift.type(of: source)),
      ].compactMap { $0 }
      if let found = ClassRegistry.class(named: name, modules: modules),
        let create = ClassRegistry.bindings(of: found).createSegue,
        let segue = create(identifier, source, destination) as? UIStoryboardSegue
      {
        return segue
      }
      Diagnostics.report("segue class \(name) is not here; the segue shows its destination")
    }
    return UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination, performHandler: perform)
  }

  private func makeDestination(_ source: UIViewController, sender: Any?) -> UIViewController? {
    guard let storyboard else { return nil }
    let action = values.destinationCreationSelector.map { Selector($0) }
    guard let action else { return storyboard.controller(id: destinationID) }
    return storyboard.controller(id: destinationID) { [identifier] coder in
      let result = _send(action, to: source, arguments: [coder, sender, identifier])
      return result.result as? UIViewController
    }
  }

  /// What each kind of segue does.
  private func show(_ destination: UIViewController, from source: UIViewController, sender: Any?) {
    switch kind {
    case "show":
      source.show(destination, sender: sender)
    case "push":
      guard let navigation = source.navigationController else {
        Diagnostics.report(
          "a push segue needs a navigation controller around \(Swift.type(of: source))",
          severity: .error)
        return
      }
      navigation.pushViewController(destination, animated: true)
    case "showDetail", "replace":
      source.showDetailViewController(destination, sender: sender)
    default:
      source.present(destination, animated: values.animates)
    }
  }

  /// Sets how the destination is presented, so that `prepare(for:sender:)` finds it.
  private func applyPresentationStyle(
    to destination: UIViewController, from source: UIViewController, sender: Any?
  ) {
    if let style = values.presentationStyle { destination.modalPresentationStyle = style }
    if let style = values.transitionStyle { destination.modalTransitionStyle = style }
    guard kind == "popoverPresentation" || kind == "popover" else { return }
    destination.modalPresentationStyle = .popover
    guard let popover = destination.popoverPresentationController else { return }
    let objects = source.scene?.context
    let anchorItem = values.anchorItem.flatMap { objects?.object(id: $0) }
    let anchorView = values.anchorView.flatMap { objects?.object(id: $0) }
    popover.barButtonItem = anchorItem as? UIBarButtonItem
    popover.sourceView = anchorView as? UIView
    if !popover.hasAnchor {
      popover.barButtonItem = sender as? UIBarButtonItem
      popover.sourceView = sender as? UIView
    }
    if let sides = values.arrows { popover.permittedArrowDirections = sides }
    let views = values.passthroughViews.compactMap { objects?.object(id: $0) as? UIView }
    if !views.isEmpty { popover.passthroughViews = views }
  }
}

extension SegueTemplate {
  /// What a segue says besides its kind and its ends; most of it counts for some kinds only.
  fileprivate struct Values {
    let trigger: String?
    let unwindAction: String?
    let customClass: String?
    let customModule: String?
    let destinationCreationSelector: String?
    let animates: Bool
    let presentationStyle: UIModalPresentationStyle?
    let transitionStyle: UIModalTransitionStyle?
    /// The ids of what a popover points at.
    let anchorItem: String?
    let anchorView: String?
    let arrows: UIPopoverArrowDirection?
    /// The ids of the views that can be used while a popover is open.
    let passthroughViews: [String]

    init(_ element: IBElement) {
      trigger = element["trigger"]
      unwindAction = element["unwindAction"]
      customClass = element["customClass"]
      customModule = element["customModule"]
      destinationCreationSelector = element["destinationCreationSelector"]
      animates = element.bool("animates") ?? true
      presentationStyle = element.value(
        "modalPresentationStyle", UIModalPresentationStyle.init(nib:))
      transitionStyle = element.value("modalTransitionStyle", UIModalTransitionStyle.init(nib:))
      anchorItem = element["popoverAnchorBarButtonItem"]
      anchorView = element["popoverAnchorView"]
      arrows = element.first("popoverArrowDirection").map { UIPopoverArrowDirection($0) }
      let others = element.first("popoverPassthroughViews")?.items ?? []
      passthroughViews = others.compactMap { $0["reference"] }
    }
  }
}

extension UIPopoverArrowDirection {
  /// Makes the set that an element's attributes name.
  fileprivate init(_ element: IBElement) {
    let names: [(String, UIPopoverArrowDirection)] = [
      ("up", .up), ("down", .down), ("left", .left), ("right", .right),
    ]
    self = names.reduce(into: []) { set, pair in
      if element.bool(pair.0) == true { set.insert(pair.1) }
    }
  }
}
