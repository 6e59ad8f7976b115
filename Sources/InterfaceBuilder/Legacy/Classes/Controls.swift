extension LegacyClass {
  /// What all controls have; archives leave alignment to the left and to the top out.
  static let control = LegacyClass(
    "control", inherits: .view,
    [
      .flag("IBUIEnabled", "enabled", usually: true),
      .flag("IBUIHighlighted", "highlighted", usually: false),
      .flag("IBUISelected", "selected", usually: false),
      .choice(
        "IBUIContentHorizontalAlignment", "contentHorizontalAlignment",
        ["center", "left", "right", "fill"], absent: 1),
      .choice(
        "IBUIContentVerticalAlignment", "contentVerticalAlignment",
        ["center", "top", "bottom", "fill"], absent: 1),
    ])

  static let toggle = LegacyClass(
    "switch", inherits: .control,
    [
      .flag("IBUIOn", "on", usually: false),
      .value("IBUIOnTintColor", "onTintColor"),
      .value("IBUITintColor", "tintColor"),
      .value("IBUIThumbTintColor", "thumbTintColor"),
    ])

  static let slider = LegacyClass(
    "slider", inherits: .control,
    [
      .number("IBUIValue", "value", absent: 0),
      .number("IBUIMinValue", "minValue", absent: 0),
      .number("IBUIMaxValue", "maxValue", absent: 1),
      .flag("IBUIContinuous", "continuous", usually: true),
      .image("IBUIMinimumValueImage", "minimumValueImage"),
      .image("IBUIMaximumValueImage", "maximumValueImage"),
      .value("IBUIMinimumTrackTintColor", "minimumTrackTintColor"),
      .value("IBUIMaximumTrackTintColor", "maximumTrackTintColor"),
      .value("IBUIThumbTintColor", "thumbTintColor"),
    ])

  static let stepper = LegacyClass(
    "stepper", inherits: .control,
    [
      .flag("IBUIAutorepeat", "autorepeat", usually: true),
      .flag("IBUIContinuous", "continuous", usually: true),
      .flag("IBUIWraps", "wraps", usually: false),
      .number("IBUIValue", "value"),
      .number("IBUIMinimumValue", "minimumValue"),
      .number("IBUIMaximumValue", "maximumValue", absent: 100),
      .number("IBUIStepValue", "stepValue"),
      .value("IBUITintColor", "tintColor"),
    ])

  static let pageControl = LegacyClass(
    "pageControl", inherits: .control,
    [
      .flag("IBUIHidesForSinglePage", "hidesForSinglePage", usually: false),
      .flag("IBUIDefersCurrentPageDisplay", "defersCurrentPageDisplay", usually: false),
      .integer("IBUINumberOfPages", "numberOfPages"),
      .integer("IBUICurrentPage", "currentPage", usually: 0),
      .value("IBUIPageIndicatorTintColor", "pageIndicatorTintColor"),
      .value("IBUICurrentPageIndicatorTintColor", "currentPageIndicatorTintColor"),
    ])

  static let activityIndicator = LegacyClass(
    "activityIndicatorView", inherits: .view,
    [
      .flag("IBUIHidesWhenStopped", "hidesWhenStopped", usually: false, absent: true),
      .flag("IBUIAnimating", "animating", usually: false),
      .choice("IBUIStyle", "style", ["whiteLarge", "white", "gray"], absent: 1),
      .value("IBUIColor", "color"),
    ])

  static let progressView = LegacyClass(
    "progressView", inherits: .view,
    [
      .choice("IBUIProgressViewStyle", "progressViewStyle", ["default", "bar"], usually: 0),
      .number("IBUIProgress", "progress"),
      .value("IBUIProgressTintColor", "progressTintColor"),
      .value("IBUITrackTintColor", "trackTintColor"),
    ])

  static let imageView = LegacyClass(
    "imageView", inherits: .view,
    [
      .flag("IBUIHighlighted", "highlighted", usually: false),
      .image("IBUIImage", "image"),
      .image("IBUIHighlightedImage", "highlightedImage"),
    ])

  static let datePicker = LegacyClass(
    "datePicker", inherits: .control,
    [
      .choice(
        "IBUIDatePickerMode", "datePickerMode", ["time", "date", "dateAndTime", "countDownTimer"],
        absent: 2),
      .integer("IBUIMinuteInterval", "minuteInterval"),
      .flag("IBUIUseCurrentDate", "useCurrentDate", usually: true, absent: false),
      .value("IBUIDate", "date"),
      .value("IBUIMinimumDate", "minimumDate"),
      .value("IBUIMaximumDate", "maximumDate"),
      .value("IBUILocale", "locale"),
      .value("IBUITimeZone", "timeZone"),
    ])

  static let date = LegacyClass(
    "date", .value, [.number("NS.time", "timeIntervalSinceReferenceDate")])
  static let locale = LegacyClass("locale", .value, [.name("NS.identifier", "localeIdentifier")])
  static let timeZone = LegacyClass(
    "timeZone", .value, [.name("NS.name", "name"), .known("NS.data")])

  static let pickerView = LegacyClass(
    "pickerView", inherits: .view,
    [.flag("IBUIShowsSelectionIndicator", "showsSelectionIndicator", usually: true)])

  static let webView = LegacyClass(
    "webView", inherits: .view,
    [
      .flag("IBUIScalesPageToFit", "scalesPageToFit", usually: false),
      .dataDetectors,
      .known("IBUIDetectsPhoneNumbers"),
    ])

  static let mapView = LegacyClass(
    "mapView", inherits: .view,
    [
      .choice("IBMKMapType", "mapType", ["standard", "satellite", "hybrid"]),
      .flag("IBMKZoomEnabled", "zoomEnabled", usually: true),
      .flag("IBMKScrollEnabled", "scrollEnabled", usually: true),
      .flag("IBMKShowsUserLocation", "showsUserLocation", usually: false),
    ])
}
