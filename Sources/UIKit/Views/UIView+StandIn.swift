import Canvas

extension UIView {
  /// A view that code which is not here would fill, and which holds nothing else to look at, is a
  /// box with the name of that code's class: nobody can tell what it would draw.
  func drawStandIn(on canvas: any Canvas, frame: CGRect) {
    guard let name = standInText(in: frame.size) else { return }
    canvas.draw(BoxDrawing(frame: frame, isRounded: layer.cornerRadius > 0, content: name))
  }

  /// What the box says that stands for the view's content; nil for views that show themselves.
  var boxText: String? {
    (self as? NamedBoxView)?.boxContent ?? standInText(in: bounds.size)
  }

  private func standInText(in size: CGSize) -> String? {
    guard size.width >= 48 && size.height >= 32 else { return nil }
    return holdsNothing ? standInName ?? emptyContainer : emptyContainer
  }

  /// The class of the container whose whole view it is and which gets its screens from code that is
  /// not here.
  private var emptyContainer: String? {
    guard let controller = next as? UIViewController, let origin = controller.nibOrigin,
      origin.names != nil, controller.managesChildAppearance, controller.visibleChildren.isEmpty
    else { return nil }
    return origin.customClass ?? String(describing: type(of: controller))
  }

  /// What the app's code calls the view, as `⟨photoView⟩`, where that code is not here to fill it.
  var nameInCode: String? { nibOrigin?.names?.sign }

  /// Shows by what name code knows the view, which shows nothing as long as code gives it nothing.
  func drawNameInCode(
    on canvas: any Canvas, frame: CGRect, placement: HorizontalPlacement = .center,
    _ decorated: (String) -> String = { $0 }
  ) {
    guard let name = nameInCode else { return }
    canvas.draw(NameDrawing(text: decorated(name), frame: frame, placement: placement))
  }

  /// Shows what a cell is whose content comes from code that is not here: its class, or the
  /// identifier by which code asks for it.
  func drawPrototype(
    holding content: UIView, _ reuseIdentifier: String?, on canvas: any Canvas, frame: CGRect
  ) {
    guard let origin = nibOrigin, origin.names != nil, content.holdsNothing else { return }
    let identifier = reuseIdentifier.flatMap { $0.isEmpty ? nil : "⟨\($0)⟩" }
    guard let name = origin.customClass ?? identifier else { return }
    canvas.draw(NameDrawing(text: name, frame: frame))
  }

  /// By which identifier code that is not here asks for the cell, for a list of elements.
  func reuseNotes(_ reuseIdentifier: String?) -> [String] {
    guard nibOrigin?.names != nil, let reuseIdentifier, !reuseIdentifier.isEmpty else { return [] }
    return ["reuse identifier \(QuotedText.of(reuseIdentifier))"]
  }

  /// The class of the view, or of the controller whose whole view it is, that a file names and that
  /// is not here.
  var absentClass: String? {
    guard type(of: self) == UIView.self else { return nil }
    if let name = nibOrigin?.customClass ?? nibOrigin?.names?.owner { return name }
    guard let controller = next as? UIViewController, type(of: controller) == UIViewController.self
    else { return nil }
    return controller.nibOrigin?.customClass
  }

  /// Whether the view is there only for what is put into it.
  var isPlainContainer: Bool {
    let type = type(of: self)
    return type == UIView.self || type == UIScrollView.self || type == UIStackView.self
  }

  private var holdsNothing: Bool {
    storedSubviews.allSatisfy { !$0.isShown || $0.frame.isEmpty }
  }
}
