extension LegacyClass {
  /// What Interface Builder's canvas shows around a view or the view of a controller.
  static let simulatedMetrics: [LegacyProperty] = [
    .value("IBUISimulatedStatusBarMetrics", "simulatedStatusBarMetrics", orNil: true),
    .value("IBUISimulatedTopBarMetrics", "simulatedTopBarMetrics", orNil: true),
    .value("IBUISimulatedBottomBarMetrics", "simulatedBottomBarMetrics", orNil: true),
    .simulatedOrientation,
    .value("IBUISimulatedDestinationMetrics", "simulatedDestinationMetrics", orNil: true),
  ]

  static let simulatedStatusBar = LegacyClass(
    "simulatedStatusBarMetrics", .value,
    [
      .choice(
        "IBUIStatusBarStyle", "statusBarStyle", ["default", "blackTranslucent", "blackOpaque"],
        usually: 0)
    ])

  static let simulatedNavigationBar = LegacyClass(
    "simulatedNavigationBarMetrics", .value,
    [simulatedBarStyle, .flag("IBUIPrompted", "prompted", usually: true)])

  static let simulatedTabBar = LegacyClass("simulatedTabBarMetrics", .value, [simulatedBarStyle])

  static let simulatedToolbar = LegacyClass("simulatedToolbarMetrics", .value, [simulatedBarStyle])

  private static let simulatedBarStyle = LegacyProperty.choice(
    "IBUIBarStyle", "barStyle", barStyles, usually: 0)

  /// A size that the developer chose, or that the place in a container asks for.
  static let simulatedSize = LegacyClass(
    "freeformSimulatedSizeMetrics", .value,
    [
      .simulatedSizeKind,
      .known(
        "IBUIDisplayName", "IBUITargetRuntime", "IBUINormalizedOrientationToSizeMap",
        "IBUIDestinationClass", "IBUIDestinationContext"),
    ])

  /// The screen of a device.
  static let simulatedScreen = LegacyClass(
    "simulatedScreenMetrics", .value,
    [
      .simulatedScreenKind,
      .known(
        "IBUISimulatedSizeMetricsClass", "IBUIDisplayName", "IBUINormalizedOrientationToSizeMap"),
    ])
}

extension LegacyProperty {
  /// Upright is the usual orientation, and not written.
  fileprivate static let simulatedOrientation = LegacyProperty(
    ["IBUISimulatedOrientationMetrics"]
  ) { object, _, draft in
    guard let metrics = object.object("IBUISimulatedOrientationMetrics") else { return }
    let number =
      metrics.integer("IBUIInterfaceOrientation") ?? metrics.integer("interfaceOrientation") ?? 1
    // The members of `UIInterfaceOrientation` from 2 on.
    let names = [2: "portraitUpsideDown", 3: "landscapeRight", 4: "landscapeLeft"]
    guard let name = names[number] else { return }
    var element = ElementDraft(
      "simulatedOrientationMetrics", key: "simulatedOrientationMetrics", line: metrics.element.line)
    element.set("orientation", name)
    draft.add(element)
  }

  fileprivate static let simulatedSizeKind = LegacyProperty(["IBUISimulatedSizeMetricsClass"]) {
    object, translator, draft in
    switch object.string("IBUISimulatedSizeMetricsClass") {
    case "IBUISimulatedFreeformSizeMetricsSentinel": break
    case "IBUISplitViewMasterSimulatedSizeMetrics":
      draft.name = "splitViewMasterSimulatedSizeMetrics"
    case "IBUISplitViewDetailSimulatedSizeMetrics":
      draft.name = "splitViewDetailSimulatedSizeMetrics"
    case let other:
      translator.warn(object, "the size \"\(Refusal.quotable(other ?? ""))\" is not known")
    }
  }

  fileprivate static let simulatedScreenKind = LegacyProperty(["IBUIType", "IBUITargetRuntime"]) {
    object, _, draft in
    if object.string("IBUITargetRuntime") == "IBIPadFramework" {
      draft.set("type", "iPad")
    } else if object.integer("IBUIType") == 2 {
      draft.set("type", "retina4")
    }
  }
}
