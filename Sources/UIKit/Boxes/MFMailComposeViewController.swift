/// What became of a mail.
public enum MFMailComposeResult: Int, Sendable {
  case cancelled
  case saved
  case sent
  case failed
}

/// A mail to be written; its box shows what the app filled in, and nothing is ever sent.
@MainActor open class MFMailComposeViewController: NamedBoxController {
  /// Whether mail is set up: it is, so that the screen can be seen.
  open class func canSendMail() -> Bool { true }

  /// Is told what became of the mail, and dismisses the screen.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// As a navigation controller's; kept, with no effect.
  open weak var delegate: AnyObject?
  private var fields: [String: String] = [:]
  private var attachments: [String] = []

  /// Sets whom the mail goes to.
  open func setToRecipients(_ toRecipients: [String]?) { set("To", toRecipients) }
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) { set("Cc", ccRecipients) }
  /// Sets who gets a copy that the others do not see.
  open func setBccRecipients(_ bccRecipients: [String]?) { set("Bcc", bccRecipients) }
  /// Sets the subject.
  open func setSubject(_ subject: String) { set("Subject", [subject]) }
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) { set("Body", [body]) }
  /// Adds a file.
  open func addAttachmentData(
    _ attachment: Data, mimeType: String, fileName filename: String
  ) {
    attachments.append(filename)
    boxDidChange()
  }

  private func set(_ name: String, _ values: [String]?) {
    fields[name] = values?.joined(separator: ", ")
    boxDidChange()
  }

  override var boxName: String { "MFMailComposeViewController" }
  override var boxLines: [String] {
    ["To", "Cc", "Bcc", "Subject", "Body"].compactMap { name in
      fields[name].map { "\(name): \($0)" }
    } + attachments.map { "▨ \($0)" }
  }

  override var leadingItems: [UIBarButtonItem] {
    [cancelItem { [weak self] in self?.finish(.cancelled) }]
  }

  override var trailingItems: [UIBarButtonItem] {
    [sendItem { [weak self] in self?.finish(.sent) }]
  }

  private func finish(_ result: MFMailComposeResult) {
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }
}

/// Is told what became of a mail.
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called when the user is done; the delegate dismisses the screen.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
