import Foundation

/// The tool the build-tool plugin runs. People do not call it, so it has no help and no short
/// options:
///
///     SourceTranslator translate --index FILE [--taken NAME]... [--context FILE]... [--source FILE OUTPUT]...
///     SourceTranslator copy [FILE OUTPUT]...
@main
struct TranslatorCommand {
  static func main() {
    do {
      try run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(1)
    }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  static func run(_ arguments: [String]) throws {
    var arguments = arguments[...]
    switch arguments.popFirst() {
    case "translate": try translate(arguments)
    case "copy": try copy(arguments)
    default: throw Failure(description: "error: expected 'translate' or 'copy'")
    }
  }

  private static func translate(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    var index: String?
    var taken: Set<String> = []
    var context: [SourceText] = []
    var files: [(source: SourceText, output: String)] = []
    while let option = arguments.popFirst() {
      guard let path = arguments.popFirst() else {
        throw Failure(description: "error: \(option) needs a file")
      }
      switch option {
      case "--index": index = path
      case "--taken": taken.insert(path)
      case "--context": context.append(try read(path))
      case "--source":
        guard let output = arguments.popFirst() else {
          throw Failure(description: "error: \(option) needs a file to write")
        }
        files.append((try read(path), output))
      default: throw Failure(description: "error: unknown option \(option)")
      }
    }
    guard let index else { throw Failure(description: "error: --index is missing") }
    let inputs = try inputs(files, taken)
    let result = ModuleTranslation.translate(inputs, context: context)
    for diagnostic in result.diagnostics {
      FileHandle.standardError.write(Data("\(diagnostic)\n".utf8))
    }
    if result.diagnostics.contains(where: { $0.severity == .error }) { exit(1) }
    for (file, text) in zip(files, result.outputs) { try write(Data(text), to: file.output) }
    try write(Data(result.index.utf8), to: index)
  }

  /// The compiler takes no two `#sourceLocation` files of one name, so every further one is named
  /// by a link; the same goes for a source whose name a source outside the translation has.
  private static func inputs(
    _ files: [(source: SourceText, output: String)], _ taken: Set<String>
  ) throws -> [ModuleTranslation.Input] {
    var names = taken
    var result: [ModuleTranslation.Input] = []
    for (source, output) in files {
      let outputURL = URL(fileURLWithPath: output)
      var location = source.path
      if !names.insert(URL(fileURLWithPath: location).lastPathComponent).inserted {
        let link = URL(fileURLWithPath: output).deletingPathExtension().deletingPathExtension()
          .appendingPathExtension("swift").path
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) != source.path {
          try? FileManager.default.removeItem(atPath: link)
          try FileManager.default.createSymbolicLink(
            atPath: link, withDestinationPath: source.path)
        }
        location = link
      }
      result.append(
        ModuleTranslation.Input(
          source: source, outputName: outputURL.lastPathComponent, locationPath: location))
    }
    return result
  }

  private static func read(_ path: String) throws -> SourceText {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw Failure(description: "\(path):1:1: error: cannot be read")
    }
    guard String(validating: data, as: UTF8.self) != nil else {
      throw Failure(description: "\(path):1:1: error: is not UTF-8 text")
    }
    return SourceText(path: path, bytes: Array(data))
  }

  /// Writes only what changed, so that nothing is compiled again for nothing.
  private static func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    if let old = try? Data(contentsOf: url), old == data { return }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  private static func copy(_ arguments: ArraySlice<String>) throws {
    var arguments = arguments
    let files = FileManager.default
    while let path = arguments.popFirst(), let output = arguments.popFirst() {
      var isFolder: ObjCBool = false
      guard files.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure(description: "\(path):1:1: error: cannot be read")
      }
      if !isFolder.boolValue {
        try write(try Data(contentsOf: URL(fileURLWithPath: path)), to: output)
        continue
      }
      try? files.removeItem(atPath: output)
      let parent = URL(fileURLWithPath: output).deletingLastPathComponent()
      try files.createDirectory(at: parent, withIntermediateDirectories: true)
      try files.copyItem(atPath: path, toPath: output)
    }
  }
}
