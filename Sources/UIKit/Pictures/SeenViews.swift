import Canvas

/// Which views of a screen a user sees anything of.
///
/// Nothing is seen of a view when it is hidden or transparent, lies outside the screen or what its
/// superviews clip, or is wholly under opaque surfaces, and the same is true of all it holds.
@MainActor struct SeenViews {
  /// The screen, drawn: its picture is there for the asking.
  let grid: TextGrid
  private var unseen: Set<ObjectIdentifier> = []

  /// Draws `root` and everything below it, as ``Pictures`` does.
  init(root: UIView) {
    root.layoutIfNeeded()
    let grid = TextGrid(size: root.bounds.size)
    self.grid = grid
    var marks: [ObjectIdentifier: Int] = [:]
    let renderer = ScreenRenderer(canvas: grid) { view, frame in
      marks[ObjectIdentifier(view)] = grid.mark(frame)
    }
    renderer.draw(root, at: .zero)
    let seen = grid.seenMarks()
    _ = look(at: root) { view in marks[ObjectIdentifier(view)].map { seen[$0] } ?? false }
  }

  /// Whether a user sees any part of `view` or of what it holds.
  func contains(_ view: UIView) -> Bool { !unseen.contains(ObjectIdentifier(view)) }

  private mutating func look(at view: UIView, isSeen: (UIView) -> Bool) -> Bool {
    var result = isSeen(view)
    for subview in view.storedSubviews where look(at: subview, isSeen: isSeen) { result = true }
    if !result { unseen.insert(ObjectIdentifier(view)) }
    return result
  }
}
