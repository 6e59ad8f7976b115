import UIKit

class NotesListViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  @IBOutlet private weak var tableView: UITableView!
  @IBOutlet private weak var emptyLabel: UILabel!

  var notes: [Note] = [] {
    didSet { if isViewLoaded { showNotes() } }
  }
  var onCreate: (() -> Void)?
  var onSelect: ((Note) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Notes"
    edgesForExtendedLayout = []
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(create))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Note")
    showNotes()
  }

  private func showNotes() {
    tableView.isHidden = notes.isEmpty
    emptyLabel.isHidden = !notes.isEmpty
    tableView.reloadData()
  }

  @objc private func create() {
    onCreate?()
  }

  // MARK: - UITableViewDataSource

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Note", for: indexPath)
    cell.textLabel?.text = notes[indexPath.row].title
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  // MARK: - UITableViewDelegate

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onSelect?(notes[indexPath.row])
  }
}
