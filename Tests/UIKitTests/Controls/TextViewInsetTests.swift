import Testing

@testable import UIKit

/// Text of a text view rests below its insets, and those of the bars over it.
@MainActor struct TextViewInsetTests {
  private let view = UITextView(frame: CGRect(x: 0, y: 0, width: 96, height: 80))

  private func rows(_ screen: UIView) -> [String] {
    let lines = Pictures.picture(of: screen).split(separator: "\n").dropFirst().dropLast()
    return lines.map { String($0.dropFirst().dropLast()) }
  }

  @Test func contentInsetMovesTheTextAndNotTheBox() {
    view.text = "One"
    view.contentInset.top = 16
    let screen = UIView(frame: view.frame)
    screen.addSubview(view)
    #expect(
      rows(screen) == [
        "┌──────────┐", "│          │", "│One       │", "│          │", "└──────────┘",
      ])
  }

  @Test(arguments: [-20.0, -50, -1e9]) func textIsNotDrawnAboveTheView(inset: Double) {
    view.text = "One"
    view.contentInset.top = inset
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 96, height: 176))
    view.frame.origin.y = 96
    screen.addSubview(view)
    #expect(rows(screen)[..<6].allSatisfy { !$0.contains("One") })
  }

  @Test func linesScrolledPastTheInsetsAreNotSeen() {
    view.text = "One\nTwo\nThree\nFour\nFive\nSix\nSeven\nEight"
    view.contentInset.top = 32
    view.contentOffset.y = -32
    #expect(view.seenText == "One\nTwo\nThree")
    view.contentOffset.y = 0
    #expect(view.seenText?.hasPrefix("Three\n") == true)
  }

  @Test func textStartsBelowTheNavigationBar() throws {
    view.text = "Read me"
    let controller = UIViewController()
    controller.title = "Log"
    controller.view = view
    let navigation = UINavigationController(rootViewController: controller)
    let screen = try #require(
      Pictures.hosting(navigation, in: UIScreen(size: CGSize(width: 375, height: 667))) { rows($0) }
    )
    let title = try #require(screen.firstIndex { $0.contains("Log") })
    let text = try #require(screen.firstIndex { $0.contains("│Read me") })
    #expect(title < text)
    #expect(screen[..<title].allSatisfy { !$0.contains("┌") })
  }
}
