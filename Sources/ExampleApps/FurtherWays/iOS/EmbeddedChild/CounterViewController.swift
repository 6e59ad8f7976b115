import UIKit

class CounterViewController: UIViewController {
  @IBOutlet private weak var countLabel: UILabel!

  var onChange: ((Int) -> Void)?
  var count = 0 {
    didSet {
      if isViewLoaded { showCount() }
      onChange?(count)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showCount()
  }

  private func showCount() {
    countLabel.text = "\(count)"
  }

  @IBAction private func addOne() {
    count += 1
  }
}
