import UIKit

@MainActor
protocol SecondViewControllerDelegate: AnyObject {
  func secondViewController(_ controller: SecondViewController, didAnswer answer: String)
}

class SecondViewController: UIViewController {
  /// Who asks; set before the view is loaded.
  var name = ""
  weak var delegate: SecondViewControllerDelegate?

  @IBOutlet private weak var greetingLabel: UILabel!
  @IBOutlet private weak var answerField: UITextField!

  override func viewDidLoad() {
    super.viewDidLoad()
    greetingLabel.text = name.isEmpty ? "Someone without a name" : "Hello, \(name)!"
  }

  @IBAction private func sendBack(_ sender: UIButton) {
    delegate?.secondViewController(self, didAnswer: answerField.text ?? "")
    navigationController?.popViewController(animated: true)
  }
}
