import UIKit

class ScoreboardViewController: UIViewController {
  @IBOutlet private weak var scoreLabel: UILabel!
  private var score = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: #selector(playerDidScore(_:)), name: .didScore, object: nil)
  }

  @objc private func playerDidScore(_ notification: Notification) {
    guard let points = notification.userInfo?[pointsKey] as? Int else { return }
    score += points
    scoreLabel.text = "Score: \(score)"
  }
}
