import Foundation
import InterfaceBuilder
import UIKit

/// `plainview render`: draws the screens of Interface Builder files.
@MainActor enum Render {
  static let help = """
    usage: plainview render [OPTION...] FILE...

    Draws every screen of the files: each scene of a storyboard, each top-level view or controller
    of a xib. A file that cannot be read does not stop the others.

      --format FORMAT   screen (picture and elements, the default), picture, outline, json
      --picture         with --format json: the picture of each screen as well
      --scene NAME      only the scene with this object id, storyboard identifier, class or title
      --device NAME     lay out for a device, such as retina4_7 or "iPhone 15"
      --width POINTS    lay out for a screen of this size; goes with --height
      --height POINTS
      --text-size NAME  how large the user wants text, such as accessibilityLarge
      --language TAG    the texts of a language, such as de or pt-BR, from the folders beside the file
                        (de.lproj); may be given again for further languages the user prefers
      --style STYLE     light (the default) or dark; the outline tells the colours
      --landscape       the device on its side
      --diagnostics unknown
                        tell also what the file holds that is not read, such as a misspelt
                        attribute, which nothing else tells
      --design-time     lay out as Xcode's canvas does, with the sizes stored in the file
      --jobs COUNT      how many processes share a long list of files; else as many as processors
      --help            show this text

    The app's own code is not there: its classes are shown as those of UIKit they stand for, an empty
    view as a box with its class's name, and prototypes of cells stand for the rows code would make.
    What shows nothing until code fills it shows what code calls it: ⟨photoView⟩. The elements tell
    their outlets, their actions and where their segues lead.

    Diagnostics go to standard error as FILE:LINE: warning: MESSAGE.
    Exit status: 0 all rendered, 1 something could not be rendered, 2 wrong usage.

    """

  /// Runs the subcommand with the arguments after its name; with the path of `plainview`, long lists
  /// of files in several processes.
  static func run(
    _ arguments: [String], output: StandardOutput, executable: URL? = nil
  ) -> ExitStatus {
    Command.run("render", arguments, help: help, output: output) { (options: RenderOptions) in
      let one = { (file: String) in render(file, options, output) }
      guard let jobs = RenderJobs(options, executable: executable) else {
        return Command.each(options.files, one)
      }
      return jobs.run(output: output, one: one)
    }
  }

  /// Renders one file; false when something of it could not be rendered.
  private static func render(
    _ file: String, _ options: RenderOptions, _ output: StandardOutput
  ) -> Bool {
    let document: IBDocument
    do throws(IBReadError) {
      document = try IBDocument(contentsOfFile: file, languages: options.document.languages)
    } catch {
      StandardError.write(error.description + "\n")
      if options.format == .json {
        output.write(JSONOutline.line(file: file, error: error.description) + "\n")
      }
      return false
    }
    let rendered = DocumentScreens.screens(of: document, options: options.document)
    let screens = rendered.screens
    let unknown = options.tellsUnknown ? FileCoverage(of: document).diagnostics : []
    let language = LanguageFolders.warning(forFile: file, languages: options.document.languages)
    let diagnostics = [language].compactMap { $0 } + rendered.diagnostics + unknown
    if !diagnostics.isEmpty {
      StandardError.write(diagnostics.map { $0.description + "\n" }.joined())
    }
    if let wanted = options.document.scene, screens.isEmpty {
      let message = "\(file.printable): error: no scene \"\(wanted.printable)\""
      return report(message, file, options, output)
    }
    write(screens, of: file, diagnostics, options, output)
    return !diagnostics.contains { $0.severity == .error }
  }

  private static func report(
    _ message: String, _ file: String, _ options: RenderOptions, _ output: StandardOutput
  ) -> Bool {
    StandardError.write(message + "\n")
    if options.format == .json {
      output.write(JSONOutline.line(file: file, error: message) + "\n")
    }
    return false
  }

  private static func write(
    _ screens: [DocumentScreen], of file: String, _ diagnostics: [Diagnostic],
    _ options: RenderOptions, _ output: StandardOutput
  ) {
    if options.format == .json {
      let line = JSONOutline.line(
        file: file, screens: screens, diagnostics: diagnostics,
        withPictures: options.withPicture)
      output.write(line + "\n")
      return
    }
    let needsHeading = options.files.count > 1 || screens.count > 1
    for screen in screens {
      if needsHeading {
        output.write("\(file): \(screen.name) (\(screen.className))".printable + "\n")
      }
      output.write(text(of: screen, options.format) + "\n")
      if needsHeading { output.write("\n") }
    }
  }

  private static func text(of screen: DocumentScreen, _ format: RenderOptions.Format) -> String {
    switch format {
    case .picture: return Pictures.picture(of: screen.root)
    case .outline: return Outline.text(of: screen.root)
    case .screen, .json: return Pictures.screen(of: screen.root)
    }
  }
}
