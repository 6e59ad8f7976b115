extension UITextField {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    case none
    case line
    case bezel
    case roundedRect
  }

  /// When a part of the field is shown.
  public enum ViewMode: Int, Sendable {
    case never
    case whileEditing
    case unlessEditing
    case always
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    case committed
    case cancelled
  }
}

extension UITextField.BorderStyle {
  init?(nib name: String?) {
    switch name {
    case "line": self = .line
    case "bezel": self = .bezel
    case "roundedRect": self = .roundedRect
    case "none": self = .none
    default: return nil
    }
  }
}

extension UITextField.ViewMode {
  init?(nib name: String?) {
    switch name {
    case "never": self = .never
    case "whileEditing": self = .whileEditing
    case "unlessEditing": self = .unlessEditing
    case "always": self = .always
    default: return nil
    }
  }
}
