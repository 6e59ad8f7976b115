import UIKit
import XCUIAutomation

/// Something that shows a screen or a part of one: an application, a window, a controller, a view.
@MainActor public protocol ScreenSource {
  /// The text form of what is shown.
  ///
  /// Throws when nothing is shown: an application that does not run, a view without a size.
  func text(in form: ScreenForm) throws -> String
}

/// One of the text forms of a screen.
public struct ScreenForm: Sendable {
  let ofApplication: @MainActor @Sendable (UIApplication) -> String
  let ofView: @MainActor @Sendable (UIView) -> String

  /// The picture and, below it, the elements a user could name.
  public static let screen = ScreenForm(
    ofApplication: { Pictures.screen(of: $0) }, ofView: { Pictures.screen(of: $0) })
  /// The picture alone.
  public static let picture = ScreenForm(
    ofApplication: { Pictures.picture(of: $0) }, ofView: { Pictures.picture(of: $0) })
  /// The view tree with everything that differs from its default.
  public static let outline = ScreenForm(
    ofApplication: { Outline.text(of: $0) }, ofView: { Outline.text(of: $0) })
  /// The view tree in the words of UIKit's `recursiveDescription`, without addresses.
  public static let recursiveDescription = ScreenForm(
    ofApplication: { RecursiveDescription.text(of: $0) },
    ofView: { RecursiveDescription.text(of: $0) })
  /// What VoiceOver would read, in order.
  public static let accessibility = ScreenForm(
    ofApplication: { SpokenScreen.text(of: $0) }, ofView: { SpokenScreen.text(of: $0) })
}

/// A snapshot that is not taken because an earlier step of its flow failed, which was reported.
struct SkippedSnapshot: Error {}

/// Why there is no screen to take a snapshot of.
struct NoScreen: Error, CustomStringConvertible {
  let description: String
}

extension XCUIApplication: ScreenSource {
  /// What the application shows; nothing is compared after a failed step.
  public func text(in form: ScreenForm) throws -> String {
    if hasFailed { throw SkippedSnapshot() }
    guard let application else {
      throw NoScreen(description: "the application is not running; call launch() first")
    }
    guard DeviceVariation.current == nil || DeviceVariation.current == variation else {
      throw NoScreen(
        description: "the application was launched before the strategy's device was known; "
          + "launch it in the expression of the value, as in of: launchedApp()")
    }
    guard !application.windows.isEmpty else {
      throw NoScreen(
        description: "the application shows no window: a delegate makes one in "
          + "didFinishLaunching, or start with XCUIApplication(storyboard:) or (mainNib:)")
    }
    let text = application.run { form.ofApplication(application) }
    // Rows that come on screen are made as it is drawn.
    let stops = application.takeStops()
    guard stops.isEmpty else { throw AppStop(reasons: stops) }
    return text
  }
}

extension UIView: ScreenSource {
  /// What the view and all below it show, in a frame of the view's size.
  public func text(in form: ScreenForm) throws -> String {
    guard DeviceVariation.current == nil || window == nil else {
      throw NoScreen(
        description: "\(type(of: self)) stands in a window, which has a device of its own")
    }
    layoutIfNeeded()
    guard bounds.width > 0, bounds.height > 0 else {
      throw NoScreen(description: "\(type(of: self)) has no size to be drawn in; set its frame")
    }
    return form.ofView(self)
  }
}

extension UIViewController: ScreenSource {
  /// What the controller shows: in its window, or else in one made for it, of the strategy's device
  /// or 375 by 667 points.
  public func text(in form: ScreenForm) throws -> String {
    let variation = DeviceVariation.current
    guard variation == nil || viewIfLoaded?.window == nil else {
      throw NoScreen(
        description: "\(type(of: self)) stands in a window, which has a device of its own")
    }
    let screen = (variation ?? DeviceVariation()).makeScreen(or: .iPhone8)
    guard let text = try Pictures.hosting(self, in: screen, { form.ofView($0) }) else {
      throw NoScreen(description: "\(type(of: self)) has no view")
    }
    return text
  }
}
