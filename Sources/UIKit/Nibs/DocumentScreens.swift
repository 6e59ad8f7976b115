import InterfaceBuilder

/// One screen of an Interface Builder file: a scene of a storyboard, or a top-level view or
/// controller of a xib.
@MainActor package struct DocumentScreen {
  /// The object id in the file.
  package let id: String?
  /// What the screen is called: the storyboard identifier, title, custom class or class.
  package let name: String
  /// The class of the controller or view.
  package let className: String
  /// The root view.
  package let root: UIView
  /// The controller of a scene.
  package let controller: UIViewController?
  /// The size in points.
  package var size: CGSize { root.bounds.size }
  /// The navigation controller that the controller stands in; kept as views do not hold theirs.
  private let holder: UINavigationController?
  private let window: UIWindow?

  init(
    id: String?, name: String, className: String, root: UIView, controller: UIViewController?,
    holder: UINavigationController? = nil, window: UIWindow? = nil
  ) {
    self.id = id
    self.name = name
    self.className = className
    self.root = root
    self.controller = controller
    self.holder = holder
    self.window = window
  }
}

/// How the screens of a file are to be shown.
package struct DocumentOptions: Sendable {
  /// The size of the screen in points; nil stands for the size that the file tells.
  package var size: CGSize?
  /// The device; nil stands for the one that the file tells.
  package var device: SimulatedDevice?
  /// How large the user wants text to be; Xcode's canvas shows the usual size.
  package var textSize = UIContentSizeCategory.large
  /// Light or dark; nil stands for light, and on Xcode's canvas for what the file tells.
  package var style: UIUserInterfaceStyle?
  /// The languages the user prefers, best first; empty leaves the file as it is.
  package var languages: [String] = []
  /// Whether the device lies on its side.
  package var isLandscape = false
  /// Whether the file is laid out as Xcode's canvas does, with the stored sizes.
  package var isDesignTime = false
  /// Whether the process has classes of the app whose file this is. Where it has none, as in the
  /// command, no time is spent on searching them.
  package var hasAppClasses = true
  /// Only the scene, or the view in a scene's dock, with this object id, storyboard identifier,
  /// class, title or name; nil stands for all.
  package var scene: String?

  /// What stands around the scenes on Xcode's canvas: found once a document, as it takes a walk
  /// over all of its segues.
  var canvas: CanvasMetrics?
  /// What the screens are called: found once a document, too.
  private var knownNames: SceneNames?
  /// What stands around the scenes at run time: found once a document, too.
  var stacks: NavigationStacks?

  /// Makes the options of a screen as the file tells it, at run time.
  package init() {}

  /// What the screens of a document are called.
  fileprivate func names(in document: IBDocument) -> SceneNames {
    knownNames ?? SceneNames(document)
  }

  /// Finds once what the screens of a document are called.
  fileprivate mutating func findNames(in document: IBDocument) {
    knownNames = SceneNames(document)
  }
}

