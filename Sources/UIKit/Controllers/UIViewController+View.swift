extension UIViewController {
  /// Loads the view and calls `viewDidLoad`, both at most once.
  func loadViewOnce() {
    if storedView == nil {
      loadView()
      if storedView == nil {
        Diagnostics.at(nibOrigin) {
          Diagnostics.report("\(type(of: self)).loadView left no view; an empty one is used")
        }
        setRootView(UIView(frame: screenBounds))
      }
    }
    guard !isViewDidLoadDone else { return }
    isViewDidLoadDone = true
    CallbackLog.note("viewDidLoad()", of: self)
    viewDidLoad()
  }

  /// Sets or unloads the root view.
  func setRootView(_ newView: UIView?) {
    guard newView !== storedView else { return }
    if let old = storedView {
      old.viewController = nil
      if newView == nil { old.removeFromSuperview() }
    }
    storedView = newView
    newView?.viewController = self
    if newView == nil {
      isViewDidLoadDone = false
      scene?.forgetViews()
    }
  }

  /// Where the view comes from, in UIKit's order: the scene, the nib by name, the nib by class,
  /// or nothing, which gives an empty view.
  func loadViewFromNib() {
    if let scene, scene.loadView(for: self) { return }
    if let name = nibName, !name.isEmpty {
      loadNib(named: name)
      return
    }
    let finder = NibFinder.of(nibBundle, anchor: type(of: self))
    for name in UIViewController.nibNames(for: nibClassName) {
      guard let url = finder.url(name: name, extensions: ["xib"]) else { continue }
      UINib(contentsOf: url, bundle: nibBundle).instantiate(withOwner: self, options: nil)
      if storedView != nil { return }
    }
    let view = UIView(frame: screenBounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setRootView(view)
  }

  private func loadNib(named name: String) {
    let finder = NibFinder.of(nibBundle, anchor: type(of: self))
    guard let url = finder.url(name: name, extensions: ["xib"]) else {
      Diagnostics.at(nibOrigin) {
        Diagnostics.report(
          "no nib \"\(name)\" for \(type(of: self)): \(finder.missing("\(name).xib"))",
          severity: .error)
      }
      return
    }
    UINib(contentsOf: url, bundle: nibBundle).instantiate(withOwner: self, options: nil)
    if storedView == nil {
      Diagnostics.at(file: url.path, line: 1, id: nil) {
        Diagnostics.report(
          "the nib does not connect the view of its owner \(type(of: self))", severity: .error)
      }
    }
  }

  /// The names under which UIKit looks for the nib of a class: without "Controller" first.
  ///
  /// Source: UIViewController's documentation of `nibName`. Only the class itself is looked for,
  /// not its superclasses.
  static func nibNames(for name: String?) -> [String] {
    guard let name else { return [] }
    guard name.hasSuffix("ViewController") else { return [name] }
    return [String(name.dropLast("Controller".count)), name]
  }

  /// The class whose name the nib may have: the app's own, also where a file only names it; none
  /// for UIKit's classes.
  private var nibClassName: String? {
    let type = type(of: self)
    if NibContext.module(of: type) != "UIKit" { return String(describing: type) }
    return nibOrigin?.customClass
  }

  private var screenBounds: CGRect { UIScreen.main.bounds }

  /// Tells this controller, its children and what it presents that memory is short.
  func receiveMemoryWarningInTree() {
    didReceiveMemoryWarning()
    for child in storedChildren { child.receiveMemoryWarningInTree() }
    presentation?.presented.receiveMemoryWarningInTree()
  }
}
