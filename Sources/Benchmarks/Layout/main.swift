import Foundation

// Times layouts by constraints.
//
//     LayoutBenchmark                            a screen of 1,000 cells
//     LayoutBenchmark FILE...                    the screens of .xib and .storyboard files
//     LayoutBenchmark --systems FOLDER FILE...   writes what is solved for them into a folder, as text
//                                                that SolverBenchmark and kiwi can be timed on

let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case nil: CellScreen.run()
case "--systems" where arguments.count > 2:
  exit(FileScreens(Array(arguments.dropFirst(2))).write(to: arguments[1]) ? 0 : 1)
case let first? where !first.hasPrefix("-"): exit(FileScreens(arguments).run() ? 0 : 1)
default:
  print("usage: LayoutBenchmark [FILE... | --systems FOLDER FILE...]")
  exit(2)
}
