import UIKit

class FirstViewController: UIViewController {
  @IBOutlet weak var label: UILabel!
  @IBOutlet weak var second: SecondViewController!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    label.text = second.text
  }
}
