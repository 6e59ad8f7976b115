extension NamedBoxController {
  /// The button that leaves without a choice.
  func cancelItem(_ run: @escaping @MainActor () -> Void) -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in run() })
  }

  /// The button that sends what was written.
  func sendItem(_ run: @escaping @MainActor () -> Void) -> UIBarButtonItem {
    UIBarButtonItem(primaryAction: UIAction(title: "Send") { _ in run() })
  }
}
