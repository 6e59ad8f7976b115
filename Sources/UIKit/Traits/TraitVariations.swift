import InterfaceBuilder

/// What a file says of one view for other size classes than those it was read for.
///
/// Objects that are not installed now are made all the same, as UIKit makes them, so that outlets
/// find them; they come into the hierarchy when traits ask for them.
@MainActor final class TraitVariations {
  private let element: IBElement
  private let makeContext: () -> NibContext
  private var traits: IBTraits
  /// The view's constraints and subviews by id, installed or not.
  private var objects: [String: AnyObject] = [:]
  /// The attributes and settings that some variation changes.
  private let variedNames: Set<String>

  /// Notes the variations of `element`; nil when nothing of it varies.
  init?(_ element: IBElement, view: UIView, context: NibContext) {
    let constraints = element.first("constraints")?.children ?? []
    let own = element.children.filter { $0.name == "variation" }
    guard let traits = context.traits,
      !own.isEmpty || constraints.contains(where: { $0.first("variation") != nil })
    else { return nil }
    self.element = element
    self.traits = traits
    var names: Set<String> = []
    for variation in own {
      for attribute in variation.attributes where attribute.name != "key" {
        names.insert(attribute.name)
      }
      for child in variation.children where child.name != "mask" {
        if let key = child.key { names.insert(key) }
      }
    }
    variedNames = names
    TraitVariations.report(
      names.subtracting(TraitVariations.canvasNames).subtracting(type(of: view).variedNames))
    let document = context.document
    let finder = context.finder
    let isDesignTime = context.isDesignTime
    makeContext = {
      NibContext(document: document, finder: finder, isDesignTime: isDesignTime)
    }
    gather(constraints + (element.first("subviews")?.children ?? []), view, context)
  }

  /// What concerns Xcode's canvas only.
  private static let canvasNames: Set<String> = ["frame", "misplaced", "ambiguous", "fixedFrame"]

  private static func report(_ names: Set<String>) {
    for name in names.sorted() {
      Diagnostics.report("\"\(name)\" keeps its value when size classes change")
    }
  }

  private func gather(_ children: [IBElement], _ view: UIView, _ context: NibContext) {
    for child in children {
      guard let id = child.id, let object = context.object(id: id) ?? context.make(child) else {
        continue
      }
      if let constraint = object as? NSLayoutConstraint, constraint.owner == nil {
        constraint.possibleOwner = view
      }
      objects[id] = object
    }
  }

  /// Brings the view into the state that the file asks for with the view's present traits.
  func apply(to view: UIView) {
    let new = IBTraits(view.traitCollection)
    guard new != traits else { return }
    let before = element.applyingVariations(traits)
    let after = element.applyingVariations(new)
    traits = new
    install(before, after, in: view)
    update(new)
    if !variedNames.isEmpty {
      view.decodeVaried(variedNames, after, NibCoder(after, in: makeContext()))
    }
  }

  /// Adds and removes what is installed for one of the two only; what an app changed by itself
  /// stays.
  private func install(_ before: IBElement, _ after: IBElement, in view: UIView) {
    for name in ["constraints", "subviews"] {
      let old = ids(name, before)
      let new = Set(ids(name, after))
      for id in old where !new.contains(id) {
        if let constraint = objects[id] as? NSLayoutConstraint { view.removeConstraint(constraint) }
        (objects[id] as? UIView)?.leaveSuperview(keepingConstraints: true)
      }
    }
    // Views first: constraints need both ends in place.
    var place = 0
    for id in ids("subviews", after) {
      guard let subview = objects[id] as? UIView else { continue }
      if subview.superview == nil { view.insertSubview(subview, at: place) }
      if subview.superview === view { place += 1 }
    }
    let installed = Set(ids("constraints", before))
    for id in ids("constraints", after) where !installed.contains(id) {
      if let constraint = objects[id] as? NSLayoutConstraint { view.addConstraint(constraint) }
    }
  }

  private func update(_ traits: IBTraits) {
    for child in element.first("constraints")?.children ?? [] {
      guard child.first("variation") != nil, let id = child.id,
        let constraint = objects[id] as? NSLayoutConstraint
      else { continue }
      constraint.decodeStrength(child.applyingVariations(traits))
    }
  }

  private func ids(_ list: String, _ element: IBElement) -> [String] {
    (element.first(list)?.children ?? []).compactMap(\.id)
  }
}
