import UIKit

class GameViewController: UIViewController {
  @IBAction private func hit(_ sender: UIButton) {
    NotificationCenter.default.post(name: .didScore, object: self, userInfo: [pointsKey: 10])
  }

  @IBAction private func miss(_ sender: UIButton) {
    NotificationCenter.default.post(name: .didScore, object: self)
  }
}
