import Foundation

/// Why a path below the package is neither read nor written.
public struct Refusal: Error, Sendable, Equatable, CustomStringConvertible {
  /// What stands in the way.
  public enum Problem: Sendable, Equatable {
    case symbolicLink
    case folder
    case noFolder
    case noFile
    case outsideRoot
    /// A source, or a folder of sources, that may not be read.
    case unreadable
    /// The goldens are here, but not the sources of their tests.
    case noSources
    /// More folders stand in each other than are looked into.
    case tooDeep
    /// Someone else changed the file between the look at it and the decision.
    case changed
    /// There is nothing to decide about.
    case gone
    /// The text that waits is none a golden may have.
    case damaged(Damage)
    /// The system refused to do what `action` says, with the given `errno`.
    case system(action: String, code: Int32)
  }

  /// The path from the root of the package.
  public var path: String
  /// What is wrong with it.
  public var problem: Problem

  /// Makes a refusal of `path`.
  public init(path: String, problem: Problem) {
    self.path = path
    self.problem = problem
  }

  /// The path and what is wrong with it, as a sentence.
  public var description: String {
    switch problem {
    case .symbolicLink: "\(path) is a symbolic link; goldens are never reached through one."
    case .folder: "\(path) is a folder where a golden file belongs."
    case .noFolder: "\(path) is a file where a folder for goldens belongs."
    case .noFile: "\(path) is no ordinary file."
    case .outsideRoot: "\(path) is no place for a golden: it leads out of its folder."
    case .unreadable: "\(path) cannot be read, and a test may stand in it."
    case .noSources: "no package is known whose tests have goldens in \(path)."
    case .tooDeep: "\(path) is too deep to be looked into."
    case .changed: "\(path) was changed meanwhile; nothing was done, look at it again."
    case .gone: "\(path) is no longer there; nothing was done."
    case .damaged(let damage): "\(path) \(damage); nothing was done."
    case .system(let action, let code):
      "Cannot \(action) \(path): \(String(cString: strerror(code)))."
    }
  }
}
