import Testing

@testable import UIKit

@MainActor @Suite struct ContextMenuTests {
  /// Says which menu is opened, and notes what it is told.
  private final class Menus: UIContextMenuInteractionDelegate {
    let log: CallLog
    var refuses = false
    init(_ log: CallLog) { self.log = log }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.add("asked \(Int(location.x)) \(Int(location.y))")
      if refuses { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [log] _ in
        UIMenu(children: [UIAction(title: "Copy") { _ in log.add("copy") }])
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.add("will display")
      animator?.addCompletion { [log] in log.add("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.add("will end")
    }
  }

  private let log = CallLog()
  private let root = UIViewController()
  private let pad = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 48))

  private func press(_ stage: Stage, _ point: CGPoint, for seconds: TimeInterval = 1) {
    stage.application.run {
      let touch = UITouch(window: stage.window, location: point)
      stage.application.sendEvent(UIEvent(touches: [touch]))
      touch.phase = .stationary
      touch.restingTime = seconds
      stage.application.sendEvent(UIEvent(touches: [touch]))
      touch.phase = .ended
      stage.application.sendEvent(UIEvent(touches: [touch]))
      stage.application.commit()
    }
  }

  private func stage(_ menus: Menus) -> Stage {
    let stage = Stage(root: root)
    root.view.addSubview(pad)
    pad.addInteraction(UIContextMenuInteraction(delegate: menus))
    return stage
  }

  @Test func aRestingFingerOpensTheMenuOfItsDelegate() {
    let menus = Menus(log)
    let stage = stage(menus)
    press(stage, CGPoint(x: 30, y: 50))
    #expect(log.take() == ["asked 10 10", "will display", "displayed"])
    #expect(Pictures.screen(of: stage.application).contains("\"Copy\""))
    stage.touch(CGPoint(x: 60, y: 110))
    #expect(log.take() == ["will end", "copy"])
  }

  @Test func configurationsWithoutANameAreNumberedInTheirApplication() {
    func names() -> [String] {
      UIApplication(screen: UIScreen(size: CGSize(width: 320, height: 480))).run {
        (0..<2).map { _ in
          ((UIContextMenuConfiguration().identifier as? NSUUID)?.uuidString).map { "\($0)" } ?? ""
        }
      }
    }
    let first = names()
    #expect(first[0] != first[1] && !first[0].isEmpty && first == names())
  }

  @Test func aShortTouchOpensNothing() {
    let menus = Menus(log)
    press(stage(menus), CGPoint(x: 30, y: 50), for: 0.2)
    #expect(log.take().isEmpty)
  }

  @Test func aDelegateMayRefuse() {
    let menus = Menus(log)
    menus.refuses = true
    let stage = stage(menus)
    press(stage, CGPoint(x: 30, y: 50))
    #expect(log.take() == ["asked 10 10"])
    #expect(!Pictures.picture(of: stage.application).contains("Copy"))
  }

  @Test func aRemovedInteractionWatchesNoLonger() {
    let menus = Menus(log)
    let stage = stage(menus)
    pad.interactions = []
    #expect(pad.interactions.isEmpty)
    press(stage, CGPoint(x: 30, y: 50))
    #expect(log.take().isEmpty)
  }

  @Test func aButtonsMenuOpensUnderARestingFinger() {
    let stage = Stage(root: root)
    let button = UIButton(primaryAction: UIAction(title: "Send") { [log] _ in log.add("send") })
    button.menu = UIMenu(children: [UIAction(title: "Later") { [log] _ in log.add("later") }])
    button.frame = CGRect(x: 16, y: 32, width: 80, height: 32)
    root.view.addSubview(button)
    stage.touch(CGPoint(x: 40, y: 48))
    #expect(log.take() == ["send"])
    press(stage, CGPoint(x: 40, y: 48))
    stage.touch(CGPoint(x: 60, y: 86))
    #expect(log.take() == ["later"])
  }
}
