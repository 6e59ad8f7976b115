import UIKit
import XCUIAutomation

/// A table of numbered rows that can be deleted.
private final class TableScreen: UITableViewController {
  private var rows: [Int]
  private let journal: Journal

  init(rows: Int, _ journal: Journal) {
    self.rows = Array(0..<rows)
    self.journal = journal
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "Row \(rows[indexPath.row])"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    journal.lines.append("selected \(rows[indexPath.row])")
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }
}

@MainActor func makeTableScreen(rows: Int, _ journal: Journal) -> UIViewController {
  TableScreen(rows: rows, journal)
}

extension XCUIApplication {
  /// Launches an app that shows one controller on a small display.
  static func launched(
    showing controller: @autoclosure @escaping @MainActor () -> UIViewController
  ) -> XCUIApplication {
    let app = XCUIApplication(
      rootViewController: controller(), screen: ScreenSize(width: 320, height: 320))
    app.launch()
    return app
  }
}
