import Canvas

/// The text forms of a screen.
@MainActor package enum Pictures {
  /// The picture of an application: all its windows from back to front.
  package static func picture(of application: UIApplication) -> String {
    let grid = TextGrid(size: application.screen.bounds.size)
    ScreenRenderer(canvas: grid).draw(application)
    return grid.picture()
  }

  /// The picture of one view and all below it, in a frame of its size.
  package static func picture(of view: UIView) -> String {
    view.layoutIfNeeded()
    let grid = TextGrid(size: view.bounds.size)
    ScreenRenderer(canvas: grid).draw(view, at: .zero)
    return grid.picture()
  }

  /// The picture of an application and, below it, the elements a user could name.
  package static func screen(of application: UIApplication) -> String {
    let seen = SeenViews(application)
    return screen(seen, application.windows.compactMap { $0.accessibilityTree() })
  }

  /// The picture of a view and, below it, the elements a user could name.
  package static func screen(of view: UIView) -> String {
    let seen = SeenViews(root: view)
    return screen(seen, [view.accessibilityTree()].compactMap { $0 })
  }

  private static func screen(_ seen: SeenViews, _ trees: [AccessibilityElement]) -> String {
    let picture = seen.grid.picture()
    let lines = ElementList(seen: seen).lines(of: trees)
    guard !lines.isEmpty else { return picture }
    return picture + "\n\n" + lines.joined(separator: "\n")
  }

  /// Shows a controller that is in no window in one of its own while `body` runs, as
  /// swift-snapshot-testing does.
  ///
  /// Throws an ``AppStop`` when iOS would have stopped an app that shows the controller.
  package static func hosting<Result>(
    _ controller: UIViewController, in screen: UIScreen, _ body: (UIView) -> Result
  ) throws(AppStop) -> Result? {
    if let view = controller.viewIfLoaded, view.window != nil { return body(view) }
    let application = UIApplication(screen: screen)
    let result = application.run {
      let window = UIWindow(screen: screen)
      window.application = application
      window.rootViewController = controller
      window.makeKeyAndVisible()
      application.commit()
      defer {
        window.isHidden = true
        controller.viewIfLoaded?.removeFromSuperview()
      }
      return controller.view.map(body)
    }
    let stops = application.takeStops()
    guard stops.isEmpty else { throw AppStop(reasons: stops) }
    return result
  }
}

/// What iOS would have stopped an app for while it showed a screen.
package struct AppStop: Error, CustomStringConvertible {
  /// The diagnostics, each on its line.
  let reasons: [String]

  /// Makes the error of the diagnostics of stops.
  package init(reasons: [String]) { self.reasons = reasons }

  package var description: String {
    (["The app stops here."] + reasons).joined(separator: "\n")
  }
}
