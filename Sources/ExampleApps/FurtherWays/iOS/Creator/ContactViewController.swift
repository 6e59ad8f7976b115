import UIKit

struct Contact {
  let name: String
  let visits: Int
}

class ContactViewController: UIViewController {
  @IBOutlet private weak var summaryLabel: UILabel!

  /// Never missing, for the controller cannot be made without it.
  private let contact: Contact

  init?(coder: NSCoder, contact: Contact) {
    self.contact = contact
    super.init(coder: coder)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    return nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = contact.name
    summaryLabel.text = "\(contact.name) came \(contact.visits) times"
  }
}
