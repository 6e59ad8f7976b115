import UIKit

extension XCUIElement {
  /// The kinds of elements.
  public enum ElementType: Sendable, CaseIterable {
    case any
    case other
    case application
    case window
    case sheet
    case alert
    case button
    case keyboard
    case key
    case navigationBar
    case tabBar
    case tab
    case toolbar
    case table
    case collectionView
    case slider
    case pageIndicator
    case progressIndicator
    case activityIndicator
    case segmentedControl
    case picker
    case pickerWheel
    case `switch`
    case link
    case image
    case searchField
    case scrollView
    case staticText
    case textField
    case secureTextField
    case datePicker
    case textView
    case menuItem
    case map
    case webView
    case cell
    case stepper

    init(_ kind: AccessibilityKind) {
      self = ElementType.allCases.first { $0.kind == kind } ?? .other
    }

    /// The kind in UIKit's tree; nil stands for any.
    var kind: AccessibilityKind? {
      switch self {
      case .any: return nil
      case .other: return .other
      case .application: return .application
      case .window: return .window
      case .sheet: return .sheet
      case .alert: return .alert
      case .button: return .button
      case .keyboard: return .keyboard
      case .key: return .key
      case .navigationBar: return .navigationBar
      case .tabBar: return .tabBar
      case .tab: return .tab
      case .toolbar: return .toolbar
      case .table: return .table
      case .collectionView: return .collectionView
      case .slider: return .slider
      case .pageIndicator: return .pageIndicator
      case .progressIndicator: return .progressIndicator
      case .activityIndicator: return .activityIndicator
      case .segmentedControl: return .segmentedControl
      case .picker: return .picker
      case .pickerWheel: return .pickerWheel
      case .switch: return .switch
      case .link: return .link
      case .image: return .image
      case .searchField: return .searchField
      case .scrollView: return .scrollView
      case .staticText: return .staticText
      case .textField: return .textField
      case .secureTextField: return .secureTextField
      case .datePicker: return .datePicker
      case .textView: return .textView
      case .menuItem: return .menuItem
      case .map: return .map
      case .webView: return .webView
      case .cell: return .cell
      case .stepper: return .stepper
      }
    }

    /// The name of the query for all elements of the type, such as `buttons`.
    var queryName: String {
      switch self {
      case .any: return "descendants(matching: .any)"
      case .application: return "descendants(matching: .application)"
      case .other: return "otherElements"
      case .switch: return "switches"
      default: return "\(self)s"
      }
    }
  }
}

extension ElementPath {
  func descendants(_ type: XCUIElement.ElementType) -> ElementPath {
    adding(.descendants(type.kind), ".\(type.queryName)")
  }

  func children(_ type: XCUIElement.ElementType) -> ElementPath {
    adding(.children(type.kind), ".children(matching: .\(type))")
  }
}
