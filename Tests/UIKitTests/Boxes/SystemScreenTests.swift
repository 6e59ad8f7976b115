import Testing

@testable import UIKit

/// Screens of the system that an app presents: boxes with what is known, and a way out.
@MainActor @Suite struct SystemScreenTests {
  private let root = UIViewController()
  private let log = CallLog()

  private func present(_ controller: UIViewController) -> Stage {
    let stage = Stage(root: root)
    stage.application.run {
      root.present(controller, animated: true)
      stage.application.commit()
    }
    return stage
  }

  /// Touches the button of that name.
  private func tap(_ label: String, _ stage: Stage) {
    var waiting = stage.window.accessibilityTree().map { [$0] } ?? []
    while let element = waiting.popLast() {
      if element.label == label, element.kind == .button {
        return stage.touch(CGPoint(x: element.frame.midX, y: element.frame.midY))
      }
      waiting.append(contentsOf: element.children)
    }
    Issue.record("there is no button \(label)")
  }

  private final class Listener: UIImagePickerControllerDelegate, UINavigationControllerDelegate,
    SFSafariViewControllerDelegate, MFMailComposeViewControllerDelegate,
    MFMessageComposeViewControllerDelegate, UIDocumentPickerDelegate,
    PHPickerViewControllerDelegate
  {
    let log: CallLog
    init(_ log: CallLog) { self.log = log }

    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
      log.add("photo cancelled")
      picker.dismiss(animated: true)
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
      log.add("page left")
    }
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      log.add("mail \(result)")
      controller.dismiss(animated: true)
    }
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      log.add("message \(result)")
      controller.dismiss(animated: true)
    }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
      log.add("files cancelled")
    }
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
      log.add("photos \(results.count)")
      picker.dismiss(animated: true)
    }
  }

  @Test func aPickerOfPhotosIsCancelled() {
    let listener = Listener(log)
    let picker = UIImagePickerController()
    picker.sourceType = .savedPhotosAlbum
    picker.delegate = listener
    let stage = present(picker)
    let picture = Pictures.picture(of: stage.application)
    #expect(picture.contains("UIImagePickerController") && picture.contains("savedPhotosAlbum"))
    tap("Cancel", stage)
    #expect(log.take() == ["photo cancelled"] && root.presentedViewController == nil)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
  }

  @Test func aPickerOfPhotosInAFileIsRead() throws {
    let storyboard = try NibFixtures.storyboard(
      NibFixtures.scene(
        "<imagePickerController id=\"c\" sourceType=\"camera\" allowsEditing=\"YES\"/>"),
      initial: "c")
    let picker = try #require(
      storyboard.instantiateInitialViewController() as? UIImagePickerController)
    #expect(picker.sourceType == .camera && picker.allowsEditing)
  }

  @Test func sharedItemsAreListed() {
    let share = UIActivityViewController(
      activityItems: ["A text", NSObject()], applicationActivities: [Star(log)])
    share.completionWithItemsHandler = { [log] type, isDone, _, _ in
      log.add("\(type?.rawValue ?? "none") \(isDone)")
    }
    let stage = present(share)
    #expect(Pictures.picture(of: stage.application).contains("A text"))
    tap("Star", stage)
    #expect(log.take() == ["starred", "star true"] && root.presentedViewController == nil)
  }

  @Test func sharingMayBeLeft() {
    let share = UIActivityViewController(activityItems: [], applicationActivities: nil)
    share.completionWithItemsHandler = { [log] type, isDone, _, _ in
      log.add("\(type == nil) \(isDone)")
    }
    tap("Close", present(share))
    #expect(log.take() == ["true false"])
  }

  private final class Star: UIActivity {
    let log: CallLog
    init(_ log: CallLog) {
      self.log = log
      super.init()
    }
    override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("star") }
    override var activityTitle: String? { "Star" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
    override func perform() { log.add("starred") }
  }

  @Test func aPageSaysItsAddressAndIsLeft() throws {
    let listener = Listener(log)
    let url = try #require(URL(string: "https://example.com/help"))
    let page = SFSafariViewController(url: url)
    page.delegate = listener
    let stage = present(page)
    #expect(Pictures.picture(of: stage.application).contains("https://example.com/help"))
    tap("Done", stage)
    #expect(log.take() == ["page left"] && root.presentedViewController == nil)
  }

  @Test func aMailShowsWhatTheAppFilledIn() {
    let listener = Listener(log)
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = listener
    mail.setToRecipients(["a@example.com", "b@example.com"])
    mail.setSubject("Hello")
    mail.setMessageBody("Two\nlines", isHTML: false)
    mail.addAttachmentData(Data(), mimeType: "text/plain", fileName: "notes.txt")
    let stage = present(mail)
    let picture = Pictures.picture(of: stage.application)
    for text in ["To: a@example.com, b@example.com", "Subject: Hello", "lines", "▨ notes.txt"] {
      #expect(picture.contains(text))
    }
    tap("Send", stage)
    #expect(log.take() == ["mail sent"])
  }

  @Test func aMessageIsCancelled() {
    let listener = Listener(log)
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = listener
    message.recipients = ["12"]
    message.body = "Hi"
    let stage = present(message)
    #expect(Pictures.picture(of: stage.application).contains("To: 12"))
    tap("Cancel", stage)
    #expect(log.take() == ["message cancelled"])
  }

  @Test func filesAndPhotosAreCancelled() {
    let listener = Listener(log)
    let files = UIDocumentPickerViewController(documentTypes: ["public.text"], in: .open)
    files.delegate = listener
    tap("Cancel", present(files))
    var configuration = PHPickerConfiguration()
    configuration.filter = .any(of: [.images, .videos])
    let photos = PHPickerViewController(configuration: configuration)
    photos.delegate = listener
    let stage = present(photos)
    #expect(Pictures.picture(of: stage.application).contains("images, videos"))
    tap("Cancel", stage)
    #expect(log.take() == ["files cancelled", "photos 0"])
  }

  private final class Files: QLPreviewControllerDataSource {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 1 }
    func previewController(
      _ controller: QLPreviewController, previewItemAt index: Int
    ) -> any QLPreviewItem { NSURL(fileURLWithPath: "/tmp/plan.pdf") }
  }

  @Test func aFileIsNamed() {
    let files = Files()
    let preview = QLPreviewController()
    preview.dataSource = files
    let stage = present(preview)
    #expect(Pictures.picture(of: stage.application).contains("plan.pdf"))
    tap("Done", stage)
    #expect(root.presentedViewController == nil)
  }

  @Test func aFilmIsNamedAndLeft() throws {
    let player = AVPlayerViewController()
    player.player = AVPlayer(url: try #require(URL(string: "https://example.com/a.mp4")))
    player.player?.play()
    #expect(player.player?.rate == 1)
    let stage = present(player)
    #expect(Pictures.picture(of: stage.application).contains("https://example.com/a.mp4"))
    tap("Done", stage)
    #expect(root.presentedViewController == nil)
  }
}
