import UIKit

class ColorViewController: UIViewController {
  /// Set before the view is loaded.
  var name = ""

  @IBOutlet private weak var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    nameLabel.text = "This is \(name.lowercased())."
  }
}
