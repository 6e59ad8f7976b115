import UIKit
import XCUIAutomation

extension Snapshotting where Value: ScreenSource {
  /// The picture of a screen and, below it, the elements a user could name. The default.
  ///
  /// ```swift
  /// assertSnapshot(of: app, as: .screen)
  /// ```
  /// Records:
  /// ```
  /// ┌──────────────────┐
  /// │ (Next View)      │
  /// └──────────────────┘
  ///
  /// button          "Next View"
  /// ```
  public static var screen: Snapshotting { Snapshotting { try $0.text(in: .screen) } }

  /// The picture of a screen alone.
  ///
  /// Records:
  /// ```
  /// ┌──────────────────┐
  /// │ (Next View)      │
  /// └──────────────────┘
  /// ```
  public static var picture: Snapshotting { Snapshotting { try $0.text(in: .picture) } }

  /// The view tree: class, identifier, frame in points, text, and all that is not the default.
  ///
  /// Records:
  /// ```
  /// UIView (0, 0, 160, 16)
  ///   UIButton #next (8, 0, 100, 16) "Next View"
  /// ```
  public static var outline: Snapshotting { Snapshotting { try $0.text(in: .outline) } }

  /// The view tree in the words of UIKit's `recursiveDescription`, without addresses: for goldens
  /// of old; ``outline`` tells more.
  ///
  /// Records:
  /// ```
  /// <UIView; frame = (0 0; 160 16); autoresize = W+H; layer = <CALayer>>
  ///    | <UILabel; frame = (8 0; 100 16); text = 'Hello'; userInteractionEnabled = NO; layer = <CALayer>>
  /// ```
  public static var recursiveDescription: Snapshotting {
    Snapshotting { try $0.text(in: .recursiveDescription) }
  }

  /// What VoiceOver would read, one line for each of its stops, in order.
  ///
  /// A line has, in VoiceOver's order, whether the element is chosen, its label, its value, whether
  /// it is dimmed, what it is, and the app's own hint. The hints that iOS adds by itself
  /// (`double tap to edit`) are left out.
  ///
  /// Records:
  /// ```
  /// First View, back button
  /// Second View, heading
  /// US, text field, is editing
  /// selected, First, tab, 1 of 2
  /// ```
  public static var accessibility: Snapshotting {
    Snapshotting { try $0.text(in: .accessibility) }
  }
}
