import UIKit

class OrderViewController: UIViewController {
  @IBOutlet private weak var totalLabel: UILabel!
  private weak var counter: CounterViewController?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "EmbedCounter",
      let counter = segue.destination as? CounterViewController
    else { return }
    counter.count = 2
    counter.onChange = { [weak self] count in self?.showTotal(of: count) }
    self.counter = counter
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showTotal(of: counter?.count ?? 0)
  }

  private func showTotal(of count: Int) {
    totalLabel.text = "\(count) tickets: \(count * 7) euros"
  }

  @IBAction private func startOver(_ sender: UIButton) {
    counter?.count = 0
  }
}
