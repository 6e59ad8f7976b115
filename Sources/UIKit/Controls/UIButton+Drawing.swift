import Canvas

/// What a picture shows of a button.
extension UIButton {
  /// Title, image or sign on one line; empty for a button that shows nothing.
  var shownContent: String {
    let title = String(shownTitle.map { $0.isNewline ? " " : $0 })
    let words = [title, configuration?.subtitle ?? ""].filter { !$0.isEmpty }
    guard !words.isEmpty else {
      if let image = currentImage ?? currentBackgroundImage { return image.sign }
      return buttonType.sign ?? ""
    }
    let parts = isImageBehind ? words + imageSigns : imageSigns + words
    return (parts + (isPopUp ? ["⇅"] : [])).joined(separator: " ")
  }

  /// What stands beside the title: a wheel, or the sign of an image.
  private var imageSigns: [String] {
    if configuration?.showsActivityIndicator ?? false { return ["◌"] }
    return currentImage == nil ? [] : ["▨"]
  }

  /// Whether the image stands on the right of the title: where the configuration or the direction
  /// of the content has it.
  private var isImageBehind: Bool {
    let isTrailing = configuration?.imagePlacement == .trailing
    return isTrailing != isRightToLeft
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// Where content stands in a drawing.
  var placement: HorizontalPlacement {
    switch self {
    case .left, .leading: .left
    case .right, .trailing: .right
    case .center, .fill: .center
    }
  }
}
