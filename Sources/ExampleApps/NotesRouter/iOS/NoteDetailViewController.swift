import UIKit

class NoteDetailViewController: UIViewController {
  @IBOutlet private weak var textLabel: UILabel!

  /// The note to show; set before the view is loaded.
  var note: Note?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note?.title
    edgesForExtendedLayout = []
    textLabel.text = note?.text
  }
}
