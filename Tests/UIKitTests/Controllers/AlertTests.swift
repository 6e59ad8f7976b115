import Testing

@testable import UIKit

@MainActor @Suite struct AlertTests {
  private func sheet() -> UIAlertController {
    let sheet = UIAlertController(title: "Photo", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Camera", style: .default))
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return sheet
  }

  @Test func anActionSheetIsAPopoverOnATablet() {
    let root = UIViewController()
    let stage = Stage(root: root, size: CGSize(width: 768, height: 1024))
    var choices: [String] = []
    let sheet = stage.application.run { self.sheet() }
    sheet.addAction(UIAlertAction(title: "Album", style: .default) { _ in choices.append("Album") })
    let view = UIView(frame: CGRect(x: 300, y: 300, width: 100, height: 40))
    root.view.addSubview(view)
    stage.application.run {
      sheet.popoverPresentationController?.sourceView = view
      root.present(sheet, animated: true)
    }
    #expect(sheet.view.frame.minY == 353)
    #expect(sheet.view.frame.width == 304)
    let picture = Pictures.picture(of: stage.application)
    #expect(picture.contains("Camera"))
    #expect(!picture.contains("Cancel"))
    stage.touch(CGPoint(x: 20, y: 900))
    #expect(root.presentedViewController == nil)
    #expect(choices == [])
  }

  @Test func aPhoneHasNoPopoverForAnActionSheet() {
    let stage = Stage(root: UIViewController())
    stage.application.run { #expect(sheet().popoverPresentationController == nil) }
  }

  @Test func anActionSheetHasNoFields() {
    let sheet = sheet()
    let (_, diagnostics) = Diagnostics.collecting { sheet.addTextField() }
    #expect(diagnostics.count == 1)
    #expect(sheet.textFields == nil)
  }

  @Test func aSecondCancelIsReported() {
    let sheet = sheet()
    let (_, diagnostics) = Diagnostics.collecting {
      sheet.addAction(UIAlertAction(title: "Never", style: .cancel))
    }
    #expect(diagnostics.count == 1)
  }

  @Test func returnLeadsThroughTheFieldsToThePreferredChoice() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let alert = UIAlertController(title: "Log In", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.isSecureTextEntry = true }
    var choices: [String] = []
    let logIn = UIAlertAction(title: "Log In", style: .default) { _ in choices.append("in") }
    alert.addAction(logIn)
    alert.preferredAction = logIn
    stage.application.run { root.present(alert, animated: true) }
    #expect(alert.textFields?[0].isFirstResponder == true)
    alert.textFields?[0].insertText("\n")
    #expect(alert.textFields?[1].isFirstResponder == true)
    logIn.isEnabled = false
    alert.textFields?[1].insertText("\n")
    #expect(choices == [])
    logIn.isEnabled = true
    alert.textFields?[1].becomeFirstResponder()
    alert.textFields?[1].insertText("\n")
    #expect(choices == ["in"])
    #expect(root.presentedViewController == nil)
  }

  @Test func aPreferredActionOfAnotherAlertIsReported() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    let (_, diagnostics) = Diagnostics.collecting {
      alert.preferredAction = UIAlertAction(title: "OK", style: .default)
    }
    #expect(diagnostics.count == 1)
    #expect(alert.preferredAction == nil)
  }

  @Test func whatIsAddedLaterIsShown() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let alert = UIAlertController(title: "Wait", message: nil, preferredStyle: .alert)
    stage.application.run { root.present(alert, animated: true) }
    alert.title = "Ready"
    alert.message = "All is done"
    alert.addTextField { $0.text = "Name" }
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.application.commit()
    let picture = Pictures.picture(of: stage.application)
    for text in ["Ready", "All is done", "[Name", "(OK)"] { #expect(picture.contains(text)) }
  }
}
