import Testing

@testable import UIKit

/// A table's data source and delegate that notes what it is asked for.
@MainActor final class Fruits: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var log: [String] = []
  var refused: Set<Int> = []
  var madeCells = 0

  init(_ sections: [String]...) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if let idle = tableView.dequeueReusableCell(withIdentifier: "Fruit") {
      cell = idle
    } else {
      madeCells += 1
      cell = UITableViewCell(style: .default, reuseIdentifier: "Fruit")
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("shouldHighlight \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("didHighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("didUnhighlight \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return refused.contains(indexPath.row) ? nil : indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.append("accessory \(indexPath.row)") }
}

/// A table that fills a window of 320 by 480 points, below a status bar of 20 points.
@MainActor struct TableStage {
  let stage: Stage
  let table: UITableView
  let controller = UIViewController()

  init(
    _ fruits: Fruits, style: UITableView.Style = .plain, frame: CGRect? = nil,
    _ change: (UITableView) -> Void = { _ in }
  ) {
    table = UITableView(
      frame: frame ?? CGRect(x: 0, y: 20, width: 320, height: 460), style: style)
    table.dataSource = fruits
    table.delegate = fruits
    change(table)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(table)
    controller.view = root
    stage = Stage(root: controller)
    stage.application.commit()
  }

  /// Taps the middle of a row.
  func tap(row: Int, section: Int = 0) { stage.touch(middle(row: row, section: section)) }

  /// Moves a finger from the middle of a row.
  func drag(row: Int, section: Int = 0, by distance: CGPoint) {
    let start = middle(row: row, section: section)
    stage.touch(start, liftAt: CGPoint(x: start.x + distance.x, y: start.y + distance.y))
  }

  private func middle(row: Int, section: Int) -> CGPoint {
    let rect = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
  }

  /// Taps the middle of a view.
  func tap(_ view: UIView) {
    stage.touch(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  /// The texts of the rows on screen.
  var texts: [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

  var picture: String { Pictures.picture(of: table) }
}

/// Names of rows: `Row 0` to the last.
func rows(_ count: Int) -> [String] { (0..<count).map { "Row \($0)" } }

/// The first view of a class in a tree.
@MainActor func first<View: UIView>(_ type: View.Type, in view: UIView?) -> View? {
  guard let view else { return nil }
  if let found = view as? View { return found }
  return view.subviews.lazy.compactMap { first(type, in: $0) }.first
}
