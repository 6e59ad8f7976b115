/// A file that is looked at.
@MainActor public protocol QLPreviewItem: AnyObject {
  /// Where the file lies.
  var previewItemURL: URL? { get }
  /// What the user reads; nil for the name of the file.
  var previewItemTitle: String? { get }
}

extension QLPreviewItem {
  /// None, so that the name of the file is shown.
  public var previewItemTitle: String? { nil }
}

extension NSURL: QLPreviewItem {
  /// The address itself.
  public var previewItemURL: URL? { self as URL }
}

/// Tells the files that are looked at.
@MainActor public protocol QLPreviewControllerDataSource: AnyObject {
  /// How many files there are.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of the files.
  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem
}

/// Shows files, which are not opened: its box has the name of the present one.
@MainActor open class QLPreviewController: NamedBoxController {
  /// Tells the files.
  open weak var dataSource: (any QLPreviewControllerDataSource)?
  /// Is told when the user leaves; kept, with no effect.
  open weak var delegate: AnyObject?
  /// The file that is shown, counted from 0.
  open var currentPreviewItemIndex = 0 { didSet { boxDidChange() } }

  /// The file that is shown.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, currentPreviewItemIndex >= 0,
      currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
    else { return nil }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Asks for the files anew.
  open func reloadData() { boxDidChange() }

  override var boxName: String { "QLPreviewController" }
  override var boxLines: [String] {
    let item = currentPreviewItem
    return [item?.previewItemTitle ?? item?.previewItemURL?.lastPathComponent].compactMap { $0 }
  }

  // Pushed, it is left by the back button.
  override var leadingItems: [UIBarButtonItem] {
    guard navigationController == nil else { return [] }
    return [
      UIBarButtonItem(
        systemItem: .done,
        primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    ]
  }
}
