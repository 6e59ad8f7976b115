/// Where a golden stands below the package: `Snapshots/<suite path>/<test>[.<arguments>][.<name>]`.
///
/// ```
/// Snapshots/
///   CountryTests/                 a suite
///     Editing/                    a suite inside it
///       goesBack.txt              the first golden of a test
///       goesBack.2.txt            the second
///       goesBack.after-edit.txt   one named "after-edit"
///       shows.US-de749d.txt       the case of the argument "US"
/// ```
public struct GoldenName: Sendable, Equatable, CustomStringConvertible {
  /// The folder at the root of the package that holds all goldens.
  public static let folder = "Snapshots"

  /// The folders below ``folder``.
  public var folders: [String]
  /// The file in the last of them.
  public var file: String

  /// The most bytes of a file name without `.txt`.
  private static let sizeLimit = 120

  /// Names a golden that has a name of its own.
  public init(suites: [String], test: String, arguments: [NamePiece] = [], name: String) {
    // A bare number would be the place of an unnamed golden.
    let isNumber = !name.isEmpty && name.allSatisfy(\.isASCIIDigit)
    let piece = NamePiece.chosen(name)
    let slug = isNumber ? NamePiece.limited(piece.slug, hashing: name) : piece.slug
    self.init(suites: suites, test: test, arguments: arguments, ending: [slug])
  }

  /// Names the unnamed golden with the given number, from 1; the first has no number in its name.
  public init(suites: [String], test: String, arguments: [NamePiece] = [], number: Int = 1) {
    let ending = number > 1 ? [String(number)] : []
    self.init(suites: suites, test: test, arguments: arguments, ending: ending)
  }

  private init(suites: [String], test: String, arguments: [NamePiece], ending: [String]) {
    folders = suites.map { NamePiece.chosen($0).slug }
    let pieces = [NamePiece.chosen(test)] + arguments
    let stem = (pieces.map(\.slug) + ending).joined(separator: ".")
    let fits = stem.utf8.count <= Self.sizeLimit
    let limited = fits ? stem : NamePiece.limited(stem, hashing: stem, limit: Self.sizeLimit)
    file = limited + Self.ending
  }

  /// Names what stands at a place below ``folder``.
  init(folders: [String], file: String) {
    self.folders = folders
    self.file = file
  }

  /// The path below ``folder``, without the ending: what a person calls it.
  public var shortName: String {
    let stem = file.hasSuffix(Self.ending) ? String(file.dropLast(Self.ending.count)) : file
    return (folders + [stem]).joined(separator: "/")
  }

  /// What every golden's file name ends in.
  static let ending = ".txt"
  /// What the name of a pending text has after that of its golden.
  static let pendingEnding = ".new"

  /// The file beside the golden with the text that waits for a review.
  var pendingFile: String { file + Self.pendingEnding }

  /// The path of the text that waits for a review, from the root of the package.
  public var pendingPath: String { description + Self.pendingEnding }

  /// The path from the root of the package, with `/` between folders.
  public var description: String {
    ([Self.folder] + folders + [file]).joined(separator: "/")
  }

  /// The path as a case-insensitive disk compares it.
  var folded: String { NamePiece.folded(description) }
}
