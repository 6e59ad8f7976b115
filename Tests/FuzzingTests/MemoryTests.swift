import InterfaceBuilder
import Testing

@testable import UIKit

/// What was drawn is given back once something else is drawn.
@MainActor @Suite struct MemoryTests {
  private func draw(_ bytes: [UInt8]) throws -> [() -> AnyObject?] {
    let document = try IBDocument(bytes: bytes, file: "input.xib")
    let screens = DocumentScreens.screens(of: document, options: DocumentOptions()).screens
    for screen in screens { _ = Pictures.screen(of: screen.root) }
    var all: [() -> AnyObject?] = []
    for screen in screens {
      var waiting: [UIView] = [screen.root]
      while let view = waiting.popLast() {
        all.append { [weak view] in view }
        waiting += view.subviews
      }
      all.append { [weak controller = screen.controller] in controller }
    }
    return all
  }

  @Test func viewsAndControllersAreGivenBack() throws {
    let seeds = try Seeds.documents()
    for seed in seeds {
      let drawn = try draw(seed)
      let empty =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects/></document>"
      _ = try draw(Array(empty.utf8))
      let kept = drawn.compactMap { $0() }.map { String(describing: type(of: $0)) }
      #expect(kept == [])
    }
  }
}
