import Canvas

extension UIButton {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case plain
    case close
    /// The old name of `system`.
    public static let roundedRect = ButtonType.system

    init?(nib name: String) {
      switch name {
      case "system", "roundedRect": self = .system
      case "detailDisclosure": self = .detailDisclosure
      case "infoLight": self = .infoLight
      case "infoDark": self = .infoDark
      case "contactAdd": self = .contactAdd
      case "plain": self = .plain
      case "close": self = .close
      case "custom": self = .custom
      default: return nil
      }
    }

    /// The sign of a type that has an image of its own.
    var sign: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "ⓘ"
      case .contactAdd: "⊕"
      case .close: "ⓧ"
      case .custom, .system, .plain: nil
      }
    }

    /// What VoiceOver calls a type that has an image of its own.
    var spokenName: String? {
      switch self {
      case .detailDisclosure, .infoLight, .infoDark: "More Info"
      case .contactAdd: "Add"
      case .close: "Close"
      case .custom, .system, .plain: nil
      }
    }
  }

  /// What a button shows in one state.
  struct StateContent {
    var title: String?
    var attributedTitle: NSAttributedString?
    var titleColor: UIColor?
    var titleShadowColor: UIColor?
    var image: UIImage?
    var backgroundImage: UIImage?
  }

  /// The look of a button since iOS 15: content as a value, instead of one content a state.
  public struct Configuration: Sendable, Equatable {
    /// What is drawn around the content.
    enum Style: String, Sendable {
      case plain
      case gray
      case tinted
      case filled

      init?(nib name: String) {
        switch name {
        case "bordered": self = .gray
        case "borderedTinted": self = .tinted
        case "borderedProminent": self = .filled
        case "borderless": self = .plain
        default: self.init(rawValue: name)
        }
      }
    }

    /// How the corners of the background are rounded.
    public enum CornerStyle: Int, Sendable {
      case fixed = -1
      case dynamic
      case small
      case medium
      case large
      case capsule

      init?(nib name: String?) {
        switch name {
        case "fixed": self = .fixed
        case "dynamic": self = .dynamic
        case "small": self = .small
        case "medium": self = .medium
        case "large": self = .large
        case "capsule": self = .capsule
        default: return nil
        }
      }
    }

    let style: Style
    /// How the corners of the background are rounded; kept, with no effect on text.
    public var cornerStyle: CornerStyle = .dynamic
    /// What is drawn behind the content; kept, with no effect on text.
    public var background = UIBackgroundConfiguration.clear()
    /// The title.
    public var title: String?
    /// The line below the title.
    public var subtitle: String?
    /// The image beside the title.
    public var image: UIImage?
    /// The distance of image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance of title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The side of the title on which the image stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distances between the edges and the content, in points.
    var insets = UIEdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
    /// What a title keeps free above and below whatever the insets are, in points.
    var titleRoom: CGFloat = 0
    /// The font of the title; 17 points of the system font unless set.
    var titleFont: UIFont?
    /// Whether a turning wheel stands in the place of the image.
    public var showsActivityIndicator = false
    /// How much room is left around the content; kept, with no effect on the size.
    public var buttonSize: Size = .medium
    /// How title and subtitle stand to each other; a picture has them on one line.
    public var titleAlignment: TitleAlignment = .automatic
    /// The colour of the content.
    public var baseForegroundColor: UIColor?
    /// The colour behind the content.
    public var baseBackgroundColor: UIColor?

    init(style: Style) { self.style = style }

    /// A button without a background.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// A button with a gray background.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// A button with a background in a light tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// A button with a background in the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
  }
}

/// The label of a button; the button draws its text.
final class ButtonLabel: UILabel {
  /// Makes a label with a font.
  convenience init(font: UIFont) {
    self.init(frame: .zero)
    self.font = font
  }

  override func draw(on canvas: any Canvas, frame: CGRect) {}
}

/// The image of a button; the button draws its name.
final class ButtonImageView: UIImageView {
  override func draw(on canvas: any Canvas, frame: CGRect) {}
}
