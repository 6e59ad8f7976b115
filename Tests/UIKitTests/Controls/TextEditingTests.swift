import Testing

@testable import UIKit

@MainActor @Suite struct TextEditingTests {
  private let root = UIViewController()
  private let field = UITextField(frame: CGRect(x: 16, y: 32, width: 160, height: 32))
  private let other = UITextField(frame: CGRect(x: 16, y: 96, width: 160, height: 32))
  private let log = EditingLog()

  private func stage(onExit: Bool = false) -> Stage {
    let stage = Stage(root: root)
    root.view.addSubview(field)
    root.view.addSubview(other)
    stage.application.commit()
    log.watch(field, onExit: onExit)
    return stage
  }

  private let beginning = ["shouldBegin", "didBegin", "editingDidBegin", "begin notification"]
  private let changing = ["editingChanged", "change notification", "didChangeSelection"]
  private let ending = ["shouldEnd", "didEnd", "editingDidEnd", "end notification"]

  @Test func aTapBeginsEditing() {
    let stage = stage()
    stage.touch(CGPoint(x: 40, y: 40))
    #expect(field.isEditing && field.isFirstResponder)
    #expect(log.calls == beginning)
  }

  @Test func theFieldBeforeEndsFirst() {
    let stage = stage()
    field.becomeFirstResponder()
    _ = log.take()
    let second = OrderLog(log)
    other.delegate = second
    stage.touch(CGPoint(x: 40, y: 104))
    #expect(log.calls == ["other shouldBegin"] + ending + ["other didBegin"])
    #expect(!field.isEditing && other.isEditing)
  }

  @Test func aDelegateMayRefuseToBegin() {
    _ = stage()
    log.refused = ["shouldBegin"]
    #expect(!field.becomeFirstResponder())
    #expect(!field.isEditing && log.calls == ["shouldBegin"])
  }

  @Test func aDelegateMayRefuseToEnd() {
    _ = stage()
    field.becomeFirstResponder()
    log.refused = ["shouldEnd"]
    _ = log.take()
    #expect(!field.resignFirstResponder())
    #expect(!other.becomeFirstResponder())
    #expect(field.isEditing && log.take() == ["shouldEnd", "shouldEnd"])
    #expect(root.view.endEditing(true))
    #expect(!field.isEditing && log.calls == ending)
  }

  @Test func aFieldThatLeavesTheWindowEndsWhateverItsDelegateSays() {
    _ = stage()
    field.becomeFirstResponder()
    log.refused = ["shouldEnd"]
    _ = log.take()
    field.removeFromSuperview()
    #expect(!field.isEditing && !field.isFirstResponder)
    #expect(log.calls == ending)
  }

  @Test func aDisabledFieldIsNotEdited() {
    let stage = stage()
    field.isEnabled = false
    stage.touch(CGPoint(x: 40, y: 40))
    #expect(!field.becomeFirstResponder())
    #expect(log.calls.isEmpty)
  }

  @Test func aFieldOutsideAWindowIsNotEdited() {
    log.watch(field)
    #expect(!field.becomeFirstResponder())
    #expect(log.calls.isEmpty)
  }

  // MARK: Typing

