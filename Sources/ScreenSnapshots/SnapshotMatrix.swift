import UIKit
import XCUIAutomation

extension Dictionary where Key == String {
  /// One strategy for each combination of devices, styles, text sizes and languages.
  ///
  /// ```swift
  /// assertSnapshots(
  ///   of: LoginViewController(),
  ///   as: .matrix(.screen, devices: [.iPhone8, .iPad], languages: ["en", "de"]))
  /// ```
  /// Records `iPhone8-en`, `iPhone8-de`, `iPad-en` and `iPad-de`. What has no list here is not
  /// varied, and stands in no name; see ``Snapshotting/on(_:style:textSize:language:)`` for what a
  /// list changes. Entries of one name, such as screens of equal sides, are one. With no list at
  /// all there is one strategy, called `default`.
  public static func matrix<Subject>(
    _ strategy: Snapshotting<Subject>, devices: [ScreenSize] = [],
    styles: [UIUserInterfaceStyle] = [], textSizes: [UIContentSizeCategory] = [],
    languages: [String] = []
  ) -> [String: Snapshotting<Subject>] where Value == Snapshotting<Subject> {
    var cells: [(name: [String], strategy: Snapshotting<Subject>)] = [([], strategy)]
    cells = varied(cells, by: devices, name: \.name) { $0.on($1) }
    cells = varied(cells, by: styles, name: { styleNames[$0] ?? "any-style" }) {
      $0.on(style: $1)
    }
    cells = varied(cells, by: textSizes, name: name(of:)) { $0.on(textSize: $1) }
    cells = varied(cells, by: languages, name: { $0 }) { $0.on(language: $1) }
    let named = cells.map { cell in
      (cell.name.isEmpty ? "default" : cell.name.joined(separator: "-"), cell.strategy)
    }
    // Entries of one name would share a golden, so they are one.
    return [String: Snapshotting<Subject>](named) { first, _ in first }
  }

  private static func varied<Subject, Choice>(
    _ cells: [(name: [String], strategy: Snapshotting<Subject>)], by choices: [Choice],
    name: (Choice) -> String,
    _ change: (Snapshotting<Subject>, Choice) -> Snapshotting<Subject>
  ) -> [(name: [String], strategy: Snapshotting<Subject>)] {
    if choices.isEmpty { return cells }
    return cells.flatMap { cell in
      choices.map { (cell.name + [name($0)], change(cell.strategy, $0)) }
    }
  }

  private static var styleNames: [UIUserInterfaceStyle: String] {
    [.light: "light", .dark: "dark"]
  }

  private static func name(of size: UIContentSizeCategory) -> String {
    UIContentSizeCategory.all.first { $0.category == size }?.name ?? size.rawValue
  }
}
