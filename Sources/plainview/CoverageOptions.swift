/// What `plainview coverage` was asked to do.
struct CoverageOptions: FileOptions {
  /// The files in the order of the arguments.
  private(set) var files: [String] = []

  /// Reads the arguments after `coverage`.
  init(_ arguments: [String]) throws(OptionProblem) {
    var onlyFiles = false
    for argument in arguments {
      switch argument {
      case _ where onlyFiles || !argument.hasPrefix("-"): files.append(argument)
      case "--": onlyFiles = true
      default: throw OptionProblem(message: "\(argument) is no option of coverage")
      }
    }
    guard !files.isEmpty else { throw OptionProblem(message: "no file to look at") }
    files = files.flatMap(FolderFiles.files(at:))
  }
}