  @Test func typingGoesCharacterByCharacter() {
    let stage = stage()
    field.becomeFirstResponder()
    _ = log.take()
    #expect(Keyboard.type("U👍🏽", in: stage.window))
    #expect(field.text == "U👍🏽")
    #expect(
      log.calls == ["shouldChange 0+0 U"] + changing + ["shouldChange 1+0 👍🏽"] + changing)
  }

  @Test func aRefusedKeyChangesNothing() {
    let stage = stage()
    field.becomeFirstResponder()
    log.refused = ["shouldChange"]
    _ = log.take()
    Keyboard.type("a", in: stage.window)
    #expect(field.text == "" && log.calls == ["shouldChange 0+0 a"])
  }

  @Test func theDeleteKeyTakesOneCharacter() {
    let stage = stage()
    field.text = "a👍🏽"
    field.becomeFirstResponder()
    _ = log.take()
    Keyboard.type("\u{8}\u{7F}\u{8}", in: stage.window)
    #expect(field.text == "")
    #expect(log.calls == ["shouldChange 1+4 "] + changing + ["shouldChange 0+1 "] + changing)
  }

  @Test func settingTheTextTellsNobody() {
    _ = stage()
    field.becomeFirstResponder()
    _ = log.take()
    field.text = "US"
    field.text = nil
    #expect(field.text == "" && log.calls.isEmpty)
  }

  @Test func textThatCodeInsertsIsNotAskedAbout() {
    _ = stage()
    field.insertText("US")
    field.deleteBackward()
    #expect(field.text == "U" && log.calls == changing + changing)
  }

  @Test func nobodyReceivesKeysWithoutAFirstResponder() {
    let stage = stage()
    #expect(!Keyboard.type("a", in: stage.window))
  }

  @Test func keysFollowTheFocus() {
    let stage = stage()
    let next = ClosureTarget { [other] _ in other.becomeFirstResponder() }
    field.addTarget(next, action: Selector("next"), for: .editingDidEndOnExit)
    field.becomeFirstResponder()
    #expect(Keyboard.type("a\nb", in: stage.window))
    #expect(field.text == "a" && other.text == "b")
  }

  // MARK: Return

  @Test func theReturnKeyEndsEditingWhenATargetWaitsForIt() {
    let stage = stage(onExit: true)
    field.becomeFirstResponder()
    _ = log.take()
    Keyboard.type("\n", in: stage.window)
    #expect(
      log.calls == ["shouldReturn", "editingDidEndOnExit", "primaryActionTriggered"] + ending)
    #expect(!field.isEditing)
  }

  @Test func theReturnKeyAloneDoesNotEndEditing() {
    let stage = stage()
    field.becomeFirstResponder()
    _ = log.take()
    Keyboard.type("\n", in: stage.window)
    #expect(field.isEditing && field.text == "")
    #expect(log.calls == ["shouldReturn", "primaryActionTriggered"])
  }

  @Test func aRefusedReturnKeyDoesNothing() {
    let stage = stage(onExit: true)
    field.becomeFirstResponder()
    log.refused = ["shouldReturn"]
    _ = log.take()
    Keyboard.type("\n", in: stage.window)
    #expect(field.isEditing && log.calls == ["shouldReturn"])
  }

  // MARK: Clearing

  @Test func theClearButtonClears() {
    field.clearButtonMode = .whileEditing
    let stage = stage()
    field.text = "US"
    #expect(field.clearButton.isHidden)
    field.becomeFirstResponder()
    #expect(!field.clearButton.isHidden)
    _ = log.take()
    stage.touch(CGPoint(x: 16 + 160 - 12, y: 48))
    #expect(field.text == "" && field.clearButton.isHidden && field.isEditing)
    #expect(log.calls == ["shouldClear"] + changing)
  }

  @Test func aDelegateMayRefuseToClear() {
    field.clearButtonMode = .always
    let stage = stage()
    field.text = "US"
    log.refused = ["shouldClear"]
    stage.touch(CGPoint(x: 16 + 160 - 12, y: 48))
    #expect(field.text == "US" && log.calls == ["shouldClear"])
  }

  @Test func beginningMayClear() {
    _ = stage()
    field.text = "US"
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    #expect(log.calls == beginning + ["shouldClear"] + changing)
  }

  // MARK: Text views

  @Test func aTextViewTellsItsDelegateOnly() {
    let stage = stage()
    let view = UITextView(frame: CGRect(x: 16, y: 200, width: 160, height: 96))
    root.view.addSubview(view)
    stage.application.commit()
    view.delegate = log
    log.observe(UITextView.textDidChangeNotification, view, "change notification")
    stage.touch(CGPoint(x: 40, y: 220))
    Keyboard.type("a\n", in: stage.window)
    view.resignFirstResponder()
    #expect(view.text == "a\n")
    let change = ["didChange", "change notification", "didChangeSelection"]
    #expect(
      log.calls == ["shouldBegin", "didBegin", "shouldChange 0+0 a"] + change
        + ["shouldChange 1+0 return"] + change + ["shouldEnd", "didEnd"])
  }

  @Test func aTextViewThatIsNotEditableIsNotEdited() {
    let stage = stage()
    let view = UITextView(frame: CGRect(x: 16, y: 200, width: 160, height: 96))
    view.isEditable = false
    root.view.addSubview(view)
    stage.touch(CGPoint(x: 40, y: 220))
    #expect(!view.isFirstResponder)
  }
}

/// Notes the calls of a second field in the log of the first.
@MainActor private final class OrderLog: NSObject, UITextFieldDelegate {
  private let log: EditingLog

  init(_ log: EditingLog) { self.log = log }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    log.add("other shouldBegin")
    return true
  }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.add("other didBegin") }
}
