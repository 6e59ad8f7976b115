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
      default:
        throw LaunchProblem(reason: "launch argument \(name) is not known")
      }
    }
  }
}
