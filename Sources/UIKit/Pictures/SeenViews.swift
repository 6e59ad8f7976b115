import Canvas
import Foundation

/// Which views of a screen a user sees anything of.
///
/// Nothing is seen of a view when it is hidden or transparent, lies outside the screen or what its
/// superviews clip, or is wholly under opaque surfaces, and the same is true of all it holds.
@MainActor struct SeenViews {
  /// The screen, drawn: its picture is there for the asking.
  let grid: TextGrid
  private var unseen: Set<ObjectIdentifier> = []

  /// Draws `root` and everything below it.
  init(root: UIView) {
    root.layoutIfNeeded()
    self.init(size: root.bounds.size, { [root] }) { $0.draw(root, at: .zero) }
  }

  /// Draws the windows of an application.
  init(_ application: UIApplication) {
    self.init(size: application.screen.bounds.size, { application.windows }) {
      $0.draw(application)
    }
  }

  private init(size: CGSize, _ roots: () -> [UIView], draw: (ScreenRenderer) -> Void) {
    let grid = TextGrid(size: size)
    self.grid = grid
    var marks: [ObjectIdentifier: Int] = [:]
    draw(
      ScreenRenderer(canvas: grid) { view, frame in
        marks[ObjectIdentifier(view)] = grid.mark(frame)
      })
    let seen = grid.seenMarks()
    for root in roots() {
      _ = look(at: root) { view in marks[ObjectIdentifier(view)].map { seen[$0] } ?? false }
    }
  }

  /// Whether a user sees any part of `view` or of what it holds.
  func contains(_ view: UIView) -> Bool { !unseen.contains(ObjectIdentifier(view)) }

  /// - Parameter part: of what a superview draws itself whether that is seen.
  private mutating func look(
    at view: UIView, part: Bool? = nil, isSeen: (UIView) -> Bool
  ) -> Bool {
    var result = part ?? isSeen(view)
    let partBelow = view.drawsOwnSubviews ? result : part
    for subview in view.storedSubviews
    where look(at: subview, part: partBelow, isSeen: isSeen) {
      result = true
    }
    if !result { unseen.insert(ObjectIdentifier(view)) }
    return result
  }
}
