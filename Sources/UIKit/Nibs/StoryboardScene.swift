import InterfaceBuilder

/// One scene of a storyboard, instantiated: the controller now, its view when it is needed.
@MainActor final class StoryboardScene {
  private let element: IBElement
  private let storyboard: UIStoryboard
  let context: NibContext
  private var viewElement: IBElement?
  private var pending: [NibConnections.Pending] = []
  private var ownConnections: [NibConnections.Pending] = []
  private var embeds: [(template: SegueTemplate, view: UIView)] = []

  init(_ element: IBElement, storyboard: UIStoryboard, finder: NibFinder) {
    self.element = element
    self.storyboard = storyboard
    context = NibContext(
      document: storyboard.document, scene: element, finder: finder, storyboard: storyboard,
      isDesignTime: storyboard.isDesignTime)
  }

  /// Makes the controller and the objects beside it, connects them, and awakens them.
  ///
  /// The controller's outlets to views stay nil until its view is loaded.
  func makeController(
    _ controllerElement: IBElement, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    viewElement = controllerElement.first(key: "view")
    let controller: UIViewController?
    if let creator, let made = creator(NibCoder(controllerElement, in: context)) {
      made.nibOrigin = NibOrigin(
        id: controllerElement.id, element: controllerElement.name,
        customClass: controllerElement["customClass"], file: storyboard.document.file,
        line: controllerElement.line)
      controller = made
    } else {
      let file = storyboard.document.file
      controller = Diagnostics.at(
        file: file, line: controllerElement.line, id: controllerElement.id
      ) { NibObjects.make(controllerElement, in: context) as? UIViewController }
    }
    guard let controller else { return nil }
    controller.storyboard = storyboard
    controller.scene = self
    context.setOwner(controller, id: controllerElement.id)
    // Xcode's canvas shows a container without the scenes it holds, which have their own sizes.
    if !context.isDesignTime { addChildren(of: controllerElement, to: controller) }
    for sibling in element.first("objects")?.items ?? [] where sibling !== controllerElement {
      makeSceneObject(sibling)
    }
    let entry = NibContext.Entry(object: controller, element: controllerElement)
    let connections = NibConnections.entries(of: entry)
    pending = NibConnections.finish(context, also: connections)
    ownConnections = pending
    NibConnections.applyRuntimeAttributes(entry, context)
    controller.awakeFromNib()
    return controller
  }

  /// The views that stand beside the controller in the dock of the scene and have no superview.
  var dockedViews: [(view: UIView, element: IBElement)] {
    (element.first("objects")?.children ?? []).compactMap { child in
      guard let view = child.id.flatMap({ context.object(id: $0) }) as? UIView,
        view.storedSuperview == nil, !(view is UIWindow)
      else { return nil }
      return (view, child)
    }
  }

  private func makeSceneObject(_ element: IBElement) {
    guard let id = element.id else { return }
    switch element.name {
    case "placeholder":
      context.register(placeholder: element, owner: nil)
    case "exit":
      context.registerNilTarget(id: id)
    default:
      _ = context.make(element)
    }
  }

  /// Relationship segues: the children of a container are made together with it.
  private func addChildren(of element: IBElement, to controller: UIViewController) {
    let relationships = (element.first("connections")?.all("segue") ?? [])
      .filter { $0["kind"] == "relationship" }
    var children: [String: [UIViewController]] = [:]
    for segue in relationships {
      guard let destination = segue["destination"], let name = segue["relationship"] else {
        continue
      }
      guard let child = storyboard.controller(id: destination) else { continue }
      children[name, default: []].append(child)
    }
    if !children.isEmpty { controller.addRelated(children) }
  }

  // MARK: View

  /// Makes, connects and awakens the views of the scene; false when the scene has none.
  func loadView(for controller: UIViewController) -> Bool {
    Diagnostics.at(controller.nibOrigin) {
      UIStoryboard.constructing(scene: controller.nibOrigin?.id) { makeView(for: controller) }
    }
  }

  private func makeView(for controller: UIViewController) -> Bool {
    guard let viewElement else { return false }
    guard let view = context.make(viewElement) as? UIView else { return false }
    controller.setRootView(view)
    if let element = UIStoryboard.controllerElement(of: element) {
      context.registerControllerGuides(element, view)
    }
    embeds = []
    context.reportMissing(NibConnections.finish(context, also: pending))
    pending = []
    for embed in embeds where !context.isDesignTime {
      perform(embed.template, in: embed.view, of: controller)
    }
    embeds = []
    return true
  }

  /// Notes a container view whose child is to be embedded once the view is loaded.
  func embed(_ template: SegueTemplate, in view: UIView) { embeds.append((template, view)) }

  private func perform(_ template: SegueTemplate, in view: UIView, of controller: UIViewController)
  {
    storyboard.embedded(id: template.destinationID) { child in
      let segue = template.makeSegue(from: controller, to: child) {
        controller.addChild(child)
        guard let childView = child.view else { return }
        childView.translatesAutoresizingMaskIntoConstraints = true
        childView.frame = view.bounds
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(childView)
        child.didMove(toParent: controller)
      }
      CallbackLog.note(preparing: segue, by: controller)
      controller.prepare(for: segue, sender: nil)
      segue.perform()
    }
  }

  /// Forgets the views, which will be made again when next asked for.
  func forgetViews() {
    guard let viewElement else { return }
    var ids: [String] = []
    var stack = [viewElement]
    while let element = stack.popLast() {
      if let id = element.id { ids.append(id) }
      stack.append(contentsOf: element.children)
    }
    context.forget(ids: ids)
    pending = ownConnections
    guard let controller = context.owner as? UIViewController else { return }
    let gone = Set(ids)
    controller.segueTemplates.removeAll { $0.triggerID.map { gone.contains($0) } ?? false }
  }
}
