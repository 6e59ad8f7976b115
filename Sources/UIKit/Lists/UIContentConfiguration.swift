import InterfaceBuilder

/// A value that describes the content of a cell, and makes the view that shows it.
@MainActor public protocol UIContentConfiguration {
  /// Makes a view that shows the content.
  func makeContentView() -> any UIView & UIContentView
}

/// A view that shows what a configuration describes.
@MainActor public protocol UIContentView: AnyObject {
  /// What the view shows.
  var configuration: any UIContentConfiguration { get set }
}

/// The usual content of a row: a text, a second one, an image.
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// The most lines; 0 for as many as needed.
    public var numberOfLines = 0
  }

  /// The main text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The image in front of the texts.
  public var image: UIImage?
  /// How the main text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// Whether the second text may stand beside the first.
  public var prefersSideBySideTextAndSecondaryText: Bool

  private init(secondSize: CGFloat, isSideBySide: Bool) {
    textProperties = TextProperties(font: .systemFont(ofSize: 17), color: .label)
    secondaryTextProperties = TextProperties(
      font: .systemFont(ofSize: secondSize), color: isSideBySide ? .secondaryLabel : .label)
    prefersSideBySideTextAndSecondaryText = isSideBySide
  }

  /// A row with its texts below each other.
  public static func cell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondSize: 12, isSideBySide: false)
  }

  /// A row with a smaller second text below the first.
  public static func subtitleCell() -> UIListContentConfiguration { cell() }

  /// A row with the second text at the right.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(secondSize: 17, isSideBySide: true)
  }

  /// Reads `<listContentConfiguration key="contentConfiguration" text= secondaryText= image=>`.
  init(_ element: IBElement, _ coder: NibCoder) {
    self = element["configurationStyle"] == "valueCell" ? .valueCell() : .cell()
    text = element.string(key: "text")
    // Xcode leaves the texts of lines that are not there behind, empty.
    secondaryText = element.string(key: "secondaryText").flatMap { $0.isEmpty ? nil : $0 }
    image = coder.image("image", in: element)
  }

  /// Makes a view that shows the content.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }
}

/// Shows the usual content of a row.
@MainActor open class UIListContentView: UIView, UIContentView {
  private let label = UILabel(frame: .zero)
  private let secondLabel = UILabel(frame: .zero)
  private let imageView = UIImageView(frame: .zero)
  private var list: UIListContentConfiguration

  /// Makes a view for a configuration.
  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    for view in [imageView, label, secondLabel] { addSubview(view) }
    apply()
  }

  /// A list's content never comes from a nib: nil.
  public required init?(coder: NSCoder) { nil }

  /// What the view shows; a configuration of another kind changes nothing.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      list = new
      apply()
    }
  }

  private func apply() {
    show(list.text, list.textProperties, in: label)
    show(list.secondaryText, list.secondaryTextProperties, in: secondLabel)
    imageView.image = list.image
    imageView.isHidden = list.image == nil
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.isHidden = text == nil
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
  }

  private var margin: CGFloat { RowMetrics.margin(width: bounds.width, era: .current) }

  private func height(_ label: UILabel, _ width: CGFloat) -> CGFloat {
    guard label.text?.isEmpty == false else { return 0 }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(0, size.width - margin * 2)
    let first = height(label, room)
    let second = height(secondLabel, room)
    if list.prefersSideBySideTextAndSecondaryText {
      return CGSize(width: size.width, height: (max(first, second) + 23).rounded(.down))
    }
    return CGSize(width: size.width, height: (first + second + 23).rounded(.down))
  }

  /// As high as its texts at a width that is required, and as wide as they are otherwise.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard horizontalFittingPriority != .required else { return sizeThatFits(targetSize) }
    let image = list.image.map { $0.size.width + margin } ?? 0
    let first = label.sizeThatFits(.zero).width
    let second = secondLabel.sizeThatFits(.zero).width
    let texts = list.prefersSideBySideTextAndSecondaryText ? first + second : max(first, second)
    return sizeThatFits(CGSize(width: texts + image + margin * 2, height: targetSize.height))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    var left = margin
    if let image = list.image {
      imageView.frame = CGRect(
        x: left, y: (bounds.height - image.size.height) / 2, width: image.size.width,
        height: image.size.height)
      left = imageView.frame.maxX + margin
    }
    let room = max(0, bounds.width - margin - left)
    let first = height(label, room)
    let second = height(secondLabel, room)
    if list.prefersSideBySideTextAndSecondaryText {
      let wanted = secondLabel.sizeThatFits(CGSize(width: room, height: second)).width
      let width = second > 0 ? min(wanted, room) : 0
      label.frame = CGRect(
        x: left, y: (bounds.height - first) / 2, width: max(0, room - width), height: first)
      secondLabel.frame = CGRect(
        x: left + room - width, y: (bounds.height - second) / 2, width: width, height: second)
      return
    }
    let top = ((bounds.height - first - second) / 2).rounded(.down)
    label.frame = CGRect(x: left, y: top, width: room, height: first)
    secondLabel.frame = CGRect(x: left, y: top + first, width: room, height: second)
  }
}

extension UITableViewCell {
  /// A configuration with the look of the cell's style, to fill in.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    storedStyle == .value1 || storedStyle == .value2 ? .valueCell() : .subtitleCell()
  }

  func showConfiguration() {
    guard let configuration = storage.contentConfiguration else {
      storage.configuredView?.removeFromSuperview()
      storage.configuredView = nil
      return
    }
    if let view = storage.configuredView as? any UIContentView,
      type(of: view.configuration) == type(of: configuration)
    {
      view.configuration = configuration
    } else {
      storage.configuredView?.removeFromSuperview()
      let view = configuration.makeContentView()
      storage.configuredView = view
      contentView.addSubview(view)
    }
    setNeedsLayout()
  }
}
