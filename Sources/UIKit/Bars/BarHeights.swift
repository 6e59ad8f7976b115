/// How high bars are, besides what they cover of the device's edges, in points.
///
/// Source: heights reported for devices and systems (QMUI_iOS, issue 633) and measured on saved
/// frames: phones on their side have low bars unless their width is regular; tablets have higher
/// ones since iOS 12, a little lower again without a home button.
struct BarHeights: Equatable {
  /// The row of a navigation bar with its buttons.
  var navigation: CGFloat = 44
  /// A tab bar.
  var tab: CGFloat = 49
  /// A toolbar.
  var tool: CGFloat = 44

  /// The heights on a phone that is held upright.
  static let upright = BarHeights()

  /// The heights for some traits.
  init(_ traits: UITraitCollection, hasHomeButton: Bool) {
    if traits.userInterfaceIdiom == .pad {
      self.init(navigation: 50, tab: hasHomeButton ? 50 : 45, tool: hasHomeButton ? 50 : 45)
    } else if traits.verticalSizeClass == .compact, traits.horizontalSizeClass == .compact {
      self.init(navigation: 32, tab: hasHomeButton ? 49 : 32, tool: 32)
    } else {
      self.init()
    }
  }

  private init(navigation: CGFloat = 44, tab: CGFloat = 49, tool: CGFloat = 44) {
    self.navigation = navigation
    self.tab = tab
    self.tool = tool
  }
}

extension UIView {
  /// The heights of bars where the view is; those of an upright phone outside any window.
  var barHeights: BarHeights {
    guard let screen = window?.screen else { return .upright }
    return BarHeights(traitCollection, hasHomeButton: screen.hasHomeButton)
  }
}
