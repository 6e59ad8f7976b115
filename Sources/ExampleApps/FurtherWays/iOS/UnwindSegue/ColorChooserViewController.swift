import UIKit

class ColorChooserViewController: UIViewController {
  /// The color that was tapped, for whoever the screen returns to.
  private(set) var chosenColor: String?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "ChooseColor" else { return }
    chosenColor = (sender as? UIButton)?.currentTitle
  }
}
