import UIKit

class NewNoteViewController: UIViewController {
  @IBOutlet private weak var titleField: UITextField!
  @IBOutlet private weak var textField: UITextField!

  var onSave: ((Note) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Note"
    edgesForExtendedLayout = []
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .save, target: self, action: #selector(save))
    titleDidChange(titleField)
  }

  /// A note without a title could not be found again in the list.
  @IBAction private func titleDidChange(_ sender: UITextField) {
    navigationItem.rightBarButtonItem?.isEnabled = sender.text?.isEmpty == false
  }

  @objc private func save() {
    onSave?(Note(title: titleField.text ?? "", text: textField.text ?? ""))
  }
}
