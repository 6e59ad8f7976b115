import UIKit

class FirstViewController: UIViewController {
  @IBOutlet weak var label: UILabel!
  @IBOutlet var model: SharedModel!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = model.text
  }
}
