/// Chooses files; there are none, so its box shows which kinds could be chosen.
@MainActor open class UIDocumentPickerViewController: NamedBoxController {
  private let wanted: [String]

  /// Is told what the user chose.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files may be chosen.
  open var allowsMultipleSelection = false
  /// Whether the ends of names are shown; kept, with no effect.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first; kept, with no effect.
  open var directoryURL: URL?

  /// How the old form of a picker treats files.
  public enum Mode: UInt, Sendable {
    case `import`
    case open
    case exportToService
    case moveToService
  }

  /// Makes a picker of files of some kinds, by their uniform type identifiers.
  public init(documentTypes allowedUTIs: [String], in mode: Mode) {
    wanted = allowedUTIs
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker that writes files somewhere else.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    wanted = urls.map(\.lastPathComponent)
    super.init(nibName: nil, bundle: nil)
  }

  /// Such a screen cannot stand in a file of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  override var boxName: String { "UIDocumentPickerViewController" }
  override var boxLines: [String] { wanted }

  override var trailingItems: [UIBarButtonItem] {
    let item = cancelItem { [weak self] in
      guard let self else { return }
      dismiss(animated: true)
      delegate?.documentPickerWasCancelled(self)
    }
    return [item]
  }
}

/// Is told which files a user chose.
@MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when files were chosen; never here.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the user cancelled; the screen goes by itself.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
