import UIKit

class DraftViewController: UIViewController {
  @IBOutlet private weak var keptField: UITextField!

  /// Outlives the view; the second field has nothing like it.
  private var draft = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    keptField.text = draft
  }

  @IBAction private func draftDidChange(_ sender: UITextField) {
    draft = sender.text ?? ""
  }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    // A view that nobody sees can be made again.
    if isViewLoaded && view.window == nil { view = nil }
  }
}
