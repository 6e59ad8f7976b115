import Foundation
import InterfaceBuilder
import Synchronization

/// Reads the files of a list in its order, on a thread of its own: the next one while what the last
/// one holds is laid out and drawn.
final class ReadAhead: Sendable {
  /// A document, or why there is none.
  typealias Outcome = Result<IBDocument, IBReadError>

  /// How many documents wait at most to be drawn.
  private static let depth = 2

  private let files: [String]
  private let languages: [String]
  private let waiting = Mutex<[Outcome]>([])
  private let isThere = DispatchSemaphore(value: 0)
  private let hasRoom = DispatchSemaphore(value: ReadAhead.depth)

  /// Begins to read `files`, in the languages that the user prefers.
  init(_ files: [String], languages: [String]) {
    self.files = files
    self.languages = languages
    guard files.count > 1 else { return }
    let thread = Thread { [self] in
      for file in files {
        hasRoom.wait()
        let outcome = read(file)
        waiting.withLock { $0.append(outcome) }
        isThere.signal()
      }
    }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// The document of the next file, which is called `file`.
  func next(_ file: String) -> Outcome {
    guard files.count > 1 else { return read(file) }
    isThere.wait()
    defer { hasRoom.signal() }
    return waiting.withLock { $0.removeFirst() }
  }

  private func read(_ file: String) -> Outcome {
    do throws(IBReadError) {
      return .success(try IBDocument(contentsOfFile: file, languages: languages))
    } catch {
      return .failure(error)
    }
  }
}
