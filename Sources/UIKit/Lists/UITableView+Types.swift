extension UITableView {
  /// From where the insets of separators count.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges
    case fromAutomaticInsets
  }

  /// The height that means "as high as the content asks for".
  public static let automaticDimension: CGFloat = -1
  /// The name of the index letter that stands for the search field.
  public static let indexSearch = "{search}"

  /// How a table looks.
  public enum Style: Int, Sendable {
    case plain
    case grouped
    case insetGrouped
  }

  /// Where a row is to stand after scrolling.
  public enum ScrollPosition: Int, Sendable {
    case none
    case top
    case middle
    case bottom
  }

  /// How changes are animated; they are over at once here.
  public enum RowAnimation: Int, Sendable {
    case fade
    case right
    case left
    case top
    case bottom
    case none
    case middle
    case automatic = 100
  }

  /// Posted after the user, not the app, changed the selection.
  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
}

extension UITableViewCell {
  /// The line between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none
    case singleLine
    case singleLineEtched
  }
}

/// What a table keeps about its rows.
@MainActor struct TableState {
  /// The heights of everything; nil until they are needed.
  var geometry: TableGeometry?
  /// The cells on screen.
  var visible: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var factory = CellFactory()
  /// The rows of a file's static table, or its prototypes in a design-time layout.
  var content: StaticContent?
  /// Whether prototypes stand for the rows that an app's code would give.
  var lacksItsCode = false
  var isDesignTime = false
  var era = DesignEra.current
  var separatorInset: UIEdgeInsets?
  /// The selected rows, in the order of their selection.
  var selected: [IndexPath] = []
  /// The row under the finger.
  var highlighted: IndexPath?
  var isEditing = false
  /// The row that shows its Delete button or its actions.
  var swiped: IndexPath?
  /// Whether a swipe, and not the sign of deletion, shows them.
  var isSwipeEditing = false
  /// Set by the default answer for a row's height.
  var lacksRowHeights = false
  /// Set by the default answer for the estimate of a row's height.
  var lacksRowEstimates = false
  /// The letters at the right edge.
  var index: SectionIndexView?
  var isLayingOut = false
  var updateDepth = 0
  var updates: [ListUpdate] = []
}
