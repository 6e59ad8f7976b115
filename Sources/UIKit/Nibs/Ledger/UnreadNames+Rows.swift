extension UnreadNames {
  /// What a file says of itself and of the tools that write it.
  static let document = [
    Row(
      reason: "which tools wrote the file, for whom, and how they keep it",
      attributes: [
        "document.version", "document.systemVersion", "document.targetRuntime",
        "document.propertyAccessControl", "document.variant", "document.colorMatched",
        "document.promptedForUpgradeToXcode5",
      ],
      elements: ["document/dependencies", "document/classes", "document/designables"]),
    Row(
      reason: "the constraints, guides and variations themselves stand in the file",
      attributes: ["document.useAutolayout", "document.useSafeAreas"]),
    Row(
      reason: "the files that fonts come from; texts name their fonts",
      elements: ["document/customFonts[customFonts]"]),
  ]

  /// What is for Xcode's canvas and outline only.
  static let canvas = [
    Row(
      reason: "a name in Xcode's outline",
      attributes: ["userLabel", "colorLabel"],
      elements: ["attributedString[userComments]", "string[userLabel]"]),
    Row(
      reason: "where a scene stands on Xcode's canvas, and lines to align its views by",
      elements: ["point[canvasLocation]", "userGuides"]),
    Row(
      reason: "what Xcode found out about the frames stored",
      attributes: ["misplaced", "ambiguous", "verifyAmbiguity"]),
    Row(
      reason: "the size on Xcode's canvas; the frame stored has it",
      elements: [
        "size[freeformSize]", "size[customSize]", "freeformSimulatedSizeMetrics",
        "simulatedScreenMetrics", "simulatedOrientationMetrics", "fixedSimulatedSizeMetrics",
        "splitViewMasterSimulatedSizeMetrics", "splitViewDetailSimulatedSizeMetrics",
        "freeformSimulatedSizeMetrics[simulatedDestinationMetrics]",
        "simulatedScreenMetrics[simulatedDestinationMetrics]",
        "fixedSimulatedSizeMetrics[simulatedDestinationMetrics]",
        "splitViewMasterSimulatedSizeMetrics[simulatedDestinationMetrics]",
        "splitViewDetailSimulatedSizeMetrics[simulatedDestinationMetrics]",
        "simulatedMetricsInferredSentinel[simulatedDestinationMetrics]",
        "simulatedOrientationMetrics[simulatedOrientationMetrics]",
        "simulatedMetricsInferredSentinel[simulatedOrientationMetrics]",
      ]),
    Row(
      reason: "the bars that Xcode's canvas draws around a scene, which is drawn without them",
      attributes: [
        "simulatedStatusBarMetrics.statusBarStyle", "simulatedNavigationBarMetrics.barStyle",
        "simulatedNavigationBarMetrics.translucent", "simulatedTabBarMetrics.barStyle",
        "simulatedTabBarMetrics.translucent", "simulatedToolbarMetrics.barStyle",
        "simulatedToolbarMetrics.translucent", "simulatedAppContext",
      ],
      elements: [
        "simulatedStatusBarMetrics[simulatedStatusBarMetrics]",
        "nil[simulatedStatusBarMetrics]",
        "simulatedMetricsInferredSentinel[simulatedStatusBarMetrics]",
        "simulatedNavigationBarMetrics[simulatedTopBarMetrics]",
        "simulatedMetricsInferredSentinel[simulatedTopBarMetrics]", "nil[simulatedTopBarMetrics]",
        "simulatedTabBarMetrics[simulatedBottomBarMetrics]",
        "simulatedToolbarMetrics[simulatedBottomBarMetrics]",
        "simulatedMetricsInferredSentinel[simulatedBottomBarMetrics]",
        "nil[simulatedBottomBarMetrics]",
        "document/simulatedMetricsContainer[defaultSimulatedMetrics]",
      ]),
    Row(
      reason: "how the canvas' device shares its screen with other apps",
      attributes: ["device.layout"],
      elements: ["device/adaptation"]),
    Row(
      reason: "by which of several ways Xcode reaches a scene to guess its bars",
      elements: ["document/inferredMetricsTieBreakers"]),
  ]

  /// What says once more what stands elsewhere.
  static let objects = [
    Row(
      reason: "a class is looked for in the module named and then in all others",
      attributes: ["customModuleProvider", "placeholder.customModule"]),
    Row(
      reason: "the place in the scene, which the element's name tells",
      attributes: ["scene.sceneID"]),
    Row(
      reason: "the cell, which the content view lies in",
      attributes: ["tableViewCellContentView.tableViewCell"]),
    Row(
      reason: "an empty list; recognizers are joined by outlet collections",
      elements: ["gestureRecognizers"]),
    Row(
      reason: "an empty list of animations of a Mac",
      elements: ["animations"]),
    Row(
      reason: "nothing where the screens of a navigation controller could be; segues lead to them",
      elements: ["navigationController/nil"]),
    Row(
      reason: "an outlet collection takes what it is given, in the order of the file",
      attributes: ["outletCollection.appends", "outletCollection.collectionClass"]),
    Row(
      reason: "constants stand beside it; without one, Xcode's canvas takes none",
      attributes: ["constraint.symbolic", "constraint.symbolType"]),
    Row(
      reason: "the attributed text itself stands in the file",
      attributes: [
        "label.usesAttributedText", "textView.usesAttributedText", "button.hasAttributedTitle",
      ]),
    Row(
      reason: "whether it is a point, a size or a rectangle, which its key tells",
      attributes: ["value.type"]),
    Row(
      reason: "the font that stood in the place of one with more letters",
      elements: ["attributes/font[NSOriginalFont]"]),
    Row(
      reason: "no traits; the class has its own",
      attributes: ["accessibilityTraits.none"]),
    Row(
      reason: "items of the canvas; the app takes those of the other storyboard",
      elements: [
        "viewControllerPlaceholder/navigationItem[navigationItem]",
        "viewControllerPlaceholder/tabBarItem[tabBarItem]",
      ]),
    Row(
      reason: "no action, which is what a segue has anyway",
      elements: ["segue/nil[action]"]),
  ]

  /// What a device shows and text cannot.
  static let looks = [
    Row(
      reason: "how pixels are drawn; a box with a name stands for them",
      attributes: [
        "mtkView.colorPixelFormat", "mtkView.depthStencilPixelFormat",
        "glkView.enableSetNeedsDisplay",
        "glkViewController.preferredFramesPerSecond", "avPlayerViewController.videoGravity",
      ]),
    Row(
      reason: "how heavy the strokes of a symbol are, and which way says its size",
      attributes: [
        "preferredSymbolConfiguration.weight", "preferredSymbolConfiguration.configurationType",
      ]),
    Row(
      reason: "no shadow of a text is drawn",
      elements: [
        "textAttributes/color[textShadowColor]", "textAttributes/offsetWrapper[textShadowOffset]",
      ]),
    Row(
      reason: "the pixels of an image; a box with its name stands for them",
      elements: ["image/mutableData[keyedArchiveRepresentation]"]),
    Row(
      reason: "how an image is stretched; a box with its name stands for it",
      elements: ["rect[contentStretch]"]),
    Row(
      reason: "backgrounds, shadows and colours of bars; text has none of them",
      elements: [
        "toolbarAppearance[standardAppearance]", "toolbarAppearance[compactAppearance]",
        "toolbarAppearance[scrollEdgeAppearance]", "navigationBarAppearance[standardAppearance]",
        "navigationBarAppearance[compactAppearance]",
        "navigationBarAppearance[scrollEdgeAppearance]",
      ]),
    Row(
      reason: "whether a row looks touched at once; touches are over at once",
      attributes: ["tableView.showsSelectionImmediatelyOnTouchBegin"]),
    Row(
      reason: "whether something dragged over it opens it; there is no dragging between apps",
      attributes: ["springLoaded"]),
    Row(
      reason: "cells are made when they come on screen",
      attributes: ["collectionView.prefetchingEnabled"]),
  ]

  /// What the system itself no longer heeds.
  static let past = [
    Row(
      reason: "segmented controls have had one style since iOS 7",
      attributes: ["segmentedControl.segmentControlStyle"]),
    Row(
      reason: "accessories while editing have had a type of their own since iOS 3",
      attributes: ["tableViewCell.hidesAccessoryWhenEditing"]),
    Row(
      reason: "the insets that Xcode 5 gave iOS 6",
      elements: ["inset[insetFor6xAndEarlier]"]),
    Row(
      reason: "all views have been as large as the screen since iOS 7",
      attributes: ["autoresizesArchivedViewToFullSize", "wantsFullScreenLayout"]),
    Row(
      reason: "presses with force, which no device has felt since iOS 13",
      elements: ["segue/segue[commit]", "segue/segue[preview]"]),
    Row(
      reason: "how Xcode showed what text shrinks by",
      attributes: ["label.autoshrinkMode"]),
  ]

  /// What a user could see and is not done.
  static let notDone = [
    Row(
      reason: "not done: how Hangul and short last lines are broken",
      elements: ["paragraphStyle/lineBreakStrategy[lineBreakStrategy]"]),
    Row(
      reason: "not done: paragraphs that run the other way than their text",
      attributes: ["paragraphStyle.baseWritingDirection"]),
    Row(
      reason: "not done: columns that tabs lead to",
      elements: ["paragraphStyle/tabStops"]),
  ]
}
