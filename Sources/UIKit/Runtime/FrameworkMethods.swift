/// The methods of UIKit's own classes that files and sources call by name.
enum FrameworkMethods {
  /// Enters them once, before the first message.
  static let registered: Void = {
    ClassRegistry.register(UIResponder.self) { bindings in
      bindings.methods["resignFirstResponder"] = { object, _ in
        (object as? UIResponder)?.resignFirstResponder()
      }
      bindings.methods["becomeFirstResponder"] = { object, _ in
        (object as? UIResponder)?.becomeFirstResponder()
      }
    }
    ClassRegistry.register(UIView.self) { bindings in
      bindings.methods["endEditing:"] = { object, arguments in
        (object as? UIView)?.endEditing(_convert(arguments.first ?? nil, to: Bool.self) ?? false)
      }
      bindings.methods["removeFromSuperview"] = { object, _ in
        (object as? UIView)?.removeFromSuperview()
      }
      bindings.methods["setNeedsLayout"] = { object, _ in (object as? UIView)?.setNeedsLayout() }
    }
    ClassRegistry.register(UINavigationController.self) { bindings in
      bindings.methods["popViewControllerAnimated:"] = { object, _ in
        (object as? UINavigationController)?.popViewController(animated: true)
      }
      bindings.methods["popToRootViewControllerAnimated:"] = { object, _ in
        (object as? UINavigationController)?.popToRootViewController(animated: true)
      }
    }
  }()
}
