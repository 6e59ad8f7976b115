import UIKit

/// What all screens know.
class SharedModel: NSObject {
  var text = "Not updated"
}
