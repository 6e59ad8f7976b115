import UIKit

class ContactsViewController: UIViewController {
  @IBAction private func open(_ sender: UIButton) {
    guard let storyboard, let name = sender.currentTitle else { return }
    let contact = Contact(name: name, visits: sender.tag)
    let controller = storyboard.instantiateViewController(identifier: "Contact") { coder in
      ContactViewController(coder: coder, contact: contact)
    }
    navigationController?.pushViewController(controller, animated: true)
  }
}
