import Testing

@testable import UIKit

/// A view that notes when its traits change.
private final class NotingView: UIView {
  let log: CallLog
  let name: String
  init(_ name: String, _ log: CallLog) {
    self.name = name
    self.log = log
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    let old = previous?.userInterfaceStyle ?? .unspecified
    log.add("\(name) \(old) to \(traitCollection.userInterfaceStyle), \(UIColor.label.red)")
  }
}

@MainActor @Suite struct StyleTests {
  private func darken(_ stage: Stage) {
    var settings = DeviceSettings()
    settings.userInterfaceStyle = .dark
    stage.application.change(settings)
  }

  @Test func viewsAreToldWhenTheDeviceTurnsDark() {
    defer { forgetSettings() }
    let log = CallLog()
    let controller = UIViewController()
    let stage = Stage(root: controller)
    controller.view.addSubview(NotingView("view", log))
    darken(stage)
    #expect(log.calls == ["view light to dark, 1.0"])
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func aViewThatOverridesTheStyleIsNotTold() {
    defer { forgetSettings() }
    let log = CallLog()
    let controller = UIViewController()
    let stage = Stage(root: controller)
    let outer = NotingView("outer", log)
    let inner = NotingView("inner", log)
    outer.addSubview(inner)
    controller.view.addSubview(outer)
    outer.overrideUserInterfaceStyle = .light
    darken(stage)
    #expect(log.calls == [])
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(log.calls == ["outer light to dark, 1.0", "inner light to dark, 1.0"])
  }

  @Test func aWindowOverridesTheStyleOfAllInIt() {
    let log = CallLog()
    let controller = UIViewController()
    let stage = Stage(root: controller)
    controller.view.addSubview(NotingView("view", log))
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(controller.traitCollection.userInterfaceStyle == .dark)
    #expect(log.calls == ["view light to dark, 1.0"])
  }

  @Test func aControllerOverridesTheStyleOfItsChildrenOnly() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    let stage = Stage(root: parent)
    parent.overrideUserInterfaceStyle = .dark
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    let other = UIViewController()
    stage.application.run { parent.present(other, animated: false) }
    #expect(other.traitCollection.userInterfaceStyle == .light)
  }

  @Test func aSheetIsElevatedAndAFullScreenIsNot() {
    let root = UIViewController()
    let stage = Stage(root: root)
    let sheet = UIViewController()
    stage.application.run { root.present(sheet, animated: false) }
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(sheet.view.traitCollection.userInterfaceLevel == .elevated)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    let full = UIViewController()
    full.modalPresentationStyle = .fullScreen
    stage.application.run {
      root.dismiss(animated: false)
      root.present(full, animated: false)
    }
    #expect(full.traitCollection.userInterfaceLevel == .base)
  }

  @Test func aRegistrationIsToldOfItsTraitsOnly() {
    defer { forgetSettings() }
    let log = CallLog()
    let view = UIView()
    let controller = UIViewController()
    let stage = Stage(root: controller)
    controller.view.addSubview(view)
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous: UITraitCollection) in
      log.add("\(previous.userInterfaceStyle) to \(view.traitCollection.userInterfaceStyle)")
    }
    view.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (_: UIView, _: UITraitCollection) in log.add("text size")
    }
    darken(stage)
    #expect(log.calls == ["light to dark"])
    view.unregisterForTraitChanges(registration)
    stage.application.change(DeviceSettings())
    #expect(log.calls == ["light to dark"])
  }

  @Test func theOutlineTellsTheColorsOfDarkMode() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 16))
    view.backgroundColor = .systemBackground
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 8, height: 16))
    label.textColor = .secondaryLabel
    view.addSubview(label)
    #expect(Outline.text(of: view).contains("backgroundColor=systemBackground\n"))
    view.overrideUserInterfaceStyle = .dark
    let text = Outline.text(of: view)
    #expect(text.contains("backgroundColor=systemBackground #000000 style=dark"))
    #expect(text.contains("textColor=\"secondaryLabel #EBEBF5 60%\""))
  }
}
