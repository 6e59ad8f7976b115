import Foundation

/// A part of a text whose signs have the same font, paragraph style and colour.
struct TextRun: Hashable {
  var text: String
  /// The font; nil for that of the widget.
  var font: UIFont?
  var style = ParagraphValues()
  /// The colour; nil for that of the widget.
  var color: UIColor?

  /// The same runs with a font for those without one.
  static func resolved(_ runs: [TextRun], font: UIFont) -> [TextRun] {
    runs.map { run in
      var run = run
      run.font = run.font ?? font
      return run
    }
  }

  /// The same runs at the text size of the user.
  static func adjusted(_ runs: [TextRun], to traits: UITraitCollection) -> [TextRun] {
    runs.map { run in
      var run = run
      run.font = run.font?.adjusted(to: traits)
      return run
    }
  }

  /// The same runs, larger or smaller.
  static func scaled(_ runs: [TextRun], by factor: CGFloat) -> [TextRun] {
    runs.map { run in
      var run = run
      run.font = run.font.map { $0.withSize($0.pointSize * factor) }
      return run
    }
  }
}

/// The runs of a text, as the value of an attribute of the whole text.
final class TextRuns: NSObject {
  let runs: [TextRun]
  init(_ runs: [TextRun]) { self.runs = runs }
}

extension NSAttributedString.Key {
  /// The runs of a text that was read from a file.
  static let textRuns = NSAttributedString.Key("PlainviewTextRuns")
}

extension NSAttributedString {
  /// The runs of the text, in order; none for an empty text.
  var textRuns: [TextRun] {
    guard length > 0 else { return [] }
    if let kept = attribute(.textRuns, at: 0, effectiveRange: nil) as? TextRuns,
      kept.runs.reduce(0, { $0 + $1.text.utf16.count }) == length
    {
      return kept.runs
    }
    var runs: [TextRun] = []
    var position = 0
    while position < length {
      var range = NSRange(location: position, length: 0)
      let values = attributes(at: position, effectiveRange: &range)
      let end = max(position + 1, range.location + range.length)
      let part = NSRange(location: position, length: min(end, length) - position)
      runs.append(
        TextRun(
          text: (string as NSString).substring(with: part), font: values[.font] as? UIFont,
          style: (values[.paragraphStyle] as? NSParagraphStyle)?.values ?? ParagraphValues(),
          color: values[.foregroundColor] as? UIColor))
      position = end
    }
    return runs
  }
}
