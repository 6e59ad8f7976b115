import Testing

@testable import UIKit

/// `hidden` in the JSON outline: nothing of a view, nor of what it holds, can be seen.
@MainActor struct SeenViewsTests {
  /// A screen of 80 × 64 points and the view it is about, in the middle of it.
  private let screen = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 64))
  private let view = UIView(frame: CGRect(x: 16, y: 16, width: 32, height: 16))

  private func isSeen() -> Bool { SeenViews(root: screen).contains(view) }

  @Test(arguments: [
    (CGRect(x: 16, y: 16, width: 32, height: 16), false),
    (CGRect(x: 0, y: 0, width: 80, height: 64), false),
    (CGRect(x: 16, y: 16, width: 24, height: 16), true),
    (CGRect(x: 16, y: 20, width: 32, height: 16), true),
  ])
  func anOpaqueViewInFrontHidesWhatItCoversWhole(_ frame: CGRect, isSeen: Bool) {
    let cover = UIView(frame: frame)
    cover.backgroundColor = .white
    screen.addSubview(view)
    screen.addSubview(cover)
    #expect(self.isSeen() == isSeen)
    cover.backgroundColor = nil
    #expect(self.isSeen())
    cover.backgroundColor = .white
    cover.alpha = 0.5
    #expect(self.isSeen())
    screen.sendSubviewToBack(cover)
    cover.alpha = 1
    #expect(self.isSeen())
  }

  @Test func twoSurfacesTogetherHideWhatNeitherCovers() {
    screen.addSubview(view)
    for x in [16, 32] {
      let cover = UIView(frame: CGRect(x: x, y: 0, width: 16, height: 48))
      cover.backgroundColor = .white
      screen.addSubview(cover)
    }
    #expect(!isSeen())
  }

  @Test func whatItsSuperviewClipsAwayIsNotSeen() {
    let small = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    small.addSubview(view)
    screen.addSubview(small)
    #expect(isSeen())
    small.clipsToBounds = true
    #expect(!isSeen())
    #expect(SeenViews(root: screen).contains(small))
  }

  @Test func whatLiesBesideTheScreenIsNotSeen() {
    screen.addSubview(view)
    view.frame.origin.x = 80
    #expect(!isSeen())
    view.frame.origin.x = 79
    #expect(!isSeen(), "one point is too little to tell what it is")
    view.frame.origin.x = 72
    #expect(isSeen())
    view.frame.origin = CGPoint(x: 16, y: 63)
    #expect(!isSeen())
    view.frame.origin.y = 60
    #expect(isSeen())
  }

  @Test func aViewOfWhichOnlyASubviewIsSeenIsSeen() {
    view.frame.origin.x = 200
    view.addSubview(UIView(frame: CGRect(x: -190, y: 0, width: 16, height: 16)))
    screen.addSubview(view)
    #expect(isSeen())
    view.subviews[0].isHidden = true
    #expect(!isSeen())
  }

  @Test func aViewIsNotHiddenByItsOwnBackgroundNorItsContent() {
    view.backgroundColor = .white
    let content = UIView(frame: view.bounds)
    content.backgroundColor = .white
    view.addSubview(content)
    screen.addSubview(view)
    #expect(isSeen())
  }

  @Test(arguments: [false, true]) func aLineBetweenTwoOpaqueViewsIsSeen(isBehind: Bool) {
    view.frame = CGRect(x: 0, y: 28, width: 80, height: 1)
    let covers = [(0, 28), (29, 35)].map { y, height in
      UIView(frame: CGRect(x: 0, y: y, width: 80, height: height))
    }
    for cover in covers {
      cover.backgroundColor = .white
      screen.addSubview(cover)
    }
    if isBehind { screen.insertSubview(view, at: 0) } else { screen.addSubview(view) }
    #expect(isSeen())
  }

  @Test func aThinLineIsSeen() {
    view.frame = CGRect(x: 0, y: 20, width: 80, height: 0.5)
    screen.addSubview(view)
    #expect(isSeen())
    let cover = UIView(frame: screen.bounds)
    cover.backgroundColor = .white
    screen.addSubview(cover)
    #expect(!isSeen())
  }

  private func label(_ text: String, in superview: UIView) -> UILabel {
    let label = UILabel(frame: view.frame)
    label.text = text
    superview.addSubview(label)
    return label
  }

  private func elements() -> [Substring] {
    let lines = Pictures.screen(of: screen).split(separator: "\n")
    return Array(lines.drop { !$0.hasPrefix("└") }.dropFirst())
  }

  @Test func theListTellsWhatIsThereButNotVisible() {
    let first = label("First", in: screen)
    #expect(elements() == ["text            \"First\""])
    first.frame.origin.y = 64
    _ = label("Second", in: screen)
    #expect(
      elements().sorted() == [
        "text            \"First\" not visible", "text            \"Second\"",
      ])
  }

  @Test func whatIsInSomethingNotVisibleDoesNotSayItAgain() {
    let box = UIScrollView(frame: CGRect(x: 0, y: 80, width: 80, height: 64))
    box.accessibilityIdentifier = "box"
    screen.addSubview(box)
    _ = label("Inside", in: box)
    #expect(
      elements() == [
        "scroll view     identifier \"box\", not visible", "  text          \"Inside\"",
      ])
  }

  @Test func partsThatASuperviewDrawsAreAsVisibleAsItIs() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.frame = view.frame
    screen.addSubview(button)
    screen.layoutIfNeeded()
    let seen = SeenViews(root: screen)
    #expect(button.subviews.allSatisfy(seen.contains))
    button.frame.origin.x = 80
    let unseen = SeenViews(root: screen)
    #expect(!button.subviews.contains(where: unseen.contains))
  }
}
