/// Finds what a key of a hardware keyboard does.
@MainActor package enum KeyCommands {
  /// Presses a key with others held down: a key command, or else text for the first responder.
  ///
  /// Letters that are typed come before commands without a modifier, unless those want priority.
  ///
  /// - Returns: Whether the key did anything.
  @discardableResult
  package static func press(
    _ input: String, _ flags: UIKeyModifierFlags, in application: UIApplication
  ) -> Bool {
    guard let window = application.keyWindow ?? application.windows.last else { return false }
    let isText =
      flags.isSubset(of: [.shift, .alphaShift]) && !input.hasPrefix("UIKeyInput")
    let isTyping = isText && window.firstResponder is any UIKeyInput
    if perform(input, flags, in: window, priorityOnly: isTyping) { return true }
    guard isTyping || input == UIKeyCommand.inputDelete else { return false }
    let text = input == UIKeyCommand.inputDelete ? "\u{8}" : input
    return Keyboard.type(flags.isEmpty ? text : text.uppercased(), in: window)
  }

  private static func perform(
    _ input: String, _ flags: UIKeyModifierFlags, in window: UIWindow, priorityOnly: Bool
  ) -> Bool {
    let start = window.keyResponder
    var responder: UIResponder? = start
    while let current = responder {
      for command in current.keyCommands ?? []
      where command.matches(input, flags)
        && (!priorityOnly || command.wantsPriorityOverSystemBehavior)
      {
        if perform(command, from: start) { return true }
      }
      responder = current.next
    }
    for case let command as UIKeyCommand in window.application?.mainMenu.leaves ?? []
    where command.matches(input, flags) && !priorityOnly {
      if perform(command, from: start) { return true }
    }
    return false
  }

  private static func perform(_ command: UIKeyCommand, from start: UIResponder) -> Bool {
    command.validate(from: start)
    guard !command.attributes.contains(.disabled) else { return false }
    return command.perform(from: start)
  }
}

extension UIWindow {
  /// Who is asked first for a key: the first responder, or else the controller in front.
  ///
  /// UIKit's own choice without a first responder is not documented.
  var keyResponder: UIResponder {
    if let firstResponder { return firstResponder }
    var current = rootViewController
    while let controller = current {
      guard let front = controller.frontController else { break }
      current = front
    }
    return current ?? self
  }
}

extension UIViewController {
  /// The controller that stands in front in this one: presented, on top, or selected.
  fileprivate var frontController: UIViewController? {
    if let presented = presentation?.presented { return presented }
    if let navigation = self as? UINavigationController { return navigation.topViewController }
    if let tabs = self as? UITabBarController { return tabs.selectedViewController }
    return nil
  }

  /// Adds a key command to those of the controller.
  public func addKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.append(keyCommand) }

  /// Removes a key command that was added.
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    addedKeyCommands.removeAll { $0 === keyCommand }
  }
}
