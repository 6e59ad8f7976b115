import BenchmarkSupport
import Foundation
import InterfaceBuilder
import UIKit

/// The screens of files.
@MainActor struct FileScreens {
  private let files: [String]

  init(_ files: [String]) { self.files = files }

  /// Times each layout of the files: from nothing, and after one constant changed. False when a
  /// file could not be read.
  func run() -> Bool {
    let heads = ["views", "constraints", "nothing ms", "constant ms", "worst ms"]
    print(Measurement.line("screen", 40, heads))
    return forEachScope { name, scope in
      let nothing = Measurement.seconds {
        scope.forgetLayout()
        scope.layoutIfNeeded()
      }
      let changes = scope.scopeConstraints.map { LayoutTimes.change($0, in: scope) }.sorted()
      var cells = ["\(LayoutTimes.count(scope))", "\(scope.scopeConstraints.count)"]
      cells.append(Measurement.text(nothing * 1000))
      if let worst = changes.last {
        cells.append(Measurement.text(changes[changes.count / 2] * 1000))
        cells.append(Measurement.text(worst * 1000))
      }
      print(Measurement.line(name, 40, cells))
    }
  }

  /// Writes what is solved for each layout into a folder; false when a file could not be read.
  func write(to folder: String) -> Bool {
    forEachScope { name, scope in
      let path = URL(fileURLWithPath: folder).appendingPathComponent(name + ".txt")
      do {
        try scope.layoutSystemText.write(to: path, atomically: true, encoding: .utf8)
      } catch {
        print("error: \(path.path): \(error)")
      }
    }
  }

  private func forEachScope(_ body: (String, UIView) -> Void) -> Bool {
    var isComplete = true
    for file in files {
      let document: IBDocument
      do throws(IBReadError) {
        document = try IBDocument(contentsOfFile: file)
      } catch {
        print("error: \(error.description)")
        isComplete = false
        continue
      }
      var options = DocumentOptions()
      options.isDesignTime = true
      let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
      let screens = DocumentScreens.screens(of: document, options: options).screens
      let scopes = screens.flatMap { $0.root.constrainedScopes }
      for (number, scope) in scopes.enumerated() { body("\(name)-\(number)", scope) }
    }
    return isComplete
  }
}

/// Times of passes.
@MainActor enum LayoutTimes {
  /// Seconds that a pass takes after a constant changed.
  static func change(_ constraint: NSLayoutConstraint, in scope: UIView) -> Double {
    let constant = constraint.constant
    defer {
      constraint.constant = constant
      scope.layoutIfNeeded()
    }
    var turn: CGFloat = 0
    return Measurement.seconds(atMost: 0.02) {
      turn = 1 - turn
      constraint.constant = constant + turn
      scope.layoutIfNeeded()
    }
  }

  /// How many views there are.
  static func count(_ view: UIView) -> Int {
    view.subviews.reduce(1) { $0 + count($1) }
  }
}
