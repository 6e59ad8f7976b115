import ConstraintSolver

#if canImport(Glibc)
  import Glibc
#endif

let arguments = Array(CommandLine.arguments.dropFirst())
guard let folder = arguments.first else {
  print("usage: SolverBenchmark FOLDER_OF_SYSTEMS [kiwi-results]")
  exit(2)
}

func contents(_ path: String) throws -> String {
  guard let file = fopen(path, "r") else { throw SystemFile.FormatError(description: "cannot read \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { break }
    bytes += buffer[0..<count]
  }
  return String(decoding: bytes, as: UTF8.self)
}

func names(in folder: String) -> [String] {
  guard let directory = opendir(folder) else { return [] }
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

for name in names(in: folder) {
  do {
    let system = try SystemFile(text: try contents(folder + "/" + name))
    var solved = system.empty
    let nothing = try Measurement.seconds {
      var solver = system.empty
      for line in system.lines { try solver.add(line.constraint) }
      for edit in system.edits { try solver.edit(edit.variable, priority: edit.priority); try solver.suggest(edit.values[0], for: edit.variable) }
      solver.settle()
      solved = solver
    }
    var worst = 0.0
    for e in system.expectations { worst = max(worst, abs(solved.value(of: e.variable) - e.value)) }
    print(name, "from nothing ms", nothing * 1e3, "worst error", worst)
    for edit in system.edits {
      var turn = 0
      let s = try Measurement.seconds {
        turn += 1
        try solved.suggest(edit.values[turn % 2], for: edit.variable)
        solved.settle()
      }
      print("   suggest ms", s * 1e3)
    }
  } catch {
    print(name, error)
  }
}
