import UIKit

class SecondViewController: UIViewController {
  /// The country to show; set before the view appears.
  var country = Country(code: "", name: "")
  weak var delegate: CountryDelegate?

  private let codeField = UITextField(placeholder: "Enter Country Code here", y: 10)
  private let nameField = UITextField(placeholder: "Enter Country Name here", y: 58)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Second View"
    edgesForExtendedLayout = []
    view.backgroundColor = .white
    view.addSubview(codeField)
    view.addSubview(nameField)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    codeField.text = country.code
    nameField.text = country.name
    delegate?.second?(self, willShow: country)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    let edited = Country(code: codeField.text ?? "", name: nameField.text ?? "")
    delegate?.second?(self, didEdit: edited)
  }
}
