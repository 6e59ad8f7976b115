import UIKit
import XCUIAutomation

extension WidgetScreen {
  /// Every screen that has a golden.
  static let all = controls + texts + pickers + bars + views + lists + controllers + overlays

  private static let controls: [WidgetScreen] = [
    .view("button", height: 360),
    .view("button-configuration", height: 560),
    .view("segmented-control", height: 260),
    .view("slider", height: 270),
    .view("stepper", height: 220),
    .view("switch", height: 240),
    .view("progress", height: 140),
    .view("activity-indicator", height: 200),
    .view("page-control", height: 240),
  ]

  private static let texts: [WidgetScreen] = [
    .view("label", height: 340),
    .view("text-field", height: 340),
    .view("text-field", height: 340, as: "text-field-typing") { app in
      app.textFields["Town"].tap()
      app.typeText("Be")
    },
    .view("text-view", height: 300),
  ]

  private static let pickers: [WidgetScreen] = [
    .view(
      "picker", height: 260,
      preparation: { controller in
        let picker = controller.view.first(UIPickerView.self)
        picker?.dataSource = Fruits.shared
        picker?.delegate = Fruits.shared
      }),
    .view("date-picker-wheels", height: 940),
    .view("date-picker-compact", height: 480),
    .view("date-picker-compact", height: 480, as: "date-picker-compact-opened") { app in
      app.buttons.matching(identifier: "Date Picker").element(boundBy: 1).tap()
    },
    .view("date-picker-inline", height: 500),
    .view("date-picker-inline", height: 500, as: "date-picker-inline-chosen") { app in
      app.datePickers.buttons["Next Month"].tap()
      app.datePickers.collectionViews.staticTexts["3"].tap()
    },
  ]

  private static let bars: [WidgetScreen] = [
    .view("navigation-bar", height: 260),
    .view("toolbar", height: 160),
    .view("tab-bar", height: 140),
    .view("search-bar", height: 400),
    .storyboard("navigation-toolbar", height: 240),
    .storyboard("large-title", height: 320),
    .storyboard("large-title", height: 320, as: "navigation-prompt") { app in
      app.buttons["Open Inbox"].tap()
    },
    .storyboard("search-controller", height: 320, preparation: addSearch),
    .storyboard(
      "search-controller", height: 320, as: "search-controller-active",
      steps: { app in
        app.searchFields["Find"].tap()
        app.typeText("Br")
      }, preparation: addSearch),
    .storyboard("tab-bar-more", height: 240),
    .storyboard("tab-bar-more", height: 400, as: "tab-bar-more-opened") { app in
      app.tabBars.buttons["More"].tap()
    },
  ]

  private static let views: [WidgetScreen] = [
    .view("image-view", height: 340),
    .view("stack-view", height: 260),
    .view("visual-effect", height: 100),
    .view("boxes", height: 520),
    .view("scroll-view", height: 240),
    .view("scroll-view", height: 240, as: "scroll-view-scrolled") { app in
      app.scrollViews.firstMatch.swipeUp()
    },
    .view("form", height: 420),
    .view("form", height: 420, as: "form-right-to-left", arguments: rightToLeft),
    WidgetScreen(
      name: "window", file: "window", start: .mainNib,
      screen: ScreenSize(width: 320, height: 200), steps: { _ in }),
  ]

  private static let rightToLeft = ["-NSForceRightToLeftWritingDirection", "YES"]

