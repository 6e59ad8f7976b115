/// Which photos can be chosen.
public struct PHPickerFilter: Sendable, Equatable {
  let name: String
  /// Photos.
  public static let images = PHPickerFilter(name: "images")
  /// Films.
  public static let videos = PHPickerFilter(name: "videos")
  /// Photos that move.
  public static let livePhotos = PHPickerFilter(name: "live photos")
  /// Any of several.
  public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: filters.map(\.name).joined(separator: ", "))
  }
}

/// What a picker of photos offers.
public struct PHPickerConfiguration: Sendable, Equatable {
  /// How many photos may be chosen; 0 for any number; kept, with no effect.
  public var selectionLimit = 1
  /// Which photos are offered.
  public var filter: PHPickerFilter?
  /// Makes the usual configuration.
  public init() {}
}

/// A chosen photo; there are none.
public struct PHPickerResult: Sendable, Equatable {
  /// The name of the photo in the library.
  public let assetIdentifier: String?
}

/// Chooses photos; there are none, so its box shows which could be chosen.
@MainActor open class PHPickerViewController: NamedBoxController {
  /// What is offered.
  public let configuration: PHPickerConfiguration
  /// Is told what the user chose.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Makes a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Such a screen cannot stand in a file of Interface Builder.
  public required init?(coder: NSCoder) { nil }

  override var boxName: String { "PHPickerViewController" }
  override var boxLines: [String] { [configuration.filter?.name].compactMap { $0 } }

  override var leadingItems: [UIBarButtonItem] {
    let item = cancelItem { [weak self] in
      guard let self else { return }
      delegate?.picker(self, didFinishPicking: [])
    }
    return [item]
  }
}

/// Is told which photos a user chose.
@MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user is done, without results after cancelling; the delegate dismisses the
  /// picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
