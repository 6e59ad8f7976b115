extension LegacyClass {
  /// A row of segments, of which archives keep titles, images and widths in a list each.
  static let segmentedControl = LegacyClass(
    "segmentedControl", inherits: .control,
    [
      .choice(
        "IBSegmentControlStyle", "segmentControlStyle", ["plain", "bordered", "bar", "bezeled"]),
      .integer("IBSelectedSegmentIndex", "selectedSegmentIndex", usually: -1),
      .flag("IBMomentary", "momentary", usually: false),
      .segments,
      .value("IBTintColor", "tintColor"),
    ])
}

extension LegacyProperty {
  fileprivate static let segments = LegacyProperty(
    [
      "IBSegmentTitles", "IBSegmentImages", "IBSegmentWidths", "IBSegmentEnabledStates",
      "IBSegmentContentOffsets", "IBNumberOfSegments",
    ]
  ) { (object, translator, draft) throws(Refusal) in
    let archive = translator.archive
    let titles = object.items("IBSegmentTitles")
    let images = object.items("IBSegmentImages")
    let widths = object.items("IBSegmentWidths")
    let states = object.items("IBSegmentEnabledStates")
    let offsets = object.items("IBSegmentContentOffsets")
    let count = object.integer("IBNumberOfSegments") ?? titles.count
    if count != titles.count {
      translator.warn(object, "\(count) segments, but \(titles.count) titles of them")
    }
    var segments = ElementDraft("segments", line: object.element.line)
    for (place, title) in titles.enumerated() {
      try archive.spend(2)
      var segment = ElementDraft("segment", line: title.line)
      segment.setText("title", archive.string(title) ?? "")
      if place < images.count, let image = archive.object(images[place]),
        let name = image.string("NSResourceName")
      {
        translator.noteImage(name)
        segment.set("image", name)
      }
      if place < widths.count, let width = archive.number(widths[place]), width > 0 {
        segment.set("width", numberText(width))
      }
      if place < states.count, archive.bool(states[place]) == false {
        segment.set("enabled", "NO")
      }
      if place < offsets.count, let offset = archive.numbersInText(offsets[place], count: 2),
        offset != [0, 0]
      {
        segment.add(.pair("size", key: "contentOffset", offset, line: title.line))
      }
      segments.add(segment)
    }
    draft.add(segments)
  }
}
