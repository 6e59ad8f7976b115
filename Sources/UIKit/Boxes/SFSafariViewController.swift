/// A page of the web outside the app, which loads nothing: its box shows the address.
@MainActor open class SFSafariViewController: NamedBoxController {
  /// How a page is shown; kept, with no effect.
  @MainActor open class Configuration: NSObject {
    /// Whether text alone is shown where a page allows it; kept, with no effect.
    open var entersReaderIfAvailable = false
    /// Whether the bars shrink while the page is scrolled; kept, with no effect.
    open var barCollapsingEnabled = true
    /// Makes the usual configuration.
    public override init() { super.init() }
  }

  /// The word on the button that leaves.
  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }

  private let url: URL
  /// How the page is shown.
  public let configuration: Configuration
  /// Is told what the user does.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The word on the button that leaves.
  open var dismissButtonStyle: DismissButtonStyle = .done
  /// The colour of the bars; kept, with no effect.
  open var preferredBarTintColor: UIColor?
  /// The colour of the buttons; kept, with no effect.
  open var preferredControlTintColor: UIColor?

  /// Makes a screen of a page.
  public convenience init(url: URL) { self.init(url: url, configuration: Configuration()) }

  /// Makes a screen of a page with a configuration.
  public init(url: URL, configuration: Configuration) {
    self.url = url
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Such a screen cannot stand in a file of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  override var boxName: String { "SFSafariViewController" }
  override var boxLines: [String] { [url.absoluteString] }

  override var leadingItems: [UIBarButtonItem] {
    let items: [DismissButtonStyle: UIBarButtonItem.SystemItem] = [
      .done: .done, .close: .close, .cancel: .cancel,
    ]
    let action = UIAction { [weak self] _ in
      guard let self else { return }
      dismiss(animated: true)
      delegate?.safariViewControllerDidFinish(self)
    }
    return [UIBarButtonItem(systemItem: items[dismissButtonStyle] ?? .done, primaryAction: action)]
  }
}

/// Is told what the user does with a page.
@MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called after the user left; the screen goes by itself.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Would be called after the page was loaded; never, as nothing loads.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}
