import InterfaceBuilder

@testable import UIKit

/// Documents written in the test that reads them.
@MainActor enum NibFixtures {
  /// A xib of these objects, owned by `owner`'s class.
  static func xib(_ objects: String, attributes: String = "") throws -> IBDocument {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" \(attributes)>
      <objects>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      \(objects)
      </objects>
      </document>
      """
    return try IBDocument(bytes: Array(text.utf8), file: "Test.xib")
  }

  /// A storyboard of these scenes.
  static func storyboard(_ scenes: String, initial: String? = nil) throws -> UIStoryboard {
    let attribute = initial.map { " initialViewController=\"\($0)\"" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch"\(attribute)>
      <scenes>
      \(scenes)
      </scenes>
      </document>
      """
    let document = try IBDocument(bytes: Array(text.utf8), file: "Test.storyboard")
    return UIStoryboard(document: document, name: "Test", bundle: nil)
  }

  /// One scene around a controller element and what stands beside it.
  static func scene(_ objects: String) -> String {
    "<scene sceneID=\"s\"><objects>\(objects)</objects></scene>"
  }

  /// Makes the objects of a xib of these elements.
  static func load(_ objects: String, owner: AnyObject? = nil) throws -> (
    objects: [Any], context: NibContext, messages: [String]
  ) {
    let document = try xib(objects)
    let anchor: AnyClass = NibOwner.self
    let context = NibContext(
      document: document, finder: NibFinder.of(nil, anchor: anchor))
    let (objects, diagnostics) = Diagnostics.collecting {
      UINib(document: document).makeObjects(in: context, owner: owner)
    }
    return (objects, context, diagnostics.map(\.description))
  }
}

/// The owner of a nib in a test; its table is written by hand, as the translator would write it.
final class NibOwner: NSObject {
  var calls: [String] = []
  var views: [UIView] = []

  static let registered: Void = {
    ClassRegistry.register(NibOwner.self) { bindings in
      bindings.outlets["badge"] = { object, value in
        (object as? NibOwner)?.calls.append("badge \((value as? UIView)?.tag ?? -1)")
        return value is UIView
      }
      bindings.outlets["views"] = { object, value in
        guard let views = value as? [UIView] else { return false }
        (object as? NibOwner)?.views = views
        return true
      }
      bindings.methods["none"] = { object, _ in (object as? NibOwner)?.calls.append("none") }
      bindings.methods["one:"] = { object, arguments in
        (object as? NibOwner)?.calls.append("one \(arguments[0] is UIControl)")
      }
      bindings.methods["two:event:"] = { object, arguments in
        let types = "\(arguments[0] is UIControl) \(arguments[1] is UIEvent)"
        return (object as? NibOwner)?.calls.append("two \(types)")
      }
    }
  }()
}

/// A view of the app that notes what happens to it.
final class NibView: UIView {
  static var calls: [String] = []
  var level = 0

  static let registered: Void = {
    ClassRegistry.register(NibView.self) { bindings in
      bindings.outlets["friend"] = { _, value in
        NibView.calls.append("outlet")
        return value is UIView
      }
      bindings.outlets["level"] = { object, value in
        NibView.calls.append("attribute")
        (object as? NibView)?.level = value as? Int ?? -1
        return value is Int
      }
    }
  }()

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    NibView.calls.append("init")
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    NibView.calls.append("awake")
  }
}
