import Foundation
import PackagePlugin

/// Lets iOS sources compile as they are: translates them as they are built, and puts the files
/// beside them (`.xib`, `.storyboard`, `.strings`, asset catalogs) into the target's resource
/// bundle.
///
/// The sources stand in the folders that the target's `uikit-sources.txt` lists, one relative path
/// a line, or else in its folder `iOS`.
@main
struct UIKitSources: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    let folders = try SourceFolders(of: target)
    let contents = try folders.contents()
    guard !contents.sources.isEmpty else {
      throw Failure(
        description: "target '\(target.name)': no Swift source in "
          + folders.urls.map(\.path).joined(separator: ", "))
    }
    let tool = try context.tool(named: "SourceTranslator").url
    let work = context.pluginWorkDirectoryURL
    var commands = [try translation(contents.sources, folders, target, tool, work)]
    if !contents.resources.isEmpty {
      commands.append(try copying(contents.resources, target, tool, work))
    }
    return commands
  }

  private func translation(
    _ sources: [URL], _ folders: SourceFolders, _ target: Target, _ tool: URL, _ work: URL
  ) throws -> Command {
    let index = work.appending(path: "UIKitTables.swift")
    var arguments = ["translate", "--index", index.path]
    var inputs = sources
    var outputs = [index]
    if let list = folders.list { inputs.append(list) }
    for dependency in target.recursiveTargetDependencies {
      // Another translated target may declare the protocols that this one implements.
      guard let folders = try? SourceFolders(of: dependency), folders.exist,
        let contents = try? folders.contents()
      else { continue }
      for source in contents.sources {
        arguments += ["--context", source.path]
        inputs.append(source)
      }
    }
    var names = UniqueNames()
    let own = (target as? any SourceModuleTarget).map { Array($0.sourceFiles(withSuffix: "swift")) }
    for own in own ?? [] {
      arguments += ["--taken", own.url.lastPathComponent]
      _ = names.unique(own.url.deletingPathExtension().lastPathComponent)
    }
    for source in sources {
      let base = source.deletingPathExtension().lastPathComponent
      let output = work.appending(path: names.unique(base) + ".uikit.swift")
      arguments += ["--source", source.path, output.path]
      outputs.append(output)
    }
    return .buildCommand(
      displayName: "Translating \(sources.count) iOS sources of \(target.name)",
      executable: tool, arguments: arguments, inputFiles: inputs, outputFiles: outputs)
  }

  private func copying(
    _ resources: [Resource], _ target: Target, _ tool: URL, _ work: URL
  ) throws -> Command {
    var arguments = ["copy"]
    var inputs: [URL] = []
    var outputs: [URL] = []
    var taken: [String: URL] = [:]
    for resource in resources {
      if let other = taken.updateValue(resource.url, forKey: resource.bundlePath.lowercased()) {
        throw Failure(
          description: "target '\(target.name)': \(other.path) and \(resource.url.path) "
            + "would have the same place in the resource bundle")
      }
      let output = work.appending(path: "Resources/\(resource.bundlePath)")
      arguments += [resource.url.path, output.path]
      inputs += resource.inputs
      outputs.append(output)
    }
    return .buildCommand(
      displayName: "Copying \(resources.count) resources of \(target.name)",
      executable: tool, arguments: arguments, inputFiles: inputs, outputFiles: outputs)
  }
}

/// Tells the person who builds what to correct.
struct Failure: Error, CustomStringConvertible {
  let description: String
}

/// Names that differ even where case does not count.
private struct UniqueNames {
  private var taken: Set<String> = []

  mutating func unique(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !taken.insert(candidate.lowercased()).inserted {
      candidate = "\(name)-\(number)"
      number += 1
    }
    return candidate
  }
}
