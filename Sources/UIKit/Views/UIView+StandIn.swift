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
    size.width >= 48 && size.height >= 32 && holdsNothing ? standInName : nil
  }

  /// The class of the view, or of the controller whose whole view it is, that a file names and that
  /// is not here.
  var absentClass: String? {
    guard type(of: self) == UIView.self else { return nil }
    if let name = nibOrigin?.customClass { return name }
    guard let controller = next as? UIViewController, type(of: controller) == UIViewController.self
    else { return nil }
    return controller.nibOrigin?.customClass
  }

  private var holdsNothing: Bool {
    storedSubviews.allSatisfy { !$0.isShown || $0.frame.isEmpty }
  }
}
