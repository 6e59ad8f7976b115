import UIKit

extension DeviceSettings {
  /// Reads the settings that launch arguments stand for.
  init(_ arguments: [String]) throws(LaunchProblem) {
    self.init()
    var rest = arguments[...]
    while let name = rest.popFirst() {
      guard let value = rest.popFirst() else {
        throw LaunchProblem(reason: "launch argument \(name) has no value")
      }
      switch name {
      case "-UIPreferredContentSizeCategoryName":
        let category = UIContentSizeCategory(rawValue: value)
        guard UIContentSizeCategory.all.contains(where: { $0.category == category }) else {
          throw LaunchProblem(reason: "\(value) is no content size category")
        }
        contentSizeCategory = category
      case "-NSForceRightToLeftWritingDirection", "-AppleTextDirection":
        isRightToLeft = value == "YES" || value == "1" || value == "true"
      case "-UIUserInterfaceStyle", "-AppleInterfaceStyle":
        guard let style = DeviceSettings.styles[value.lowercased()] else {
          throw LaunchProblem(reason: "\(value) is no style; there are Light and Dark")
        }
        userInterfaceStyle = style
      case "-AppleLanguages":
        let separators: Set<Character> = ["(", ")", ",", " ", "\"", "\n"]
        languages = value.split { separators.contains($0) }.map(String.init)
        guard !languages.isEmpty else {
          throw LaunchProblem(reason: "\(value) is no list of languages such as (de, en)")
        }
      case "-AppleLocale": localeIdentifier = value
      default:
        throw LaunchProblem(reason: "launch argument \(name) is not known")
      }
    }
  }

  /// Styles by the names that launch arguments give them, in small letters.
  private static let styles: [String: UIUserInterfaceStyle] = ["light": .light, "dark": .dark]
}
