import Foundation

/// What `plainview convert` was asked to do.
struct ConvertOptions: FileOptions {
  /// The files in the order of the arguments.
  private(set) var files: [String] = []
  private var output: String?

  /// Reads the arguments after `convert`.
  init(_ arguments: [String]) throws(OptionProblem) {
    var rest = arguments[...]
    var onlyFiles = false
    while let argument = rest.popFirst() {
      switch argument {
      case _ where onlyFiles || !argument.hasPrefix("-"): files.append(argument)
      case "--": onlyFiles = true
      case "-o", "--output":
        guard let path = rest.popFirst() else {
          throw OptionProblem(message: "\(argument) needs a path")
        }
        try setOutput(path)
      case _ where argument.hasPrefix("--output="):
        try setOutput(String(argument.dropFirst("--output=".count)))
      default:
        throw OptionProblem(message: "\(argument) is no option of convert")
      }
    }
    guard !files.isEmpty else { throw OptionProblem(message: "no file to convert") }
    try checkOutput()
  }

  private mutating func setOutput(_ path: String) throws(OptionProblem) {
    guard !path.isEmpty else { throw OptionProblem(message: "the path of the output is empty") }
    guard output == nil else { throw OptionProblem(message: "there can be one output only") }
    output = path
  }

  /// Several files need a folder, and a name each in it.
  private func checkOutput() throws(OptionProblem) {
    guard files.count > 1 else { return }
    guard output != nil else {
      throw OptionProblem(message: "several files need a folder to go to: -o FOLDER")
    }
    var taken: [String: String] = [:]
    for file in files {
      let name = fileName(of: file)
      // Some disks take both cases of a letter for the same.
      if let other = taken.updateValue(file, forKey: name.lowercased()) {
        throw OptionProblem(message: "\(other) and \(file) would both be called \(name)")
      }
    }
  }

  /// Whether the output is a folder, for files of their own names in it.
  var outputIsFolder: Bool {
    guard let output else { return false }
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: output, isDirectory: &isFolder)
    return files.count > 1 || output.hasSuffix("/") || exists && isFolder.boolValue
  }

  /// Where the document made of `file` goes; nil stands for standard output.
  func destination(of file: String) -> String? {
    guard let output else { return nil }
    guard outputIsFolder else { return output }
    return output.hasSuffix("/") ? output + fileName(of: file) : "\(output)/\(fileName(of: file))"
  }

  /// The folder that has to be there.
  var folder: String? { outputIsFolder ? output : nil }

  private func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }
}
