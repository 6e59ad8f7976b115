extension LegacyClass {
  /// The members of `UIBarStyle`.
  static let barStyles = ["default", "black", "blackTranslucent"]

  /// What navigation bars, toolbars and tab bars have.
  private static let bar = LegacyClass(
    "view", inherits: .view,
    [
      .choice("IBUIBarStyle", "barStyle", barStyles, usually: 0),
      .flag("IBUITranslucent", "translucent", usually: true),
    ])

  static let navigationBar = LegacyClass(
    "navigationBar", inherits: bar,
    [.value("IBUITintColor", "tintColor"), .list("IBUIItems", "items")])

  static let toolbar = LegacyClass(
    "toolbar", inherits: bar,
    [.list("IBUIItems", "items"), .value("IBUITintColor", "tintColor")])

  /// The items of a tab bar controller are parts of the controllers in it.
  static let tabBar = LegacyClass(
    "tabBar", inherits: bar,
    [
      .value("IBUITintColor", "tintColor"), .selectedItem, .list("IBUIItems", "items"),
    ])

  static let searchBar = LegacyClass(
    "searchBar", inherits: .view,
    [
      .choice("IBBarStyle", "barStyle", barStyles, usually: 0),
      .text("IBText", "text"),
      .text("IBPrompt", "prompt"),
      .text("IBPlaceholder", "placeholder"),
      .flag("IBShowsSearchResultsButton", "showsSearchResultsButton", usually: false),
      .flag("IBShowsBookmarkButton", "showsBookmarkButton", usually: false),
      .flag("IBShowsCancelButton", "showsCancelButton", usually: false),
      .flag("IBShowsScopeBar", "showsScopeBar", usually: false),
      .flag("IBTranslucent", "translucent", usually: true),
      .value("IBTintColor", "tintColor"),
      .value("IBTextInputTraits", "textInputTraits"),
      .texts("IBScopeButtonTitles", "scopeButtonTitles"),
      .known("IBIsInBar"),
    ])

  /// What stands in a navigation bar for a controller.
  static let navigationItem = LegacyClass(
    "navigationItem", inherits: .object,
    [
      .text("IBUITitle", "title"),
      .text("IBUIPrompt", "prompt"),
      .flag("IBUIHidesBackButton", "hidesBackButton", usually: false),
      .part("IBUIBackBarButtonItem", "backBarButtonItem"),
      .part("IBUILeftBarButtonItem", "leftBarButtonItem"),
      .part("IBUITitleView", "titleView"),
      .part("IBUIRightBarButtonItem", "rightBarButtonItem"),
      .known("IBUINavigationBar"),
    ])

  /// What items of toolbars and tab bars have.
  private static let barItem = LegacyClass(
    "barItem", inherits: .object,
    [
      .flag("IBUIEnabled", "enabled", usually: true),
      .integer("IBUITag", "tag", usually: 0),
      .text("IBUITitle", "title"),
      .image("IBUIImage", "image"),
      .insets("IBUIImageInsets", "imageInsets"),
    ])

  static let barButtonItem = LegacyClass(
    "barButtonItem", inherits: barItem,
    [
      .number("IBUIWidth", "width"),
      // Bordered is what files mean by leaving the style out, and plain what archives mean.
      .choice("IBUIStyle", "style", ["plain", "bordered", "done"], usually: 1),
      .systemItem(systemItems),
      .part("IBUICustomView", "customView"),
      .value("IBUITintColor", "tintColor"),
      .known("IBUIToolbar", "IBUINavigationItem"),
    ])

  static let tabBarItem = LegacyClass(
    "tabBarItem", inherits: barItem,
    [
      .name("IBUIBadgeValue", "badgeValue"),
      .systemItem(systemTabs),
      .known("IBUITabBar"),
    ])

  /// The members of `UIBarButtonSystemItem`.
  private static let systemItems = [
    "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply",
    "action", "organize", "bookmarks", "search", "refresh", "stop", "camera", "trash", "play",
    "pause", "rewind", "fastForward", "undo", "redo", "pageCurl",
  ]

  /// The members of `UITabBarSystemItem`.
  private static let systemTabs = [
    "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks",
    "search", "downloads", "mostRecent", "mostViewed",
  ]
}

extension LegacyProperty {
  fileprivate static func systemItem(_ names: [String]) -> LegacyProperty {
    let choice = LegacyProperty.choice("IBUISystemItemIdentifier", "systemItem", names)
    return LegacyProperty(choice.keys) { (object, translator, draft) throws(Refusal) in
      guard object.value("IBUISystemItemIdentifier") != nil else { return }
      try choice.write(object, translator, &draft)
    }
  }

  /// Only a bar that stands alone has one: a controller knows its own selection.
  fileprivate static let selectedItem = LegacyProperty(["IBUISelectedItem"]) {
    object, translator, draft in
    guard let value = object.value("IBUISelectedItem"), !translator.isPart(value),
      let item = object.object("IBUISelectedItem")
    else { return }
    draft.set("selectedItem", translator.container.id(of: item))
  }
}
