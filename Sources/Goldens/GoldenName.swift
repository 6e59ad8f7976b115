/// Where a golden stands below the package: `Snapshots/<suite path>/<test>[.<arguments>][.<name>]`,
/// or in another folder that stands for `Snapshots`.
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
  /// The folder that holds all goldens, as messages call it; it makes no golden another one.
  public var base = Self.folder

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

  /// Names what stands at a place below a folder of goldens.
  init(folders: [String], file: String, base: String = Self.folder) {
    self.folders = folders
    self.file = file
    self.base = base
  }

  /// Reads what a record calls a golden; nil if it is none.
  public init?(path: String, base: String = Self.folder) {
    var parts = path.split(separator: "/").map(String.init)
    guard parts.count >= 2, parts.removeFirst() == Self.folder, let file = parts.popLast() else {
      return nil
    }
    self.init(folders: parts, file: file, base: base)
  }

  /// Whether both are one golden of a store, whatever messages call its folder.
  public static func == (first: GoldenName, second: GoldenName) -> Bool {
    first.folders == second.folders && first.file == second.file
  }

  /// The path below the folder of goldens, without the ending: what a person calls it.
  public var shortName: String {
    let stem = file.hasSuffix(Self.ending) ? String(file.dropLast(Self.ending.count)) : file
    return (folders + [stem]).joined(separator: "/")
  }

  /// The name of the test in the file's name; dots separate it from arguments and names.
  var function: String? { file.split(separator: ".").first.map(String.init) }

  /// The suites and the test, which all goldens of a test share.
  var test: String { (folders + [function ?? ""]).joined(separator: "/") }

  /// What every golden's file name ends in.
  static let ending = ".txt"
  /// What the name of a pending text has after that of its golden.
  static let pendingEnding = ".new"

  /// The file beside the golden with the text that waits for a review.
  var pendingFile: String { file + Self.pendingEnding }

  /// The path of the text that waits for a review, as messages call it.
  public var pendingPath: String { description + Self.pendingEnding }

  /// The path as messages call it: from the root of the package, with `/` between folders.
  public var description: String { path(in: base) }

  /// The path as records call it, wherever the folder of goldens stands.
  var recorded: String { path(in: Self.folder) }

  /// The path as a case-insensitive disk compares it.
  var folded: String { NamePiece.folded(recorded) }

  private func path(in base: String) -> String {
    ([base] + folders + [file]).joined(separator: "/")
  }
}
