import InterfaceBuilder

/// Takes or chooses a photo; there are none, so its box says where they would come from.
///
/// The user can only cancel. A test that needs a photo calls the delegate itself.
@MainActor open class UIImagePickerController: UINavigationController {
  /// Where photos come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary
    case camera
    case savedPhotosAlbum
  }

  /// A camera of the device.
  public enum CameraDevice: Int, Sendable {
    case rear
    case front
  }

  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    case photo
    case video
  }

  /// What is told of a choice.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key as text.
    public let rawValue: String
    /// Makes a key from text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind of the choice.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The photo as it is.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo as the user cut it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The part of the photo that the user kept.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The address of the film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The address of the photo.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }

  private let screen = PhotoScreen(nibName: nil, bundle: nil)

  /// Makes a picker that chooses from the library.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Makes a picker; a nib has no part in it.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Makes the picker that the present element of a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    let element = (coder as? NibCoder)?.element
    allowsEditing = element?.bool("allowsEditing") ?? element?.bool("allowsImageEditing") ?? false
    let sources: [String: SourceType] = [
      "photoLibrary": .photoLibrary, "camera": .camera, "savedPhotosAlbum": .savedPhotosAlbum,
    ]
    if let source = element?.value("sourceType", in: sources) { sourceType = source }
    setUp()
  }

  private func setUp() {
    screen.picker = self
    setViewControllers([screen], animated: false)
  }

  /// Where photos come from.
  open var sourceType: SourceType = .photoLibrary { didSet { screen.boxDidChange() } }
  /// Which kinds can be chosen; kept, with no effect.
  open var mediaTypes: [String] = ["public.image"]
  /// Whether the user may cut the photo; kept, with no effect.
  open var allowsEditing = false
  /// The camera; kept, with no effect.
  open var cameraDevice: CameraDevice = .rear
  /// What the camera takes; kept, with no effect.
  open var cameraCaptureMode: CameraCaptureMode = .photo
  /// Whether the camera's own buttons are shown; kept, with no effect.
  open var showsCameraControls = true
  /// How long a film may be, in seconds; kept, with no effect.
  open var videoMaximumDuration: TimeInterval = 600

  /// Whether photos may come from there: the simulated device has a library and no camera, as
  /// Apple's simulator has.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }
  /// Whether the device has a camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// The kinds that can be chosen.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? { ["public.image"] }

  /// A delegate that leaves the question open has the picker dismissed.
  func cancel() {
    guard let delegate = delegate as? any UIImagePickerControllerDelegate else {
      return dismiss(animated: true)
    }
    delegate.imagePickerControllerDidCancel(self)
  }
}

/// The only screen of a picker.
@MainActor private final class PhotoScreen: NamedBoxController {
  weak var picker: UIImagePickerController?

  override var boxName: String { "UIImagePickerController" }
  override var boxLines: [String] { ["\(picker?.sourceType ?? .photoLibrary)"] }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = picker?.sourceType == .camera ? "Photo" : "Photos"
    navigationItem.rightBarButtonItem = cancelItem { [weak self] in self?.picker?.cancel() }
  }
}

/// Is told what a picker's user chose.
@MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when the user chose a photo; the delegate dismisses the picker.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user cancelled; the delegate dismisses the picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker, as it does without this method.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
