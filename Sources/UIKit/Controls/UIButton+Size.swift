/// How big buttons want to be. Measured on frames that Xcode saved.
extension UIButton {
  /// The size without a configuration.
  ///
  /// A title alone is as wide as whole points, at least 30, and has 12 points around its height
  /// unless insets of its own take their place. Beside an image there is no such room, and an image
  /// without a title is at least as high as a line would be. A background image is shown whole.
  var plainSize: CGSize {
    let image = imageSize
    let insets = contentEdgeInsets
    let title = titleSize
    let hasTitle = title.width > 0 || image == .zero
    var width = image.width
    var height = max(image.height, titleFont.lineHeight.rounded(.up))
    if hasTitle {
      width = max(30, title.width.rounded(.up) + image.width)
      let hasRoom = image == .zero && insets.top == 0 && insets.bottom == 0
      height = max(image.height, title.height + (hasRoom ? 12 : 0))
    }
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(width + insets.left + insets.right, background.width),
      height: max((height + insets.top + insets.bottom).rounded(.up), background.height))
  }

  /// The size with a configuration: image, title and subtitle with its insets around them.
  func size(of configuration: Configuration) -> CGSize {
    let image = imageSize
    let title = titleSize
    let subtitle = configuration.subtitle ?? ""
    let small = UIFont.systemFont(ofSize: 12)
    let gap = image.width > 0 && title.width > 0 ? configuration.imagePadding : 0
    var width = max(title.width, TextMetrics.width(of: subtitle, font: small))
    var height = title.height
    if !subtitle.isEmpty { height += small.lineHeight + configuration.titlePadding }
    if configuration.imagePlacement.isSubset(of: [.top, .bottom]) {
      width = max(width, image.width)
      height += image.height + gap
    } else {
      width += image.width + gap
      height = max(height, image.height)
    }
    let insets = configuration.insets
    var size = CGSize(
      width: width + insets.left + insets.right, height: height + insets.top + insets.bottom)
    if title.width > 0 {
      size.height = max(size.height, title.height + 2 * configuration.titleRoom)
    }
    return TextMetrics.roundedUp(size, scale: pixelsPerPoint)
  }

  /// The size of the title in points, not rounded; zero beside an image when there is none.
  var titleSize: CGSize {
    let text = shownTitle
    guard !text.isEmpty || imageSize == .zero else { return .zero }
    let font = titleFont
    // The label of an attributed title holds its parts.
    let parts = titleLabel.flatMap { $0.text == text ? $0.textRuns(font) : nil }
    let lines = TextLayout(
      TextLayout.Request(
        runs: parts ?? [TextRun(text: text, font: font)],
        lineLimit: titleLabel?.numberOfLines ?? 1, font: font))
    return CGSize(width: lines.size.width, height: max(lines.size.height, font.lineHeight))
  }

  private var titleFont: UIFont { titleLabel?.font ?? .systemFont(ofSize: 15) }

  /// The size of the image, or of the sign that the type of the button shows.
  var imageSize: CGSize {
    if let image = currentImage { return image.size }
    return buttonType.sign == nil ? .zero : CGSize(width: 22, height: 22)
  }
}
