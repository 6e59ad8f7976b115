import Foundation
import InterfaceBuilder

/// `plainview convert`: writes Interface Builder files from before Xcode 5 in the format of today.
@MainActor enum Convert {
  static let help = """
    usage: plainview convert FILE... [-o PATH]

    Writes the document that Xcode would make of a xib from before Xcode 5 (an <archive>), to standard
    output or to a file. Storyboards and xibs of today come out as Xcode lays them out. A file that
    cannot be read does not stop the others.

      -o, --output PATH   where the document goes; a folder for several files
      --help              show this text

    What could not be taken over goes to standard error as FILE:LINE: warning: MESSAGE.
    Exit status: 0 all converted, 1 something could not be converted, 2 wrong usage.

    """

  /// Runs the subcommand with the arguments after its name.
  static func run(_ arguments: [String], output: StandardOutput) -> ExitStatus {
    Command.run("convert", arguments, help: help, output: output) { file, options in
      convert(file, options, output)
    }
  }

  /// Converts one file; false when something of it could not be converted.
  private static func convert(
    _ file: String, _ options: ConvertOptions, _ output: StandardOutput
  ) -> Bool {
    let document: IBDocument
    do throws(IBReadError) {
      document = try IBDocument(contentsOfFile: file)
    } catch {
      StandardError.write(error.description + "\n")
      return false
    }
    for diagnostic in document.diagnostics { StandardError.write(diagnostic.description + "\n") }
    let text = IBWriter.text(of: document)
    guard let path = options.destination(of: file) else {
      output.write(text)
      return !document.diagnostics.contains { $0.severity == .error }
    }
    // A device or a link is not replaced by a file.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    if let type = attributes?[.type] as? FileAttributeType, type != .typeRegular {
      StandardError.write("\(path.printable): error: is not a regular file; nothing was written\n")
      return false
    }
    let hasErrors = document.diagnostics.contains { $0.severity == .error }
    if hasErrors, attributes != nil {
      StandardError.write("\(path.printable): error: is left as it is, for the errors above\n")
      return false
    }
    if let folder = options.folder {
      // Whether it is there now shows when the file is written.
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    guard WholeFile.write(Array(text.utf8), to: path) else {
      let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
      let isThere = FileManager.default.fileExists(atPath: folder)
      let reason =
        isThere ? "cannot be written" : "cannot be written: no folder \(folder.printable)"
      StandardError.write("\(path.printable): error: \(reason)\n")
      return false
    }
    return !hasErrors
  }
}
