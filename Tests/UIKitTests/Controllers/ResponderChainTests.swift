import Testing

@testable import UIKit

@MainActor @Suite struct ResponderChainTests {
  @Test func afterAPresentedControllerComesItsPresenter() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let modal = UIViewController()
    root.present(modal, animated: false)
    #expect(modal.view.next === modal)
    #expect(modal.next === root)
    #expect(root.next === stage.window)
    modal.dismiss(animated: false)
    #expect(modal.next == nil)
  }

  @Test func afterARootWhoseViewIsGoneComesTheWindow() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: false)
    #expect(root.view.superview == nil)
    #expect(modal.next === root)
    #expect(root.next === stage.window)
    #expect(modal.responderWindow === stage.window)
  }

  @Test func dismissingTakesTheFocusAway() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let modal = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    root.present(modal, animated: false)
    modal.view.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(stage.window.firstResponder === field)
    modal.dismiss(animated: false)
    #expect(stage.window.firstResponder == nil)
  }

  @Test func thePresentersViewDoesNotEndEditingInThePresentedOne() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let modal = UIViewController()
    let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 30))
    root.present(modal, animated: false)
    modal.view.addSubview(field)
    field.becomeFirstResponder()
    root.view.endEditing(true)
    #expect(stage.window.firstResponder === field)
    modal.view.endEditing(true)
    #expect(stage.window.firstResponder == nil)
  }

  @Test func aTouchInAPresentedViewIsNoTouchBesideIt() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let sheet = UIAlertController(title: "Choose", message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    root.present(sheet, animated: true)
    let title = sheet.view.convert(CGPoint(x: 100, y: 10), to: nil)
    stage.touch(title)
    #expect(root.presentedViewController === sheet)
    stage.touch(CGPoint(x: 100, y: 40))
    #expect(root.presentedViewController == nil)
  }
}
