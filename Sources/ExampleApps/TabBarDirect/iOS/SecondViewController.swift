import UIKit

class SecondViewController: UIViewController, UITextFieldDelegate {
  @IBOutlet weak var textField: UITextField!

  /// What the field says, once there is a field.
  var text: String? {
    isViewLoaded ? textField.text : "Not initialized"
  }

  // MARK: - UITextFieldDelegate

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}
