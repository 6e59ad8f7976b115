import InterfaceBuilder

/// What is wrong with the layouts of a document, said once all its screens are laid out.
@MainActor struct LayoutReport {
  private let document: IBDocument
  private let isDesignTime: Bool
  private var groups: [Group] = []
  private var said: Set<String> = []

  /// Messages of one kind: the first ones are kept, the others counted.
  private struct Group {
    static let limit = 20
    let summary: String
    var diagnostics: [Diagnostic] = []
    var leftOut = 0
  }

  /// While this is so, passes say nothing of what cannot hold: screens may have other sizes yet.
  private(set) static var isDeferred = false

  init(_ document: IBDocument, isDesignTime: Bool) {
    self.document = document
    self.isDesignTime = isDesignTime
  }

  /// Runs `body`, whose layouts are reported on afterwards.
  static func deferring<Result>(_ body: () -> Result) -> Result {
    let before = isDeferred
    isDeferred = true
    defer { isDeferred = before }
    return body()
  }

  /// Reports on what lies in `root`.
  mutating func run(_ root: UIView) {
    var stack = [root]
    while let view = stack.popLast() {
      if var system = view.layoutStorage?.engine?.solved { run(&system) }
      stack.append(contentsOf: view.storedSubviews.reversed())
    }
  }

  private mutating func run(_ system: inout LayoutSystem) {
    for conflict in system.conflicts {
      add(system.diagnostic(of: conflict), "required constraints that cannot hold")
    }
    for ambiguity in system.ambiguities() {
      add(diagnostic(of: ambiguity), "ambiguous places and sizes")
    }
    guard isDesignTime else { return }
    for view in system.participants where !view.followsFrame {
      add(misplacement(of: view), "views whose frame in the file is another one")
    }
  }

  private func diagnostic(of ambiguity: LayoutAmbiguity) -> Diagnostic? {
    ambiguity.view.nibOrigin.map { origin in
      Diagnostic(
        severity: .warning, file: origin.file, line: origin.line, id: origin.id,
        message: "ambiguous \(ambiguity.description) of \(LayoutNames.name(of: ambiguity.view))")
    }
  }

  /// Xcode calls a view misplaced when constraints put it a point or more from its frame in the
  /// file.
  private func misplacement(of view: UIView) -> Diagnostic? {
    guard let origin = view.nibOrigin, let id = origin.id, origin.file == document.file,
      !view.isHidden, let stored = document.element(id: id)?.frame, stored != .zero
    else { return nil }
    let frame = view.frame
    let distances = [
      stored.minX - frame.minX, stored.minY - frame.minY, stored.width - frame.width,
      stored.height - frame.height,
    ]
    guard distances.contains(where: { abs($0) >= 1 }) else { return nil }
    let name = LayoutNames.name(of: view)
    return Diagnostic(
      severity: .note, file: origin.file, line: origin.line, id: id,
      message:
        "the frame of \(name) will be \(text(frame)) at run time; the file has \(text(stored))")
  }

  private func text(_ frame: CGRect) -> String {
    let numbers = [frame.minX, frame.minY, frame.width, frame.height]
    return "(" + numbers.map { LayoutNames.text($0) }.joined(separator: ", ") + ")"
  }

  private mutating func add(_ diagnostic: Diagnostic?, _ summary: String) {
    guard let diagnostic, said.insert(diagnostic.description).inserted else { return }
    let known = groups.firstIndex { $0.summary == summary }
    if known == nil { groups.append(Group(summary: summary)) }
    let number = known ?? groups.count - 1
    if groups[number].diagnostics.count < Group.limit {
      groups[number].diagnostics.append(diagnostic)
    } else {
      groups[number].leftOut += 1
    }
  }

  /// Hands all of it to the diagnostics.
  func finish() {
    for group in groups {
      for diagnostic in group.diagnostics { Diagnostics.report(diagnostic) }
      guard group.leftOut > 0, let last = group.diagnostics.last else { continue }
      Diagnostics.report(
        Diagnostic(
          severity: .note, file: last.file, line: last.line,
          message: "\(group.leftOut) more \(group.summary)"))
    }
  }
}
