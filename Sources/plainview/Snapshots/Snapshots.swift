import Foundation
import Goldens

/// `plainview snapshots`: what became of the goldens of a package, and what is to become of them.
@MainActor enum Snapshots {
  static let help = """
    usage: plainview snapshots status             tell which goldens wait for a review
           plainview snapshots diff [NAME...]     show how the new texts differ
           plainview snapshots accept NAME...     make new texts the goldens; --all takes every one
           plainview snapshots reject [NAME...]   forget new texts, without a name all of them
           plainview snapshots review [NAME...]   step through them in a terminal and decide with keys
           plainview snapshots orphans            tell which goldens no test has any more
           plainview snapshots report -o FOLDER   write a page about what failed in the last test run

    A test whose text differs from its golden leaves the new text beside it, as GOLDEN.new, unless CI
    is set. A NAME is the path of a golden (Snapshots/LoginTests/shows.txt), the short form of it that
    failures tell (LoginTests/shows), a folder (LoginTests), a pattern ('*/shows'), or what a shell
    completes in any folder. A NAME nothing waits for is an error, and then nothing is done.

    Each test run notes in .build/plainview which goldens it compared. Goldens are orphans that the last
    run did not, which must have been a whole `swift test` that passed: otherwise `orphans` says why it
    cannot know. It keeps what came after that run began, and goldens of tests that still stand in the
    sources but compared nothing, as disabled ones; it says so for each. What waits beside an orphan
    is deleted with it.

    `status` and `report` also look into the folders that traits of the last run named
    (`.snapshots(directory:)`); the other subcommands need --snapshots FOLDER there.

    `status` also tells what is no golden although it looks like one (a link to a folder, a folder with
    the name of a golden), and what a killed test run left half written, which `reject` without names
    and `orphans --delete` remove.

    The report is one file, FOLDER/index.html, that any browser opens from disk.

      --package-path PATH   the package, where it is not the one around the working folder
      --snapshots FOLDER    the folder of goldens, where it is not the package's own; stronger than the
                            variable PLAINVIEW_SNAPSHOTS, and enough where there is no package
      -U N                  with diff and review: N lines around each change, or `full` for all;
                            stronger than the variable PLAINVIEW_CONTEXT
      -w                    with diff and review: count lines that are only indented otherwise, and show
                            only what else differs (or --ignore-indentation)
      --all                 with accept and reject: all that waits
      --delete              with orphans: delete them
      --help                show this text

    Colours go to terminals only, and to none when NO_COLOR or CI is set.
    Exit status: 0 nothing waits (status, diff, review), nothing is an orphan, or all is done; 1 something
    waits, is an orphan, is no golden or could not be done; 2 wrong usage. Of names, only what they name
    counts.

    """

  /// Runs the subcommand with the arguments after its name.
  static func run(_ arguments: [String], output: StandardOutput) -> ExitStatus {
    let beforeNames = arguments.prefix { $0 != "--" }
    if beforeNames.contains("--help") || beforeNames.contains("-h") {
      output.write(help)
      return .success
    }
    do {
      let options = try SnapshotsOptions(arguments)
      let work = try SnapshotsWork(options, output: output)
      return run(options, work)
    } catch let problem as OptionProblem {
      return Command.wrong(problem.message, see: "snapshots")
    } catch {
      StandardError.write("plainview: error: \(error)\n")
      return .failure
    }
  }

  private static func run(_ options: SnapshotsOptions, _ work: SnapshotsWork) -> ExitStatus {
    switch options.action {
    case .status: SnapshotsStatus.run(work)
    case .diff: SnapshotsDiff.run(work, options.diff)
    case .accept, .reject: SnapshotsDecision.run(options.action, work, isAll: options.names.isEmpty)
    case .report: SnapshotsReport.run(work, folder: options.folder ?? ".")
    case .review: SnapshotsReview.run(work, options.diff)
    case .orphans: SnapshotsOrphans.run(work, deletes: options.deletes)
    }
  }
}
