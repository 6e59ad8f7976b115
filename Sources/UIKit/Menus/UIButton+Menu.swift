/// A button with a menu, with an action, or with a choice that it shows.
extension UIButton {
  /// Makes a button that runs an action and shows its title and image.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    show(primaryAction)
  }

  /// Makes a button whose look a configuration describes, and that runs an action.
  public convenience init(configuration: Configuration, primaryAction: UIAction?) {
    self.init(configuration: configuration)
    show(primaryAction)
  }

  /// Title and image of the action, where the button has none of its own.
  private func show(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty, currentTitle == nil { setTitle(action.title, for: .normal) }
    if let image = action.image, currentImage == nil { setImage(image, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Whether the button shows which choice of its menu is on.
  var isPopUp: Bool {
    showsMenuAsPrimaryAction && changesSelectionAsPrimaryAction && menu != nil
  }

  /// The choice of a pop-up button's menu that is on.
  var selectedChoice: UIMenuElement? { isPopUp ? menu?.selectedElements.first : nil }

  /// A pop-up button always has a choice: the first one unless another is on.
  func menuDidChange() {
    isContextMenuInteractionEnabled = menu != nil
    guard isPopUp, let menu, menu.selectedElements.isEmpty else { return }
    menu.leaves.first.map { menu.select($0) }
  }
}
