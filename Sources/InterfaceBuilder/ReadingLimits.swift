/// How much a file may hold.
///
/// The largest of some thousands of real documents has half a megabyte, 4,100 elements and about
/// forty levels, so these bounds are far from anything Xcode writes and still keep what a hostile
/// file can take well below half a gigabyte and two seconds.
enum ReadingLimits {
  /// Bytes of a file.
  static let fileSize = 32 * 1024 * 1024
  /// Elements within elements. libxml2's own limit, 256, stands behind this one.
  static let depth = 200
  /// Objects of an archive within each other, which become two elements each within `depth`.
  static let nestedObjects = 95
  /// Elements of a document.
  static let elements = 250_000
  /// Elements, members of lists and pieces of text that are looked at to translate an archive.
  static let archiveEffort = 2 * elements
  /// Attributes of a document.
  static let attributes = 1_000_000
  /// Attributes of one element. libxml2 before 2.12 compares each with all others.
  static let attributesOfElement = 256
  /// Namespace declarations of a document. Xcode writes none, and libxml2 looks them up one by one.
  static let namespaces = 64
  /// Different names of elements and attributes. libxml2 looks them up ever more slowly.
  static let names = 10_000
  /// Values of a string catalogue, counted by the marks before them, of which texts hold some too.
  static let catalogValues = 2_000_000
  /// Diagnostics kept of a document.
  static let diagnostics = 100
}
