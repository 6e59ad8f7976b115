import UIKit

/// Makes the screens, and knows which one follows which.
class Router: UINavigationController {
  private var notes: [Note] = []
  private weak var list: NotesListViewController?

  override func viewDidLoad() {
    super.viewDidLoad()
    // Every way back is a choice of the screen's, so a stray swipe must not take one.
    interactivePopGestureRecognizer?.isEnabled = false
    showList()
  }

  private func showList() {
    let list = NotesListViewController()
    list.onCreate = { [weak self] in self?.showNewNote() }
    list.onSelect = { [weak self] note in self?.showDetail(of: note) }
    self.list = list
    setViewControllers([list], animated: false)
  }

  private func showNewNote() {
    let newNote = NewNoteViewController()
    newNote.onSave = { [weak self] note in self?.add(note) }
    pushViewController(newNote, animated: true)
  }

  private func showDetail(of note: Note) {
    let detail = NoteDetailViewController()
    detail.note = note
    pushViewController(detail, animated: true)
  }

  private func add(_ note: Note) {
    notes.append(note)
    list?.notes = notes
    popViewController(animated: true)
  }
}
