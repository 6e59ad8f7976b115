import UIKit

final class GreetingViewController: UIViewController {
  private let field = UITextField(frame: CGRect(x: 16, y: 48, width: 240, height: 32))
  private let label = UILabel(frame: CGRect(x: 16, y: 144, width: 240, height: 32))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 96, width: 240, height: 32)
    button.setTitle("Greet", for: .normal)
    button.addTarget(self, action: #selector(greet), for: .touchUpInside)
    [field, button, label].forEach(view.addSubview)
  }

  @objc private func greet() {
    label.text = "Hello, \(field.text ?? "")"
  }
}
