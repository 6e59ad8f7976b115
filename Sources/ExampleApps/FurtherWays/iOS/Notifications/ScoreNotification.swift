import Foundation

extension Notification.Name {
  /// A player scored; `userInfo` has the points under `pointsKey`.
  static let didScore = Notification.Name("DidScore")
}

/// The key of the points in a notification's `userInfo`.
let pointsKey = "points"
