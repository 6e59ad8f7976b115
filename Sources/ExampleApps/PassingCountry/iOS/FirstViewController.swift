import UIKit

class FirstViewController: UIViewController, CountryDelegate {
  private let codeField = UITextField(placeholder: "Enter Country Code here", y: 10)
  private let nameField = UITextField(placeholder: "Enter Country Name here", y: 58)
  private let nextButton = UIButton(type: .system)
  private var country = Country(code: "", name: "")

  /// Made for the first trip and kept for all later ones.
  private(set) lazy var secondViewController: SecondViewController = {
    let controller = SecondViewController()
    controller.delegate = self
    return controller
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First View"
    edgesForExtendedLayout = []
    view.backgroundColor = .white
    nextButton.setTitle("Next View", for: .normal)
    nextButton.frame = CGRect(x: 104, y: 106, width: 112, height: 30)
    nextButton.addTarget(self, action: #selector(nextView), for: .touchDown)
    view.addSubview(codeField)
    view.addSubview(nameField)
    view.addSubview(nextButton)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    codeField.text = country.code
    nameField.text = country.name
  }

  @objc private func nextView() {
    country = Country(code: codeField.text ?? "", name: nameField.text ?? "")
    secondViewController.country = country
    navigationController?.pushViewController(secondViewController, animated: true)
  }

  // MARK: - CountryDelegate

  func second(_ controller: SecondViewController, didEdit country: Country) {
    self.country = country
  }
}
