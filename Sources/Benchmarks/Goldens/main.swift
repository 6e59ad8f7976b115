import BenchmarkSupport
import Foundation
import Goldens

// Times what goldens add to a test run: 10,000 that match, of a screen of 60 lines, each with its
// line in the record of the run; and failures of 5,000 lines, from the comparison to the message.
// Then kills a process that records, and looks what it leaves.

if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "--record" {
  KillRun(folder: CommandLine.arguments[2]).record()
}

let folder = FileManager.default.temporaryDirectory
  .appendingPathComponent("golden-benchmark-\(getpid())").path
try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(atPath: folder) }

let store = GoldenStore(root: folder)
let choice = ModeChoice(mode: .missing, source: .standard)

func check(_ test: String) -> GoldenCheck {
  GoldenCheck(
    store: store, name: GoldenName(suites: ["Benchmark"], test: test), choice: choice, isCI: false)
}

/// A screen of 60 lines: a picture of 40 cells by 50, and elements below it.
func screen() -> String {
  let edge = String(repeating: "─", count: 40)
  let rows = (0..<48).map { "│ [field \($0)░░░░░░░░] (Button)      ━━━●─── │" }
  let elements = (0..<9).map { "text field      \"US\" focused, placeholder \"Code \($0)\"" }
  return (["┌\(edge)┐"] + rows + ["└\(edge)┘", ""] + elements).joined(separator: "\n") + "\n"
}

func report(_ name: String, _ value: String) {
  print(Measurement.line(name, 52, [value]))
}

func passing(_ count: Int) throws {
  let text = screen()
  for index in 0..<100 { try store.write(text, to: check("test\(index)").name) }
  let manifest = try RunManifest(root: folder, run: "benchmark")
  let start = Date()
  let seconds = Measurement.seconds(once: {
    for index in 0..<count {
      let check = check("test\(index % 100)")
      let outcome = check.run(text)
      precondition(outcome.message == nil)
      manifest.note(RunEvent(outcome, golden: check.name, location: "A/B.swift:1", process: 1))
    }
  })
  report("\(count) goldens that match, s of processor", Measurement.text(seconds))
  report("\(count) goldens that match, s", Measurement.text(Date().timeIntervalSince(start)))
}

func failing(
  _ name: String, _ old: [String], _ new: [String], isColoured: Bool = false
) throws {
  var check = check("large")
  check.isColoured = isColoured
  try store.write(old.joined(separator: "\n") + "\n", to: check.name)
  let text = new.joined(separator: "\n") + "\n"
  var length = 0
  let seconds = Measurement.seconds { length = check.run(text).message?.utf8.count ?? 0 }
  report(
    "5000 lines, \(name), ms (message of \(length) bytes)", Measurement.text(seconds * 1000))
}

let lines = (0..<5_000).map { "│ line \($0) of a long golden with a few words ░░░░░░░░ (Button) │" }
try passing(10_000)
try failing("one changed", lines, lines.map { $0.replacing("line 2500 ", with: "line x ") })
try failing(
  "each tenth changed", lines, lines.enumerated().map { $0 % 10 == 0 ? $1 + "!" : $1 })
try failing("all changed", lines, lines.map { $0 + "!" })
try failing("all changed, in colour", lines, lines.map { $0 + "!" }, isColoured: true)
let letters = lines.indices.map { line in
  (0..<120).map { String(UnicodeScalar(UInt8(97 + ($0 * 7 + line) % 26))) }.joined(separator: " ")
}
try failing(
  "all words changed, in colour", letters, letters.map { String($0.reversed()) },
  isColoured: true)
try failing("reversed", lines, lines.reversed())
try failing("moved half", lines, Array(lines[2_500...] + lines[..<2_500]))
try failing(
  "few different lines", lines.map { _ in "a" }, (0..<5_000).map { $0 % 3 == 0 ? "b" : "a" })

var usage = rusage()
getrusage(0, &usage)
report("largest memory of it all, MB", Measurement.text(Double(usage.ru_maxrss) / 1024))

let kills = 100
let killRun = KillRun(folder: folder + "/kills")
try FileManager.default.createDirectory(
  atPath: killRun.folder, withIntermediateDirectories: true)
let damaged = try killRun.run(kills: kills)
report("\(kills) kills while \(killRun.goldens) goldens are recorded, not whole", "\(damaged)")
report("temporary files they left behind", "\(killRun.leftovers)")
