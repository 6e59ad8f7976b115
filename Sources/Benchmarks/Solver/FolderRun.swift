import BenchmarkSupport
import ConstraintSolver

#if canImport(Glibc)
  import Glibc
#endif

/// Times every system of a folder: from nothing, and what its `replace` and `edit` lines ask for.
struct FolderRun {
  var folder: String
  var isTabSeparated: Bool

  func run() throws {
    let names = try Self.names(in: folder)
    if !isTabSeparated { print(Self.row("system", "what", "ms", "error")) }
    for name in names {
      let system: SystemFile
      do {
        system = try SystemFile(text: try Self.contents(of: folder + "/" + name))
      } catch {
        throw SystemFile.FormatError(description: "\(name): \(error)")
      }
      try run(name, system)
    }
  }

  private func run(_ name: String, _ system: SystemFile) throws {
    var solved = try system.solved().solver
    var worst = 0.0
    for expectation in system.expectations {
      worst = max(worst, abs(solved.value(of: expectation.variable) - expectation.value))
    }
    let seconds = try Measurement.seconds { _ = try system.solved() }
    report(name, "from nothing", seconds, worst)
    for replacement in system.replacements {
      report(name, "replace", try Self.replace(replacement, in: system), worst)
    }
    for edit in system.edits {
      var turn = 0
      let seconds = try Measurement.seconds {
        turn += 1
        try solved.suggest(edit.values[turn % edit.values.count], for: edit.variable)
        solved.settle()
      }
      report(name, "suggest", seconds, worst)
    }
  }

  private static func replace(_ replacement: SystemFile.Replacement, in system: SystemFile) throws
    -> Double
  {
    var (solver, handles) = try system.solved()
    guard let place = system.lines.firstIndex(where: { $0.label == replacement.label }) else {
      throw SystemFile.FormatError(description: "no constraint \(replacement.label)")
    }
    var current = handles[place]
    var next = replacement.line.constraint
    var other = system.lines[place].constraint
    return try Measurement.seconds {
      try solver.remove(current)
      current = try solver.add(next)
      solver.settle()
      swap(&next, &other)
    }
  }

  private func report(_ name: String, _ what: String, _ seconds: Double, _ error: Double) {
    if isTabSeparated {
      print("\(name)\t\(what)\t\(seconds * 1000)\t\(error)")
    } else {
      print(Self.row(name, what, Measurement.text(seconds * 1000), "\(error)"))
    }
  }

  private static func row(_ cells: String...) -> String {
    var line = ""
    for (cell, width) in zip(cells, [32, 16, 12, 0]) {
      line += cell + String(repeating: " ", count: max(1, width - cell.count))
    }
    return line
  }

  private static func contents(of path: String) throws -> String {
    guard let file = fopen(path, "r") else {
      throw SystemFile.FormatError(description: "cannot be read")
    }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += buffer[0..<count]
    }
  }

  private static func names(in folder: String) throws -> [String] {
    guard let directory = opendir(folder) else {
      throw SystemFile.FormatError(description: "no folder \(folder)")
    }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".txt") { names.append(name) }
    }
    return names.sorted()
  }
}
