import UIKit

class SheetHostViewController: UIViewController {
  @IBOutlet private weak var resultLabel: UILabel!

  @IBAction private func ask(_ sender: UIButton) {
    let sheet = QuestionViewController { [weak self] answer in
      self?.dismiss(animated: true)
      self?.showResult(answer)
    }
    sheet.modalPresentationStyle = .pageSheet
    present(sheet, animated: true)
  }

  private func showResult(_ answer: String?) {
    guard let answer else {
      resultLabel.text = "Cancelled"
      return
    }
    resultLabel.text = answer.isEmpty ? "An empty answer" : "Answer: \(answer)"
  }
}
