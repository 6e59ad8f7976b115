/// What became of a message.
public enum MessageComposeResult: Int, Sendable {
  case cancelled
  case sent
  case failed
}

/// A message to be written; its box shows what the app filled in, and nothing is ever sent.
@MainActor open class MFMessageComposeViewController: NamedBoxController {
  /// Whether messages can be sent: they can, so that the screen can be seen.
  open class func canSendText() -> Bool { true }
  /// Whether messages may have attachments.
  open class func canSendAttachments() -> Bool { true }
  /// Whether messages may have a subject.
  open class func canSendSubject() -> Bool { true }

  /// Is told what became of the message, and dismisses the screen.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// Whom the message goes to.
  open var recipients: [String]? { didSet { boxDidChange() } }
  /// The text.
  open var body: String? { didSet { boxDidChange() } }
  /// The subject.
  open var subject: String? { didSet { boxDidChange() } }

  override var boxName: String { "MFMessageComposeViewController" }
  override var boxLines: [String] {
    [recipients.map { "To: \($0.joined(separator: ", "))" }, subject, body].compactMap { $0 }
  }

  override var leadingItems: [UIBarButtonItem] {
    [cancelItem { [weak self] in self?.finish(.cancelled) }]
  }

  override var trailingItems: [UIBarButtonItem] {
    [sendItem { [weak self] in self?.finish(.sent) }]
  }

  private func finish(_ result: MessageComposeResult) {
    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
  }
}

/// Is told what became of a message.
@MainActor public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called when the user is done; the delegate dismisses the screen.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