  private static let lists: [WidgetScreen] = [
    .storyboard("table-plain", height: 480),
    .storyboard("table-grouped", height: 520),
    .storyboard("table-inset-grouped", height: 520),
    .storyboard("table-cells", height: 680),
    .storyboard(
      "table-editing", height: 320,
      preparation: { controller in
        let list = (controller as? UINavigationController)?.topViewController
        let table = list?.view as? UITableView
        table?.dataSource = Groceries.shared
        table?.setEditing(true, animated: false)
      }),
    .storyboard("refresh-control", height: 480) { app in
      let list = app.tables.firstMatch
      let end = list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.9))
      list.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.3))
        .press(forDuration: 0, thenDragTo: end)
    },
    .storyboard(
      "collection-view", height: 320,
      preparation: { controller in
        (controller as? UICollectionViewController)?.collectionView.dataSource = Photos.shared
      }),
  ]

  private static let controllers: [WidgetScreen] = [
    .storyboard("container", height: 240),
    .storyboard("split-view", height: 480, as: "split-view-narrow"),
    .storyboard("split-view", width: 1024, height: 768, as: "split-view-wide"),
    .storyboard("page-controller", height: 240, preparation: addPages),
    .storyboard(
      "page-controller", height: 240, as: "page-controller-turned",
      steps: { app in app.swipeLeft() }, preparation: addPages),
    .storyboard("hosting-controller", height: 160),
    .storyboard("player", height: 160),
    .storyboard("camera", height: 240),
  ]

  private static let overlays: [WidgetScreen] = [
    .view("menu", height: 480) { app in app.buttons["Options"].tap() },
    .view("menu", height: 480, as: "menu-inner") { app in
      app.buttons["Options"].tap()
      app.buttons["More"].tap()
    },
    .view("menu", height: 320, as: "menu-pop-up") { app in app.buttons["Large"].tap() },
    .view("menu", height: 480, as: "menu-right-to-left", arguments: rightToLeft) { app in
      app.buttons["Options"].tap()
    },
    .view("notes", height: 400, as: "alert") { app in
      let alert = UIAlertController(
        title: "Delete the note?", message: "This cannot be undone.", preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Why" }
      app.present(alert)
    },
    .view("notes", height: 400, as: "action-sheet") { app in
      app.present(
        UIAlertController(
          title: "Note", message: "What shall become of it?", preferredStyle: .actionSheet))
    },
    .storyboard("popover", width: 768, height: 1024) { app in app.buttons["Open"].tap() },
    .storyboard("popover", height: 320, as: "popover-narrow") { app in app.buttons["Open"].tap() },
  ]
}

extension XCUIApplication {
  /// Presents an alert with a choice of each kind.
  fileprivate func present(_ alert: UIAlertController) {
    inApp {
      alert.addAction(UIAlertAction(title: "Archive", style: .default))
      alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      root?.present(alert, animated: false)
    }
  }
}

/// Gives the first screen a search.
@MainActor private func addSearch(_ controller: UIViewController) {
  let search = UISearchController(searchResultsController: nil)
  search.searchBar.placeholder = "Find"
  (controller as? UINavigationController)?.topViewController?.navigationItem.searchController =
    search
}

/// Shows the first of two pages.
@MainActor private func addPages(_ controller: UIViewController) {
  let pages = controller as? UIPageViewController
  pages?.dataSource = Pages.shared
  (pages?.storyboard?.instantiateViewController(withIdentifier: "first")).map {
    pages?.setViewControllers([$0], direction: .forward, animated: false)
  }
}

/// The rows of a picker.
@MainActor private final class Fruits: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  static let shared = Fruits()
  private let columns = [["Apple", "Cherry", "Pear"], ["1", "2", "3", "4"]]

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    columns[component].count
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    columns[component][row]
  }
}

/// The rows of a list that can be edited: one for each prototype.
@MainActor private final class Groceries: NSObject, UITableViewDataSource {
  static let shared = Groceries()

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "\(indexPath.row)", for: indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}

/// The items of a grid.
@MainActor private final class Photos: NSObject, UICollectionViewDataSource {
  static let shared = Photos()

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let label = cell.contentView.subviews.lazy.compactMap { $0 as? UILabel }.first
    label?.text = "Photo \(indexPath.item + 1)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}

/// Two pages of which the first is shown.
@MainActor private final class Pages: NSObject, UIPageViewControllerDataSource {
  static let shared = Pages()

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    pageViewController.storyboard?.instantiateViewController(withIdentifier: "second")
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int { 2 }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
