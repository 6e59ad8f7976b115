/// What views, guides and constraints are called in messages.
@MainActor enum LayoutNames {
  /// A view by its element or class, with its id in the file or its identifier:
  /// `label(Xy1-2b-c3D)`.
  static func name(of view: UIView) -> String {
    let kind = view.nibOrigin?.element ?? "\(type(of: view))"
    guard let id = view.nibOrigin?.id ?? view.accessibilityIdentifier else { return kind }
    return "\(kind)(\(id))"
  }

  /// An item of a constraint, seen from its other item.
  static func name(of item: AnyObject?, beside other: AnyObject?) -> String {
    guard let view = LayoutItem.view(of: item) else { return "nothing" }
    let otherView = LayoutItem.view(of: other)
    let own = otherView?.superview === view ? "superview" : name(of: view)
    guard let guide = item as? UILayoutGuide else { return own }
    switch guide.kind {
    case .custom: return guide.identifier.isEmpty ? "\(own).guide" : guide.identifier
    case .safeArea: return "\(own).safeArea"
    case .margins: return "\(own).layoutMargins"
    case .readableContent: return "\(own).readableContent"
    case .scrollContent: return "\(own).contentLayoutGuide"
    case .scrollFrame: return "\(own).frameLayoutGuide"
    case .controllerTop: return "topLayoutGuide"
    case .controllerBottom: return "bottomLayoutGuide"
    }
  }

  /// A number without digits that say nothing.
  static func text(_ number: CGFloat) -> String {
    let rounded = (Double(number) * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension NSLayoutConstraint {
  /// The constraint as an equation: `label(L).leading = superview.leading + 20`.
  var equation: String {
    let left = "\(LayoutNames.name(of: firstItem, beside: secondItem)).\(firstAttribute)"
    let strength = priority == .required ? "" : " @\(LayoutNames.text(CGFloat(priority.rawValue)))"
    guard secondItem != nil, secondAttribute != .notAnAttribute else {
      return "\(left) \(relation.sign) \(LayoutNames.text(constant))\(strength)"
    }
    var right = "\(LayoutNames.name(of: secondItem, beside: firstItem)).\(secondAttribute)"
    if multiplier != 1 { right += " * \(LayoutNames.text(multiplier))" }
    if constant > 0 { right += " + \(LayoutNames.text(constant))" }
    if constant < 0 { right += " - \(LayoutNames.text(-constant))" }
    return "\(left) \(relation.sign) \(right)\(strength)"
  }

  /// The equation and where it stands: `… (id abc, line 12)`, or its identifier.
  var equationWithPlace: String {
    var places: [String] = []
    if let identifier, !identifier.isEmpty { places.append("\"\(identifier)\"") }
    if let id = nibOrigin?.id { places.append("id \(id)") }
    if let line = nibOrigin?.line { places.append("line \(line)") }
    return places.isEmpty ? equation : "\(equation) (\(places.joined(separator: ", ")))"
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var sign: String {
    switch self {
    case .lessThanOrEqual: return "<="
    case .equal: return "="
    case .greaterThanOrEqual: return ">="
    }
  }
}
