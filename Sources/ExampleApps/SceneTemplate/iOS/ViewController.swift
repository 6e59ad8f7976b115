import UIKit

class ViewController: UIViewController {
  @IBOutlet private weak var greeting: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    greeting.text = "Hello from a scene"
  }
}
