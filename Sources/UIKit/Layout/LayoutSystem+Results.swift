import ConstraintSolver

/// What was solved, as frames.
extension LayoutSystem {
  /// The alignment rectangle that a participant got, in points of the scope.
  mutating func frame(at number: Int) -> CGRect { rectangle(places[number]) }

  /// The alignment rectangle that a view got; nil when it takes no part.
  mutating func frame(of view: UIView) -> CGRect? {
    if let number = index.place(of: view) { return frame(at: number) }
    guard view === scope.root, let made = variables[ObjectIdentifier(view)] else { return nil }
    return rectangle(made)
  }

  private mutating func rectangle(_ made: Variables) -> CGRect {
    CGRect(
      x: rows.solver.value(of: made.x), y: rows.solver.value(of: made.y),
      width: rows.solver.value(of: made.width), height: rows.solver.value(of: made.height))
  }

  /// Keeps how large the content of scroll views is.
  mutating func storeContents() {
    if contents.isEmpty { return }
    for view in [scope.root] + participants {
      guard let size = contents[ObjectIdentifier(view)], let scroll = view as? UIScrollView,
        hasTiedContent(view)
      else { continue }
      let width = rows.solver.value(of: size.width)
      let height = rows.solver.value(of: size.height)
      scroll.contentSize = CGSize(width: exact(width), height: exact(height))
    }
  }

  /// Keeps where guides came to lie, given where the participants did.
  mutating func storeGuides(origins: [CGPoint]) {
    for view in [scope.root] + participants {
      for guide in view.layoutStorage?.guides ?? [] where guide.kind == .custom {
        guard let made = variables[ObjectIdentifier(guide)] else { continue }
        let origin = index.place(of: view).map { origins[$0] } ?? scope.root.bounds.origin
        let frame = rectangle(made).offsetBy(dx: -origin.x, dy: -origin.y)
        guide.storedFrame = CGRect(
          x: exact(frame.minX), y: exact(frame.minY), width: exact(frame.width),
          height: exact(frame.height))
      }
    }
  }

  /// A length without what calculating added to it: the same however it was found.
  private func exact(_ length: CGFloat) -> CGFloat { (length * 1e6).rounded() / 1e6 }
}
