import Canvas

extension UIView {
  /// A view whose class is not here, and which holds nothing else to look at, is a box with the name of
  /// that class: nobody can tell what its own code would draw.
  func drawStandIn(on canvas: any Canvas, frame: CGRect) {
    guard let name = nibOrigin?.customClass, type(of: self) == UIView.self,
      storedSubviews.isEmpty, frame.width >= 48, frame.height >= 32
    else { return }
    canvas.draw(BoxDrawing(frame: frame, isRounded: layer.cornerRadius > 0, content: name))
  }
}
