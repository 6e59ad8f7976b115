/// How high a row wants to be.
extension UITableViewCell {
  /// What stands beside the content when the row is laid out: accessories and the control of
  /// editing.
  private var takenWidth: CGFloat {
    let control = storage.editControl != nil && shouldIndentWhileEditing ? margin + 22 : 0
    return accessoryCost + control
  }

  func rowFitting(
    _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
  ) -> CGSize {
    guard storage.configuredView == nil, contentView.isLaidOutByConstraints else {
      return sizeThatFits(target)
    }
    let inner = CGSize(width: max(0, target.width - takenWidth), height: target.height)
    let content = contentView.systemLayoutSizeFitting(
      inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    // Constraints that say nothing of the height make it 0; UIKit takes that for an oversight.
    let height = content.height > 0 ? content.height + separatorHeight : RowMetrics.height
    return CGSize(width: content.width + takenWidth, height: height)
  }

  /// The height that labels or a configuration ask for in a row of `width` points.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let least = RowMetrics.automaticHeight(era: storage.era)
    if let view = storage.configuredView {
      let height = configuredHeight(view, width: max(0, width - takenWidth))
      return view is UIListContentView ? max(least, height) : height > 0 ? height : least
    }
    guard storage.textLabel != nil || storage.detailLabel != nil else { return least }
    let room = max(0, width - margin * 2 - takenWidth - imageWidth)
    let text = fitting(storage.textLabel, room).height
    let detail = fitting(storage.detailLabel, room).height
    // Ten points above and below two lines, less than twelve around one: 56 and 44 points with the
    // usual fonts.
    let height =
      storedStyle == .subtitle && detail > 0 ? text + detail + 20.5 : max(text, detail) + 23
    return max(least, storage.era == .current ? height.rounded() : height)
  }

  private func configuredHeight(_ view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The room that an image takes from the labels.
  private var imageWidth: CGFloat {
    guard let image = storage.imageView?.image, image.size.width > 0 else { return 0 }
    return image.size.width + margin
  }
}
