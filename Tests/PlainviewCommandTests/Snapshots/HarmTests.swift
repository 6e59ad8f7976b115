import Foundation
import TestFolders
import Testing

/// What `plainview snapshots accept` leaves when it is killed or the disk takes no more.
@Suite struct HarmTests {
  private let workplace: Workplace

  init() throws { workplace = try Workplace() }

  @Test func aKillLeavesEachGoldenOldOrNewButWhole() throws {
    let count = 120
    for version in 1...4 {
      for index in 0..<count {
        try workplace.write(
          VersionedText.text(index, version), to: "Snapshots/A/test\(index).txt.new")
      }
      let process = Process()
      process.executableURL = Workplace.executable
      process.arguments = ["snapshots", "accept", "--all", "--package-path", workplace.path]
      process.environment = Workplace.inherited
      process.standardOutput = FileHandle.nullDevice
      try process.run()
      usleep(UInt32.random(in: 8_000...60_000))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      for index in 0..<count {
        let golden = workplace.read("Snapshots/A/test\(index).txt")
        let found = golden.map { VersionedText.version(of: $0, index) ?? 0 }
        #expect(found == nil || (1...version).contains(found ?? 0))
        // What was not accepted still waits.
        let isNew = golden == VersionedText.text(index, version)
        let waits =
          workplace.read("Snapshots/A/test\(index).txt.new") == VersionedText.text(index, version)
        #expect(isNew || waits)
      }
    }
    #expect(try workplace.run("accept", "--all").status == 0)
    for index in 0..<count where index % 10 == 0 {
      #expect(workplace.read("Snapshots/A/test\(index).txt") == VersionedText.text(index, 4))
    }
  }

  /// Does a step in a place where only this test sees what is mounted; nil where that is not allowed.
  private func runMounted(_ step: String) throws -> (status: Int32, text: String)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    let script = """
      unshare -rm true 2>/dev/null || exit 99
      exec unshare -rm sh -c '
        cd "$WORKPLACE" || exit 98
        \(step)
      ' 2>&1
      """
    process.arguments = ["-c", script]
    process.environment = Workplace.inherited.merging([
      "WORKPLACE": workplace.path, "COMMAND": Workplace.executable.path,
    ]) { _, own in own }
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return process.terminationStatus == 99 ? nil : (process.terminationStatus, text)
  }

  @Test func aFullDiskKeepsTheOldGoldenAndWhatWaits() throws {
    try workplace.write("", to: "Snapshots/placeholder")
    let outcome = try runMounted(
      """
      mount -t tmpfs -o size=32k tmpfs Snapshots || exit 97
      mkdir Snapshots/A && echo old > Snapshots/A/one.txt
      head -c 9000 /etc/passwd /etc/services 2>/dev/null | tr -d "\\r<=>" | tr -s " \\t\\n" "\\n" \
        > Snapshots/A/one.txt.new
      cat Snapshots/A/one.txt.new > Snapshots/filler 2>/dev/null
      cat Snapshots/filler Snapshots/filler Snapshots/filler > Snapshots/more 2>/dev/null
      "$COMMAND" snapshots accept A/one
      echo "status $?"; cat Snapshots/A/one.txt; ls -A Snapshots/A
      """)
    guard let outcome, outcome.status != 97 else {
      try Test.cancel("no file system may be mounted here")
    }
    #expect(
      outcome.text == """
        Cannot write Snapshots/A/one.txt: No space left on device.
        status 1
        old
        one.txt
        one.txt.new

        """)
  }

  @Test func aReadOnlyDiskSaysSo() throws {
    try workplace.leave("A/one", golden: "old\n", new: "new\n")
    let outcome = try runMounted(
      """
      mount --bind . . && mount -o remount,bind,ro . || exit 97
      cd "$WORKPLACE"
      "$COMMAND" snapshots accept A/one; "$COMMAND" snapshots reject A/one
      """)
    guard let outcome, outcome.status != 97 else {
      try Test.cancel("no file system may be mounted here")
    }
    #expect(
      outcome.text == """
        Cannot write Snapshots/A/one.txt: Read-only file system.
        Cannot remove Snapshots/A/one.txt.new: Read-only file system.

        """)
    #expect(workplace.read("Snapshots/A/one.txt") == "old\n")
    #expect(workplace.read("Snapshots/A/one.txt.new") == "new\n")
  }
}
