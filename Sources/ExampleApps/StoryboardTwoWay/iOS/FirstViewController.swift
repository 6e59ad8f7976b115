import UIKit

class FirstViewController: UIViewController, SecondViewControllerDelegate {
  @IBOutlet private weak var answerLabel: UILabel!
  @IBOutlet private weak var nameField: UITextField!

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "ShowSecond",
      let second = segue.destination as? SecondViewController
    else { return }
    second.name = nameField.text ?? ""
    second.delegate = self
  }

  // MARK: - SecondViewControllerDelegate

  func secondViewController(_ controller: SecondViewController, didAnswer answer: String) {
    answerLabel.text = answer.isEmpty ? "An empty answer" : "Answer: \(answer)"
  }
}
