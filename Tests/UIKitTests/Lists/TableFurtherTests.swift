import Testing

@testable import UIKit

@MainActor @Suite struct TableFurtherTests {
  /// A list of names that can be sorted by hand, with an index and menus.
  @MainActor private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: [[String]]
    var index: [String]?
    var log: [String] = []
    var movesNothing: Set<String> = []

    init(_ sections: [String]...) { self.sections = sections }

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section].count
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = sections[indexPath.section][indexPath.row]
      cell.showsReorderControl = true
      return cell
    }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      !movesNothing.contains(sections[indexPath.section][indexPath.row])
    }
    func tableView(
      _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
      let name = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
      sections[destinationIndexPath.section].insert(name, at: destinationIndexPath.row)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? { index }
    func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { index == nil && section == 0 ? "All of them" : nil }
    func tableView(
      _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: "Pin") { [weak self] _, _, done in
          self?.log.append("pin \(indexPath.row)")
          done(true)
        }
      ])
    }
    func tableView(
      _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
      point: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        UIMenu(children: [
          UIAction(title: "Copy") { _ in self?.log.append("copy \(indexPath.row)") }
        ])
      }
    }
  }

  private func stage(
    _ names: Names, style: UITableView.Style = .plain, height: CGFloat = 160
  ) -> (Stage, UITableView) {
    let table = UITableView(
      frame: CGRect(x: 0, y: 20, width: 240, height: height), style: style)
    table.dataSource = names
    table.delegate = names
    let root = UIViewController()
    root.view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.view.addSubview(table)
    let stage = Stage(root: root)
    stage.application.commit()
    return (stage, table)
  }

  @Test func handlesMoveRows() {
    let names = Names(["Anna", "Ben", "Cleo"])
    names.movesNothing = ["Cleo"]
    let (stage, table) = stage(names)
    table.setEditing(true, animated: false)
    stage.application.commit()
    #expect(
      Pictures.picture(of: table) == """
        ┌──────────────────────────────┐
        │                              │
        │  ⊖    Anna                ≡  │
        │       ───────────────────────┤
        │                              │
        │  ⊖    Ben                 ≡  │
        │       ───────────────────────┤
        │  ⊖    Cleo                   │
        │                              │
        │       ───────────────────────┤
        │  All of them                 │
        └──────────────────────────────┘
        """)
    stage.touch(CGPoint(x: 212, y: 42), liftAt: CGPoint(x: 212, y: 86))
    #expect(names.log == ["move 0 to 1"] && names.sections == [["Ben", "Anna", "Cleo"]])
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["Ben", "Anna", "Cleo"])
    #expect(table.contentOffset == .zero)
    table.setEditing(false, animated: false)
    stage.application.commit()
    #expect(!Pictures.picture(of: table).contains("≡"))
  }

  @Test func anIndexLeadsToItsSections() {
    let names = Names(["Anna", "Ada"], ["Ben", "Bo", "Bill"], ["Cleo", "Cem", "Chris"])
    names.index = ["A", "B", "C"]
    let (stage, table) = stage(names)
    #expect(
      Pictures.picture(of: table) == """
        ┌──────────────────────────────┐
        │                              │
        │  Anna                        │
        │  ──────────────────────────  │
        │                              │
        │  Ada                       A │
        │  ──────────────────────────B │
        │  Ben                       C │
        │                              │
        │  ──────────────────────────  │
        │  Bo                          │
        └──────────────────────────────┘
        """)
    stage.touch(CGPoint(x: 232, y: 100))
    #expect(table.contentOffset.y == 88)
    #expect(Pictures.screen(of: stage.application).contains("\"Section index\""))
  }

  @Test func aShortTableHasNoIndex() {
    let names = Names(["Anna"])
    names.index = ["A"]
    let (stage, table) = stage(names)
    table.sectionIndexMinimumDisplayRowCount = 2
    stage.application.commit()
    #expect(table.state.index == nil)
  }

  @Test func aSwipeToTheRightShowsActionsOfTheLeadingEdge() {
    let names = Names(["Anna", "Ben"])
    let (stage, table) = stage(names)
    stage.touch(CGPoint(x: 100, y: 42), liftAt: CGPoint(x: 180, y: 42))
    let lines = Pictures.picture(of: table).split(separator: "\n")
    #expect(lines[2] == "│(  Pin  )  Anna               │")
    stage.touch(CGPoint(x: 30, y: 42))
    #expect(names.log == ["pin 0"])
    #expect(!Pictures.picture(of: table).contains("Pin"))
  }

  @Test func aFingerThatRestsOnARowOpensItsMenu() {
    let names = Names(["Anna", "Ben"])
    let (stage, _) = stage(names)
    stage.application.run {
      let touch = UITouch(window: stage.window, location: CGPoint(x: 60, y: 86))
      stage.application.sendEvent(UIEvent(touches: [touch]))
      touch.phase = .stationary
      touch.restingTime = 1
      stage.application.sendEvent(UIEvent(touches: [touch]))
      touch.phase = .ended
      stage.application.sendEvent(UIEvent(touches: [touch]))
      stage.application.commit()
    }
    #expect(Pictures.picture(of: stage.application).contains("Copy"))
    stage.touch(CGPoint(x: 60, y: 130))
    #expect(names.log == ["copy 1"])
  }
}
