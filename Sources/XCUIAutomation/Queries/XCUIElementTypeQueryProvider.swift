/// What has elements inside: an application, an element, a query.
@MainActor public protocol XCUIElementTypeQueryProvider {
  /// The elements inside, at any depth.
  func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery
  /// The first element inside or, of an element, itself.
  var firstMatch: XCUIElement { get }
}

extension XCUIElementTypeQueryProvider {
  /// The spinning signs of activity inside.
  public var activityIndicators: XCUIElementQuery { descendants(matching: .activityIndicator) }
  /// The alerts inside.
  public var alerts: XCUIElementQuery { descendants(matching: .alert) }
  /// The buttons inside.
  public var buttons: XCUIElementQuery { descendants(matching: .button) }
  /// The cells of tables and collections inside.
  public var cells: XCUIElementQuery { descendants(matching: .cell) }
  /// The collections inside.
  public var collectionViews: XCUIElementQuery { descendants(matching: .collectionView) }
  /// The date pickers inside.
  public var datePickers: XCUIElementQuery { descendants(matching: .datePicker) }
  /// The images inside.
  public var images: XCUIElementQuery { descendants(matching: .image) }
  /// The keyboards inside.
  public var keyboards: XCUIElementQuery { descendants(matching: .keyboard) }
  /// The keys of a keyboard inside.
  public var keys: XCUIElementQuery { descendants(matching: .key) }
  /// The links inside.
  public var links: XCUIElementQuery { descendants(matching: .link) }
  /// The maps inside.
  public var maps: XCUIElementQuery { descendants(matching: .map) }
  /// The items of menus inside.
  public var menuItems: XCUIElementQuery { descendants(matching: .menuItem) }
  /// The bars of navigation, known by their titles inside.
  public var navigationBars: XCUIElementQuery { descendants(matching: .navigationBar) }
  /// The views of no kind of their own inside.
  public var otherElements: XCUIElementQuery { descendants(matching: .other) }
  /// The page controls inside.
  public var pageIndicators: XCUIElementQuery { descendants(matching: .pageIndicator) }
  /// The pickers inside.
  public var pickers: XCUIElementQuery { descendants(matching: .picker) }
  /// The wheels of pickers inside.
  public var pickerWheels: XCUIElementQuery { descendants(matching: .pickerWheel) }
  /// The progress bars inside.
  public var progressIndicators: XCUIElementQuery { descendants(matching: .progressIndicator) }
  /// The views that scroll, except tables and collections inside.
  public var scrollViews: XCUIElementQuery { descendants(matching: .scrollView) }
  /// The search fields inside.
  public var searchFields: XCUIElementQuery { descendants(matching: .searchField) }
  /// The fields whose text cannot be seen inside.
  public var secureTextFields: XCUIElementQuery { descendants(matching: .secureTextField) }
  /// The rows of choices inside.
  public var segmentedControls: XCUIElementQuery { descendants(matching: .segmentedControl) }
  /// The lists of choices at the bottom inside.
  public var sheets: XCUIElementQuery { descendants(matching: .sheet) }
  /// The sliders inside.
  public var sliders: XCUIElementQuery { descendants(matching: .slider) }
  /// The labels inside.
  public var staticTexts: XCUIElementQuery { descendants(matching: .staticText) }
  /// The steppers inside.
  public var steppers: XCUIElementQuery { descendants(matching: .stepper) }
  /// The switches inside.
  public var switches: XCUIElementQuery { descendants(matching: .switch) }
  /// The bars of tabs inside.
  public var tabBars: XCUIElementQuery { descendants(matching: .tabBar) }
  /// The tables inside.
  public var tables: XCUIElementQuery { descendants(matching: .table) }
  /// The tabs inside.
  public var tabs: XCUIElementQuery { descendants(matching: .tab) }
  /// The text fields inside.
  public var textFields: XCUIElementQuery { descendants(matching: .textField) }
  /// The text views inside.
  public var textViews: XCUIElementQuery { descendants(matching: .textView) }
  /// The toolbars inside.
  public var toolbars: XCUIElementQuery { descendants(matching: .toolbar) }
  /// The views of web pages inside.
  public var webViews: XCUIElementQuery { descendants(matching: .webView) }
  /// The windows inside.
  public var windows: XCUIElementQuery { descendants(matching: .window) }
}
