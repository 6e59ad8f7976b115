import InterfaceBuilder
import UIKit

/// `plainview coverage`: what files hold that is not read.
@MainActor enum Coverage {
  static let help = """
    usage: plainview coverage FILE...

    Tells what Interface Builder files hold that Plainview does not read: first what is unknown, then
    what is known to change nothing a user sees, with the reason. Each line is an attribute or an
    element, how often it is there, in how many files, and the first place. The last line sums up.
    A folder stands for all xibs and storyboards in it.

      --help            show this text

    A file that cannot be read does not stop the others; why stands on standard error.
    Exit status: 0 nothing is unknown, 1 something is, or a file cannot be read, 2 wrong usage.

    """

  /// Runs the subcommand with the arguments after its name.
  static func run(_ arguments: [String], output: StandardOutput) -> ExitStatus {
    var sum = CoverageSum()
    var asked = false
    let status = Command.run("coverage", arguments, help: help, output: output) {
      (file, _: CoverageOptions) in
      asked = true
      if FolderFiles.isReadableFolder(file) {
        StandardError.write("\(file.printable): error: no .xib and no .storyboard in this folder\n")
        return false
      }
      let document: IBDocument
      do throws(IBReadError) {
        document = try IBDocument(contentsOfFile: file)
      } catch {
        StandardError.write(error.description + "\n")
        return false
      }
      sum.add(FileCoverage(of: document))
      return true
    }
    guard asked else { return status }
    output.write(sum.text)
    return sum.hasUnknown ? .failure : status
  }
}
