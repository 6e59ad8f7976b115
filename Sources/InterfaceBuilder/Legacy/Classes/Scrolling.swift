extension LegacyClass {
  static let scrollView = LegacyClass(
    "scrollView", inherits: .view,
    [
      .flag("IBUIDirectionalLockEnabled", "directionalLockEnabled", usually: false),
      .flag("IBUIBounces", "bounces", usually: true),
      .flag("IBUIAlwaysBounceVertical", "alwaysBounceVertical", usually: false),
      .flag("IBUIAlwaysBounceHorizontal", "alwaysBounceHorizontal", usually: false),
      .flag("IBUIPagingEnabled", "pagingEnabled", usually: false),
      .flag("IBUIScrollEnabled", "scrollEnabled", usually: true),
      .flag("IBUIShowsHorizontalScrollIndicator", "showsHorizontalScrollIndicator", usually: true),
      .flag("IBUIShowsVerticalScrollIndicator", "showsVerticalScrollIndicator", usually: true),
      .flag("IBUIDelaysContentTouches", "delaysContentTouches", usually: true),
      .flag("IBUICanCancelContentTouches", "canCancelContentTouches", usually: true),
      .number("IBUIMinimumZoomScale", "minimumZoomScale"),
      .number("IBUIMaximumZoomScale", "maximumZoomScale"),
      .flag("IBUIBouncesZoom", "bouncesZoom", usually: true),
      .choice("IBUIIndicatorStyle", "indicatorStyle", ["default", "black", "white"], usually: 0),
      .insets("IBUIContentInset", "contentInset"),
      .insets("IBUIScrollIndicatorInsets", "scrollIndicatorInsets"),
    ])

  static let tableView = LegacyClass(
    "tableView", inherits: .scrollView,
    [
      .choice("IBUIStyle", "style", ["plain", "grouped"]),
      .choice("IBUISeparatorStyle", "separatorStyle", ["none", "default", "singleLineEtched"]),
      .flag("IBUIAllowsSelection", "allowsSelection", usually: true),
      .flag("IBUIAllowsSelectionDuringEditing", "allowsSelectionDuringEditing", usually: false),
      .flag("IBUIAllowsMultipleSelection", "allowsMultipleSelection", usually: false),
      .flag(
        "IBUIAllowsMultipleSelectionDuringEditing", "allowsMultipleSelectionDuringEditing",
        usually: false),
      .integer(
        "IBUISectionIndexMinimumDisplayRowCount", "sectionIndexMinimumDisplayRowCount", usually: 0),
      .flag(
        "IBUIShowsSelectionImmediatelyOnTouchBegin", "showsSelectionImmediatelyOnTouchBegin",
        usually: true, absent: false),
      .number("IBUIRowHeight", "rowHeight", absent: 44),
      .number("IBUISectionHeaderHeight", "sectionHeaderHeight", absent: 22),
      .number("IBUISectionFooterHeight", "sectionFooterHeight", absent: 22),
      .value("IBUISeparatorColor", "separatorColor"),
      .part("IBUITableHeaderView", "tableHeaderView"),
      .part("IBUITableFooterView", "tableFooterView"),
    ])

  static let tableViewCell = LegacyClass(
    "tableViewCell", inherits: .view,
    [
      .choice("IBUISelectionStyle", "selectionStyle", ["none", "blue", "gray"], absent: 1),
      .choice("IBUIAccessoryType", "accessoryType", accessoryTypes, usually: 0),
      .choice("IBUIEditingAccessoryType", "editingAccessoryType", accessoryTypes, usually: 0),
      .flag("IBUIHidesAccessoryWhenEditing", "hidesAccessoryWhenEditing", usually: true),
      .flag("IBUIShouldIndentWhileEditing", "shouldIndentWhileEditing", usually: true),
      .flag("IBUIShowsReorderControl", "showsReorderControl", usually: false),
      .integer("IBUIIndentationLevel", "indentationLevel", usually: 0),
      .number("IBUIIndentationWidth", "indentationWidth", absent: 10),
      .name("IBUIReuseIdentifier", "reuseIdentifier"),
      .number("IBUIRowHeight", "rowHeight"),
      .part("IBUIContentView", "contentView", as: .tableViewCellContentView),
      .part("IBUIAccessoryView", "accessoryView"),
      .part("IBUIEditingAccessoryView", "editingAccessoryView"),
      .part("IBUIBackgroundView", "backgroundView"),
      .part("IBUISelectedBackgroundView", "selectedBackgroundView"),
      // Tables draw the separators of their cells; texts of cells themselves ended with iOS 3.
      .known("IBUISeparatorStyle", "IBUITextAlignment"),
    ])

  private static let accessoryTypes = [
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark",
  ]

  private static let tableViewCellContentView = LegacyClass(
    "tableViewCellContentView", inherits: .view,
    [
      LegacyProperty(["NSSuperview"]) { object, translator, draft in
        let cell = object.object("NSSuperview")
        draft.set("tableViewCell", cell.map { translator.container.id(of: $0) })
      }
    ])

  static let collectionView = LegacyClass(
    "collectionView", inherits: .scrollView,
    [
      .flag("IBUIAllowsSelection", "allowsSelection", usually: true),
      .flag("IBUIAllowsMultipleSelection", "allowsMultipleSelection", usually: false),
      LegacyProperty([]) { object, _, draft in draft.set("dataMode", "prototypes") },
      .part("IBUICollectionViewLayout", "collectionViewLayout"),
      .list("IBUICells", "cells", evenEmpty: true),
    ])

  static let collectionReusableView = LegacyClass(
    "collectionReusableView", inherits: .view, [.name("IBUIReuseIdentifier", "reuseIdentifier")])

  static let collectionViewCell = LegacyClass(
    "collectionViewCell", inherits: .collectionReusableView,
    [.part("IBUIContentView", "contentView"), .value("IBUICustomSize", "customSize")])

  static let collectionViewFlowLayout = LegacyClass(
    "collectionViewFlowLayout", inherits: .object,
    [
      .choice("IBUIScrollDirection", "scrollDirection", ["vertical", "horizontal"], usually: 0),
      .number("IBUIMinimumLineSpacing", "minimumLineSpacing", absent: 0),
      .number("IBUIMinimumInteritemSpacing", "minimumInteritemSpacing", absent: 0),
      .pair("IBUIItemSize", "size", key: "itemSize"),
      .pair("IBUIHeaderReferenceSize", "size", key: "headerReferenceSize"),
      .pair("IBUIFooterReferenceSize", "size", key: "footerReferenceSize"),
      .insets("IBUISectionInset", "sectionInset"),
      .known("IBUICollectionView"),
    ])
}
