import Canvas

/// Where lines stand between the two sides of a text.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// The side on which the language starts.
  case natural = 4

  init?(nib name: String?) {
    switch name {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }

  /// Where the lines stand in a drawing of a view.
  @MainActor func placement(in view: UIView) -> HorizontalPlacement {
    switch self {
    case .center: .center
    case .right: .right
    case .left: .left
    case .justified, .natural: view.isRightToLeft ? .right : .left
    }
  }
}

/// What happens to a text that is wider than its room.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5

  init?(nib name: String?) {
    switch name {
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap", "charWrapping": self = .byCharWrapping
    case "clip", "clipping": self = .byClipping
    case "headTruncation", "truncatingHead": self = .byTruncatingHead
    case "tailTruncation", "truncatingTail": self = .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
