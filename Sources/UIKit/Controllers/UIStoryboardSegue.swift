/// A way from one controller to another, as drawn in a storyboard.
@MainActor open class UIStoryboardSegue: NSObject {
  /// The name of the segue; nil when it has none.
  public let identifier: String?
  /// Where the segue starts.
  public let source: UIViewController
  /// Where the segue ends.
  public let destination: UIViewController
  private let handler: () -> Void

  /// Makes a segue that does nothing by itself: for subclasses.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = {}
    super.init()
  }

  /// Makes a segue that does what `performHandler` does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Goes the way; custom segues override this.
  open func perform() { handler() }
}
