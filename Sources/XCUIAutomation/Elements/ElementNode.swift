import UIKit

/// One element of an application's screen as it was when the tree was built.
@MainActor struct ElementNode {
  /// What receives what is done to the element.
  enum Source {
    case application
    case view(UIView)
    case keyboard
    case key(KeyStroke)
  }

  let source: Source
  let kind: AccessibilityKind
  var label = ""
  var identifier = ""
  var value: String?
  var placeholder: String?
  var isEnabled = true
  var isSelected = false
  var hasFocus = false
  /// Whether a user could name the element.
  var isNamed = true
  /// Where the element is, in points of the screen.
  var frame = CGRect.zero
  /// The place of the element around this one; nil for the application.
  let parent: Int?
  /// The place after the last element inside this one.
  var end = 0
  /// Why the element cannot be seen, if that was asked.
  var hiding: String?

  /// The view of the element; nil for the application and for keys.
  var view: UIView? {
    if case .view(let view) = source { return view }
    return nil
  }

  /// Whether the element belongs to the keyboard, which has no place on the screen.
  var isKeyboard: Bool {
    switch source {
    case .keyboard, .key: return true
    default: return false
    }
  }

  /// The texts that XCUITest finds an element by.
  var names: [String] {
    var names: [String] = []
    for name in [identifier, label, value ?? "", placeholder ?? ""] where !name.isEmpty {
      names.append(name)
    }
    return names
  }

  /// Whether the element is found by `name`: one of its texts is exactly that.
  func isCalled(_ name: String) -> Bool {
    identifier == name || label == name || value == name || placeholder == name
  }

  /// What XCUITest calls the value: an empty field answers with its placeholder.
  var shownValue: String? {
    switch kind {
    case .textField, .secureTextField, .searchField:
      if let value, !value.isEmpty { return value }
      return placeholder ?? value ?? ""
    default: return value
    }
  }
}

extension ElementNode {
  init(_ element: AccessibilityElement, parent: Int?) {
    source = .view(element.view)
    kind = element.kind
    label = element.label
    identifier = element.identifier
    value = element.value
    placeholder = element.placeholder
    isEnabled = element.isEnabled && (element.view as? UIControl)?.isEnabled ?? true
    isSelected = element.isSelected
    hasFocus = element.hasFocus
    isNamed = element.isNamed
    frame = element.frame
    self.parent = parent
  }
}
