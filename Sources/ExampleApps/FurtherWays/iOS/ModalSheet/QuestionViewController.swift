import UIKit

class QuestionViewController: UIViewController {
  @IBOutlet private weak var answerField: UITextField!

  /// Called once, with nil when the user gave up.
  private let completion: (String?) -> Void

  init(completion: @escaping (String?) -> Void) {
    self.completion = completion
    super.init(nibName: "QuestionViewController", bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  @IBAction private func send() {
    completion(answerField.text ?? "")
  }

  @IBAction private func cancel() {
    completion(nil)
  }
}
