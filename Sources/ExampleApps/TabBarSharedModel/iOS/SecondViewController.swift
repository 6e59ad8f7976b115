import UIKit

class SecondViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var textField: UITextField!
  @IBOutlet var model: SharedModel!

  // MARK: - UITextFieldDelegate

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    model.text = textField.text ?? ""
    textField.resignFirstResponder()
    return true
  }
}
