import InterfaceBuilder

/// Opens a file in every way there is, so that a ledger sees all that its readers ask for.
@MainActor enum FileReading {
  /// Reads a document that notes its reading in `ledger`; what is wrong with it is said elsewhere.
  static func read(_ document: IBDocument, _ ledger: ReadLedger) {
    _ = Diagnostics.collecting {
      for options in ways(of: document) {
        _ = DocumentScreens.screens(of: document, options: options)
      }
      UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667))).run {
        // What a document says of itself, though it may hold nothing.
        _ = NibContext(document: document, finder: finder)
        switch document.kind {
        case .storyboard:
          let storyboard = UIStoryboard(document: document, name: document.file, bundle: nil)
          _ = storyboard.instantiateInitialViewController()
          _ = storyboard.globalTint
          // References to other storyboards, and controllers that only their app's code can make.
          for id in storyboard.sceneIDs {
            guard let element = document.element(id: id), !ledger.hasMade(element) else { continue }
            let controller = storyboard.controller(id: id) { UIViewController(coder: $0) }
            _ = controller?.view
          }
        case .xib:
          let owner = UIViewController()
          _ = UINib(document: document).makeTopLevel(
            in: NibContext(document: document, finder: finder), owner: owner)
        }
        makeRest(of: document.root, document, ledger)
      }
    }
  }

  /// At run time and on Xcode's canvas; with each pair of size classes that the document varies by.
  private static func ways(of document: IBDocument) -> [DocumentOptions] {
    var canvas = DocumentOptions()
    canvas.isDesignTime = true
    guard document.usesTraitCollections, document.root.holds("variation") else {
      return [DocumentOptions(), canvas]
    }
    let sizes = [(375, 667), (667, 375), (896, 414), (768, 1024)]
    return [canvas]
      + sizes.map { width, height in
        var options = DocumentOptions()
        options.size = CGSize(width: width, height: height)
        return options
      }
  }

  private static var finder: NibFinder { NibFinder.of(nil, anchor: nil) }

  /// Makes what only a running app makes: cells of prototypes, views of scenes that are in no way
  /// the first.
  private static func makeRest(
    of element: IBElement, _ document: IBDocument, _ ledger: ReadLedger
  ) {
    if WidgetRegistry.classes[element.name] != nil, !ledger.hasMade(element) {
      NibBudget.inOneGo {
        let context = NibContext(document: document, finder: finder)
        let object = context.make(element)
        // Connections of what is gone are not made.
        withExtendedLifetime(object) { _ = NibConnections.finish(context) }
      }
    }
    for child in element.children { makeRest(of: child, document, ledger) }
  }
}

extension IBElement {
  /// Whether an element of that name is in this one at any depth.
  fileprivate func holds(_ name: String) -> Bool {
    children.contains { $0.name == name || $0.holds(name) }
  }
}
