import ConstraintSolver

#if canImport(Glibc)
  import Glibc
#endif

// Times the solver on a folder of constraint systems, and on chains of up to 10,000 views.
//
//     SolverBenchmark [--tab-separated] FOLDER    the systems of a folder
//     SolverBenchmark --growth                    chains, grids and screens of growing size

var arguments = Array(CommandLine.arguments.dropFirst())
let isTabSeparated = arguments.first == "--tab-separated"
if isTabSeparated { arguments.removeFirst() }
do {
  switch arguments.first {
  case "--growth" where arguments.count == 1: try Growth.run()
  case let folder? where arguments.count == 1 && !folder.hasPrefix("-"):
    try FolderRun(folder: folder, isTabSeparated: isTabSeparated).run()
  default:
    print("usage: SolverBenchmark [--tab-separated] FOLDER | --growth")
    exit(2)
  }
} catch {
  print("error: \(error)")
  exit(1)
}
