import Foundation
import UIKit

/// What `plainview render` was asked to do.
struct RenderOptions: FileOptions {
  /// The forms of a screen.
  enum Format: String, CaseIterable {
    case screen
    case picture
    case outline
    case json
  }

  /// The files in the order of the arguments.
  var files: [String] = []
  /// The form of the output.
  var format = Format.screen
  /// Whether the JSON outline holds the picture as well.
  var withPicture = false
  /// Whether diagnostics tell what is not read.
  var tellsUnknown = false
  /// How the screens are to be shown.
  var document = DocumentOptions()
  /// How many processes may render at once; nil for as many as there are processors.
  var jobs: Int?
  /// The arguments that are no files.
  private(set) var optionArguments: [String] = []
  private var width: CGFloat?
  private var height: CGFloat?

  /// Reads the arguments after `render`.
  init(_ arguments: [String]) throws(OptionProblem) {
    document.hasAppClasses = false
    var rest = arguments[...]
    var onlyFiles = false
    while let argument = rest.popFirst() {
      guard !onlyFiles, argument.hasPrefix("-"), argument != "-" else {
        files.append(argument)
        continue
      }
      if argument == "--" {
        onlyFiles = true
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      let inline = parts.count > 1 ? String(parts[1]) : nil
      let before = rest
      try read(name, inline, &rest)
      optionArguments += [argument] + before.dropLast(rest.count)
    }
    try finish()
  }

  private mutating func read(
    _ name: String, _ inline: String?, _ rest: inout ArraySlice<String>
  ) throws(OptionProblem) {
    switch name {
    case "--design-time": try flag(name, inline) { $0.document.isDesignTime = true }
    case "--text-size": document.textSize = try Self.textSize(try Self.value(name, inline, &rest))
    case "--language":
      document.languages.append(try Self.language(try Self.value(name, inline, &rest)))
    case "--style": document.style = try Self.style(try Self.value(name, inline, &rest))
    case "--landscape": try flag(name, inline) { $0.document.isLandscape = true }
    case "--picture": try flag(name, inline) { $0.withPicture = true }
    case "--diagnostics":
      try Self.checkDiagnostics(try Self.value(name, inline, &rest))
      tellsUnknown = true
    case "--format": format = try Self.format(try Self.value(name, inline, &rest))
    case "--scene": document.scene = try Self.value(name, inline, &rest)
    case "--device": document.device = try Self.device(try Self.value(name, inline, &rest))
    case "--jobs": jobs = try Self.jobs(try Self.value(name, inline, &rest))
    case "--width": width = try Self.length(name, try Self.value(name, inline, &rest))
    case "--height": height = try Self.length(name, try Self.value(name, inline, &rest))
    default:
      throw OptionProblem(message: "\(name) is no option of render")
    }
  }

  private mutating func flag(
    _ name: String, _ inline: String?, _ set: (inout Self) -> Void
  ) throws(OptionProblem) {
    guard inline == nil else { throw OptionProblem(message: "\(name) takes no value") }
    set(&self)
  }

  private static func value(
    _ name: String, _ inline: String?, _ rest: inout ArraySlice<String>
  ) throws(OptionProblem) -> String {
    guard let value = inline ?? rest.popFirst(), !value.isEmpty else {
      throw OptionProblem(message: "\(name) needs a value")
    }
    return value
  }

  private static func format(_ text: String) throws(OptionProblem) -> Format {
    if let format = Format(rawValue: text) { return format }
    if text == "svg" { throw OptionProblem(message: "format svg is not done yet") }
    let known = Format.allCases.map(\.rawValue).joined(separator: ", ")
    throw OptionProblem(message: "unknown format \"\(text)\"; there are \(known)")
  }

  private static func checkDiagnostics(_ text: String) throws(OptionProblem) {
    guard text != "unknown" else { return }
    throw OptionProblem(message: "unknown sort of diagnostics \"\(text)\"; there is unknown")
  }

  private static func device(_ text: String) throws(OptionProblem) -> SimulatedDevice {
    if let device = SimulatedDevice.named(text) { return device }
    let known = SimulatedDevice.all.map(\.id).joined(separator: ", ")
    throw OptionProblem(
      message: "unknown device \"\(text)\"; there are \(known), and names like iPhone 15")
  }

  private static func textSize(_ text: String) throws(OptionProblem) -> UIContentSizeCategory {
    let all = UIContentSizeCategory.all
    if let found = all.first(where: { $0.name.lowercased() == text.lowercased() }) {
      return found.category
    }
    let known = all.map(\.name).joined(separator: ", ")
    throw OptionProblem(message: "unknown text size \"\(text)\"; there are \(known)")
  }

  private static func language(_ text: String) throws(OptionProblem) -> String {
    let isTag = text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_".contains($0) }
    guard isTag, text.first?.isLetter == true else {
      throw OptionProblem(message: "\"\(text)\" is no language; there are de, pt-BR and the like")
    }
    return text
  }

  private static func style(_ text: String) throws(OptionProblem) -> UIUserInterfaceStyle {
    switch text {
    case "light": return .light
    case "dark": return .dark
    default: throw OptionProblem(message: "unknown style \"\(text)\"; there are light, dark")
    }
  }

  private static func jobs(_ text: String) throws(OptionProblem) -> Int {
    if let count = Int(text), (1...64).contains(count) { return count }
    throw OptionProblem(message: "--jobs takes a number from 1 to 64, not \"\(text)\"")
  }

  private static func length(_ name: String, _ text: String) throws(OptionProblem) -> CGFloat {
    guard let number = Double(text), number >= 1, number <= 8000 else {
      throw OptionProblem(
        message: "\(name) takes a number of points from 1 to 8000, not \"\(text)\"")
    }
    return CGFloat(number)
  }

  /// Checks what only all arguments together can tell.
  private mutating func finish() throws(OptionProblem) {
    guard !files.isEmpty else { throw OptionProblem(message: "no file to render") }
    if width != nil || height != nil {
      guard let width, let height else {
        throw OptionProblem(message: "--width and --height go together")
      }
      document.size = CGSize(width: width, height: height)
    }
    if withPicture, format != .json {
      throw OptionProblem(message: "--picture goes with --format json")
    }
  }
}
