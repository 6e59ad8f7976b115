import UIKit

class ColorCell: UICollectionViewCell {
  @IBOutlet private weak var nameLabel: UILabel!

  override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 1 : 0 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    nameLabel.text = nil
  }

  func show(_ name: String) {
    nameLabel.text = name
  }
}

class PaletteHeaderView: UICollectionReusableView {
  @IBOutlet private weak var titleLabel: UILabel!

  func show(_ title: String) {
    titleLabel.text = title
  }
}
