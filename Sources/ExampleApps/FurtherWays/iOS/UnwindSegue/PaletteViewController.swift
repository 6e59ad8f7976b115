import UIKit

class PaletteViewController: UIViewController {
  @IBOutlet private weak var colorLabel: UILabel!

  /// Where the buttons with a color lead back to.
  @IBAction private func unwindWithColor(_ segue: UIStoryboardSegue) {
    guard let chooser = segue.source as? ColorChooserViewController else { return }
    colorLabel.text = chooser.chosenColor
  }

  /// Where Cancel leads back to.
  @IBAction private func unwindWithoutColor(_ segue: UIStoryboardSegue) {}
}
