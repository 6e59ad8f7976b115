/// Offers what can be done with some items; its box lists them, and a button each own activity.
@MainActor open class UIActivityViewController: NamedBoxController {
  /// Is told the activity, whether it was carried out, what came back, and what went wrong.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  /// Called when the user is done.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The system's activities that are left out; there are none here anyway.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  /// Makes a screen that offers to share `activityItems`.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = applicationActivities ?? []
    super.init(nibName: nil, bundle: nil)
  }

  /// Such a screen cannot stand in a file of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  override var automaticPresentationStyle: UIModalPresentationStyle {
    UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .popover : .pageSheet
  }

  override var boxName: String { "UIActivityViewController" }
  override var boxLines: [String] { items.map { ActivityItem.text($0) } }

  override var leadingItems: [UIBarButtonItem] {
    activities.filter { $0.canPerform(withActivityItems: items) }.map { activity in
      UIBarButtonItem(
        primaryAction: UIAction(title: activity.activityTitle ?? "") { [weak self] _ in
          self?.perform(activity)
        })
    }
  }

  override var trailingItems: [UIBarButtonItem] {
    [
      UIBarButtonItem(
        systemItem: .close,
        primaryAction: UIAction { [weak self] _ in self?.finish(nil, false) })
    ]
  }

  private func perform(_ activity: UIActivity) {
    activity.prepare(withActivityItems: items)
    activity.perform()
    finish(activity.activityType, true)
  }

  private func finish(_ type: UIActivity.ActivityType?, _ isDone: Bool) {
    dismiss(animated: true)
    completionWithItemsHandler?(type, isDone, nil, nil)
  }

  /// A touch beside a popover cancels.
  override func touchOutsidePresentedView() { finish(nil, false) }
}

/// Something an app of its own does with shared items.
@MainActor open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The name as text.
    public let rawValue: String
    /// Makes a name from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name from text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Copies the items.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Sends the items by mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Sends the items as a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Prints the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Keeps the items as photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Sends the items to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Gives a contact a photo.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Keeps addresses to read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
  }

  /// Makes an activity.
  public override init() { super.init() }

  /// The name of the activity.
  open var activityType: ActivityType? { nil }
  /// What the user reads.
  open var activityTitle: String? { nil }
  /// The image beside the title.
  open var activityImage: UIImage? { nil }
  /// Whether the activity can do something with the items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is carried out.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Carries the activity out.
  open func perform() {}
  /// Tells that the activity is done; the screen does not wait for it.
  open func activityDidFinish(_ completed: Bool) {}
}

/// What a shared item is in words.
@MainActor private enum ActivityItem {
  static func text(_ item: Any) -> String {
    switch item {
    case let text as String: text
    case let url as URL: url.absoluteString
    case let image as UIImage: "▨ \(image.name)"
    default: "\(type(of: item))"
    }
  }
}