/// Makes the screens of a file.
@MainActor package enum DocumentScreens {
  /// The screens of a document in its order, with what could not be done.
  package static func screens(
    of document: IBDocument, options: DocumentOptions
  ) -> (screens: [DocumentScreen], diagnostics: [Diagnostic]) {
    var options = options
    options.findNames(in: document)
    if options.isDesignTime {
      options.canvas = CanvasMetrics(document)
    } else if document.kind == .storyboard {
      options.stacks = NavigationStacks(document)
    }
    var settings = DeviceSettings()
    settings.contentSizeCategory = options.textSize
    settings.languages = options.languages
    settings.userInterfaceStyle = style(of: document, options)
    let screen = self.screen(for: document, options: options).with(settings)
    let application = UIApplication(screen: screen)
    application.hasAppClasses = options.hasAppClasses
    application.resourceFolder = URL(fileURLWithPath: document.file).deletingLastPathComponent()
    return Diagnostics.collecting(about: document) { [options] in
      let screens = application.run {
        NibBudget.inOneGo {
          Diagnostics.at(document) {
            LayoutReport.deferring { self.screens(of: document, options, screen) }
          }
        }
      }
      var report = LayoutReport(document, isDesignTime: options.isDesignTime)
      for screen in screens { report.run(screen.root) }
      report.finish()
      if screens.isEmpty, options.scene == nil {
        Diagnostics.at(document) {
          Diagnostics.report("the file has no screen: neither a view nor a view controller")
        }
      }
      return screens
    }
  }

  private static func screens(
    of document: IBDocument, _ options: DocumentOptions, _ screen: UIScreen
  ) -> [DocumentScreen] {
    switch document.kind {
    case .storyboard: return scenes(of: document, options: options, screen: screen)
    case .xib: return topLevel(of: document, options: options, screen: screen)
    }
  }

  private static func screen(for document: IBDocument, options: DocumentOptions) -> UIScreen {
    let device = options.device ?? document.device.flatMap { SimulatedDevice.named($0.id) }
    let isStoredOnItsSide =
      options.device == nil && document.device?.orientation == "landscape"
    if let size = options.size {
      let size = options.isLandscape ? CGSize(width: size.height, height: size.width) : size
      return UIScreen(size: size, scale: device?.scale ?? 2)
    }
    let isLandscape = options.isLandscape || isStoredOnItsSide
    let standard = CGSize(width: isLandscape ? 667 : 375, height: isLandscape ? 375 : 667)
    return device?.screen(isLandscape: isLandscape) ?? UIScreen(size: standard)
  }

  /// Xcode's canvas shows the appearance that the file tells, a device is light unless set.
  private static func style(
    of document: IBDocument, _ options: DocumentOptions
  ) -> UIUserInterfaceStyle {
    if let style = options.style { return style }
    return options.isDesignTime && document.device?.appearance == "dark" ? .dark : .light
  }

  /// The size a root view gets at run time; nil leaves the stored one.
  private static func runtimeSize(
    _ root: IBElement, _ document: IBDocument, _ options: DocumentOptions, _ screen: UIScreen
  ) -> CGSize? {
    if options.size != nil || options.device != nil || options.isLandscape {
      return screen.bounds.size
    }
    guard !options.isDesignTime, document.device != nil,
      document.kind == .storyboard || isScreenOfOwner(root, document, options)
    else { return nil }
    return screen.bounds.size
  }

  /// Whether the top-level view of a xib is the whole screen of the controller that owns the xib.
  ///
  /// A view of a size of its own is a part of some screen.
  private static func isScreenOfOwner(
    _ root: IBElement, _ document: IBDocument, _ options: DocumentOptions
  ) -> Bool {
    let metrics = root.first(key: "simulatedDestinationMetrics")?.name
    guard let id = root.id, metrics != "freeformSimulatedSizeMetrics" else { return false }
    return id == options.names(in: document).ownersView
  }

  // MARK: Storyboards

  private static func scenes(
    of document: IBDocument, options: DocumentOptions, screen: UIScreen
  ) -> [DocumentScreen] {
    let storyboard = UIStoryboard(
      document: document, name: document.file, bundle: nil, isDesignTime: options.isDesignTime)
    reportUnusableScenes(of: document)
    let names = options.names(in: document)
    var screens: [DocumentScreen] = []
    for id in storyboard.sceneIDs {
      guard let element = document.element(id: id),
        element.name != "viewControllerPlaceholder"
      else { continue }
      let isAsked = { names.matches($0, options.scene) }
      let isWanted = isAsked(element)
      guard isWanted || document.parent(of: element)?.items.contains(where: isAsked) == true else {
        continue
      }
      UIStoryboard.constructing(oneOfMany: id) {
        guard let controller = storyboard.controller(id: id), let view = controller.view else {
          Diagnostics.at(file: document.file, line: element.line, id: id) {
            Diagnostics.report(
              "the scene of <\(element.name)> \"\(id)\" could not be made", severity: .error)
          }
          return
        }
        if isWanted {
          screens.append(show(controller, view, element, document, options, screen))
        }
        for (docked, element) in controller.scene?.dockedViews ?? []
        where isWanted || isAsked(element) {
          screens.append(show(docked, element, document, options, screen))
        }
      }
    }
    return screens
  }

  private static func reportUnusableScenes(of document: IBDocument) {
    for scene in document.root.first("scenes")?.all("scene") ?? []
    where UIStoryboard.controllerElement(of: scene)?.id == nil {
      Diagnostics.at(file: document.file, line: scene.line, id: nil) {
        Diagnostics.report(
          "a scene without a controller that has an id is left out", severity: .error)
      }
    }
  }

  private static func show(
    _ controller: UIViewController, _ view: UIView, _ element: IBElement, _ document: IBDocument,
    _ options: DocumentOptions, _ screen: UIScreen
  ) -> DocumentScreen {
    let size = runtimeSize(element, document, options, screen) ?? view.bounds.size
    let holder = options.stacks?.holder(showing: controller, id: element.id)
    let root = holder?.view ?? view
    let window = host(
      root, size: size, controller: element, root: rootElement(of: view, document) ?? element,
      document, options, screen)
    return DocumentScreen(
      id: element.id, name: options.names(in: document).of(element),
      className: className(of: controller), root: root, controller: controller, holder: holder,
      window: window)
  }

  private static func rootElement(of view: UIView, _ document: IBDocument) -> IBElement? {
    view.nibOrigin?.id.flatMap { document.element(id: $0) }
  }

  /// Lays a root view out in a window of its size, under the bars that stand around it.
  private static func host(
    _ view: UIView, size: CGSize, controller: IBElement?, root: IBElement,
    _ document: IBDocument, _ options: DocumentOptions, _ screen: UIScreen
  ) -> UIWindow {
    var insets = size.width == screen.bounds.width ? screen.deviceInsets : .zero
    if let canvas = options.canvas {
      insets = canvas.insets(controller: controller, root: root, size: size)
    }
    let window = UIWindow(
      screen: UIScreen(
        size: size, scale: screen.scale, deviceInsets: insets, deviceSize: screen.bounds.size,
        settings: screen.settings))
    if let tint = UIColor.globalTint(of: document) { window.tintColor = tint }
    view.frame = CGRect(origin: .zero, size: size)
    window.addSubview(view)
    window.layoutIfNeeded()
    return window
  }

  // MARK: Xibs

  private static func topLevel(
    of document: IBDocument, options: DocumentOptions, screen: UIScreen
  ) -> [DocumentScreen] {
    let context = NibContext(
      document: document, finder: NibFinder.of(nil, anchor: nil),
      isDesignTime: options.isDesignTime)
    let entries = UINib(document: document).makeTopLevel(in: context, owner: nil)
    var screens: [DocumentScreen] = []
    let names = options.names(in: document)
    for entry in entries where names.matches(entry.element, options.scene) {
      let element = entry.element
      if let controller = entry.object as? UIViewController, let view = controller.view {
        screens.append(show(controller, view, element, document, options, screen))
      } else if let view = entry.object as? UIView {
        screens.append(show(view, element, document, options, screen))
      }
    }
    return screens
  }

  private static func show(
    _ view: UIView, _ element: IBElement, _ document: IBDocument, _ options: DocumentOptions,
    _ screen: UIScreen
  ) -> DocumentScreen {
    let size = runtimeSize(element, document, options, screen) ?? view.bounds.size
    view.isHidden = view is UIWindow ? false : view.isHidden
    guard !(view is UIWindow) else {
      view.frame = CGRect(origin: .zero, size: size)
      view.layoutIfNeeded()
      return DocumentScreen(
        id: element.id, name: options.names(in: document).of(element),
        className: className(of: view),
        root: view,
        controller: nil)
    }
    view.layout.isScreenRoot = true
    let window = host(
      view, size: size, controller: nil, root: element, document, options, screen)
    return DocumentScreen(
      id: element.id, name: options.names(in: document).of(element), className: className(of: view),
      root: view,
      controller: nil, window: window)
  }

  private static func className(of object: AnyObject) -> String {
    String(describing: type(of: object))
  }
}
