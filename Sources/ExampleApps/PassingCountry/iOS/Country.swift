import UIKit

/// What the two screens pass to each other.
class Country: NSObject {
  let code: String
  let name: String

  init(code: String, name: String) {
    self.code = code
    self.name = name
    super.init()
  }
}
