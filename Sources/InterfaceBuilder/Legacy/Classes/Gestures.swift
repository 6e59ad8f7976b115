extension LegacyClass {
  /// What all gesture recognizers have.
  static let gestureRecognizer = LegacyClass(
    "gestureRecognizer", inherits: .object,
    [
      .flag("IBUIEnabled", "enabled", usually: true),
      .flag("IBUICancelsTouchesInView", "cancelsTouchesInView", usually: true),
      .flag("IBUIDelaysTouchesBegan", "delaysTouchesBegan", usually: false),
      .flag("IBUIDelaysTouchesEnded", "delaysTouchesEnded", usually: true),
    ])

  static let tapGestureRecognizer = LegacyClass(
    "tapGestureRecognizer", inherits: .gestureRecognizer, touchCounts)

  static let longPressGestureRecognizer = LegacyClass(
    "pongPressGestureRecognizer", inherits: .gestureRecognizer,
    touchCounts + [
      .number("IBUIAllowableMovement", "allowableMovement"),
      .number("IBUIMinimumPressDuration", "minimumPressDuration"),
    ])

  private static let touchCounts: [LegacyProperty] = [
    .integer("IBUINumberOfTapsRequired", "numberOfTapsRequired", usually: 1),
    .integer("IBUINumberOfTouchesRequired", "numberOfTouchesRequired", usually: 1),
  ]

  static let swipeGestureRecognizer = LegacyClass(
    "swipeGestureRecognizer", inherits: .gestureRecognizer,
    [
      .integer("IBUINumberOfTouchesRequired", "numberOfTouchesRequired", usually: 1),
      .direction,
    ])

  static let panGestureRecognizer = LegacyClass(
    "panGestureRecognizer", inherits: .gestureRecognizer,
    [
      .integer("IBUIMinimumNumberOfTouches", "minimumNumberOfTouches"),
      .integer("IBUIMaximumNumberOfTouches", "maximumNumberOfTouches"),
    ])

  static let pinchGestureRecognizer = LegacyClass(
    "pinchGestureRecognizer", inherits: .gestureRecognizer, [.number("IBUIScale", "scale")])

  static let rotationGestureRecognizer = LegacyClass(
    "rotationGestureRecognizer", inherits: .gestureRecognizer,
    [.number("IBUIRotationInDegrees", "rotationInDegrees")])
}

extension LegacyProperty {
  /// A bit of `UISwipeGestureRecognizerDirection`.
  fileprivate static let direction = LegacyProperty(["IBUIDirection"]) {
    object, translator, draft in
    let names = [1: "right", 2: "left", 4: "up", 8: "down"]
    let number = object.integer("IBUIDirection") ?? 1
    guard let name = names[number] else {
      return translator.warn(object, "the direction \(number) of a swipe is not known")
    }
    draft.set("direction", name)
  }
}
