import InterfaceBuilder

/// The time a screen is laid out for: fonts and controls changed their sizes over the years.
///
/// An app at run time always lives in the present. Xcode's canvas, which design-time layout
/// repeats, lived when the file was written.
struct DesignEra: Sendable, Hashable {
  /// The build of Xcode's tools that stands for the time, such as 21507.
  let toolsVersion: Double

  /// The present.
  static let current = DesignEra(toolsVersion: 999_999)

  /// The system font of the time.
  ///
  /// The borders are those at which saved label widths change.
  var fonts: FontEra {
    if toolsVersion < 8100 { return .helveticaNeue }
    if toolsVersion < 13000 { return .ios9 }
    return toolsVersion < 17000 ? .ios11 : .ios14
  }

  /// Whether controls have the sizes of iOS 13 and later: rounded text fields are 34 high, not 30.
  var hasTallControls: Bool { toolsVersion >= 14500 }
}

/// A generation of the system font.
enum FontEra: Sendable, Hashable, CaseIterable {
  /// Helvetica Neue: iOS 7 and 8.
  case helveticaNeue
  /// San Francisco of iOS 9 and 10.
  case ios9
  /// San Francisco of iOS 11 to 13.
  case ios11
  /// San Francisco from iOS 14 on.
  case ios14
}

extension NibCoder {
  /// The time that the objects of the nib are laid out for.
  @MainActor var era: DesignEra {
    guard isDesignTime, let version = context.document.toolsVersion else { return .current }
    return DesignEra(toolsVersion: version)
  }
}
