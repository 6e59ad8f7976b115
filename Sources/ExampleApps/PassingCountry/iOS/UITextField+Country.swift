import UIKit

extension UITextField {
  /// A rounded field across the screen, its upper edge at `y`.
  convenience init(placeholder: String, y: CGFloat) {
    self.init(frame: CGRect(x: 8, y: y, width: 304, height: 30))
    self.placeholder = placeholder
    borderStyle = .roundedRect
    autoresizingMask = .flexibleWidth
  }
}
