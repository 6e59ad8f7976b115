extension LegacyClass {
  /// What all controllers have.
  static let viewController = LegacyClass(
    "viewController", inherits: .object,
    [
      .text("IBUITitle", "title"),
      .flag("IBUIHidesBottomBarWhenPushed", "hidesBottomBarWhenPushed", usually: false),
      .flag("IBUIDefinesPresentationContext", "definesPresentationContext", usually: false),
      .flag(
        "IBUIAutoresizesArchivedViewToFullSize", "autoresizesArchivedViewToFullSize", usually: true),
      .choice(
        "IBUIModalTransitionStyle", "modalTransitionStyle",
        ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"], usually: 0),
      .choice(
        "IBUIModalPresentationStyle", "modalPresentationStyle",
        ["fullScreen", "pageSheet", "formSheet", "currentContext"], usually: 0),
      .name("IBUINibName", "nibName"),
      .standsBetweenBars,
      .part("IBUITabBarItem", "tabBarItem"),
      .list("IBUIToolbarItems", "toolbarItems", evenEmpty: true),
    ] + simulatedMetrics + [
      .part("IBUIView", "view"),
      .part("IBUINavigationItem", "navigationItem"),
      .known("IBUIParentViewController", "IBUIHorizontal", "IBUIWantsFullScreenLayout"),
    ])

  static let tableViewController = LegacyClass(
    "tableViewController", inherits: .viewController,
    [.flag("IBUIClearsSelectionOnViewWillAppear", "clearsSelectionOnViewWillAppear", usually: true)]
  )

  static let collectionViewController = LegacyClass(
    "collectionViewController", inherits: .viewController,
    [.flag("IBUIClearsSelectionOnViewWillAppear", "clearsSelectionOnViewWillAppear", usually: true)]
  )

  static let navigationController = LegacyClass(
    "navigationController", inherits: .viewController,
    [
      .flag("IBUINavigationBarHidden", "navigationBarHidden", usually: false),
      .flag("IBUIToolbarHidden", "toolbarHidden", usually: true),
      .part("IBUINavigationBar", "navigationBar"),
      .part("IBUIToolbar", "toolbar"),
      .list("IBUIViewControllers", "viewControllers"),
    ])

  static let tabBarController = LegacyClass(
    "tabBarController", inherits: .viewController,
    [
      .selectedController,
      .part("IBUITabBar", "tabBar"),
      .list("IBUIViewControllers", "viewControllers"),
    ])

  static let splitViewController = LegacyClass(
    "splitViewController", inherits: .viewController,
    [
      .part("IBUIMasterViewController", "masterViewController"),
      .part("IBUIDetailViewController", "detailViewController"),
    ])

  static let pageViewController = LegacyClass("pageViewController", inherits: .viewController)

  static let searchDisplayController = LegacyClass(
    "searchDisplayController", inherits: .object,
    [.text("IBUISearchResultsTitle", "searchResultsTitle")])
}

extension LegacyProperty {
  /// Before iOS 7 no view reached under bars, which Xcode states when it makes a document of an
  /// archive.
  fileprivate static let standsBetweenBars = LegacyProperty([]) { object, _, draft in
    draft.add(
      ElementDraft("extendedEdge", key: "edgesForExtendedLayout", line: object.element.line))
  }

  /// The first controller is selected anyway.
  fileprivate static let selectedController = LegacyProperty(["IBUISelectedViewController"]) {
    object, translator, draft in
    guard let selected = object.object("IBUISelectedViewController") else { return }
    let first = object.items("IBUIViewControllers").first
    guard translator.archive.object(first)?.number != selected.number else { return }
    draft.set("selectedViewController", translator.container.id(of: selected))
  }
}
