/// Which tests a process was asked to run, as far as its arguments tell.
public enum RunSelection: Sendable, Equatable {
  /// All of them.
  case all
  /// Only those that an argument chose.
  case part(String)
  /// It cannot be known, for a reason.
  case unknown(String)

  private static let choosing = [
    "--filter", "--skip", "--specifier", "-s", "--test-product", "--list-tests", "-l",
  ]
  private static let configuring = ["--configuration-path", "--experimental-configuration-path"]

  /// Reads the arguments of a test process, the name of the program first.
  ///
  /// `swift test` hands its own arguments on to Swift Testing. XCTest gets none but the names of
  /// the tests that were chosen. Other programs choose tests in ways that do not show there, so of
  /// their processes nothing is known.
  public init(arguments: [String]) {
    let options = arguments.dropFirst().map { argument in
      (name: argument.prefix { $0 != "=" }, whole: argument)
    }
    for (index, option) in options.enumerated() {
      if Self.choosing.contains(String(option.name)) {
        let hasValue = option.whole.contains("=") || index + 1 >= options.count
        self = .part(hasValue ? option.whole : "\(option.whole) \(options[index + 1].whole)")
        return
      }
      if Self.configuring.contains(String(option.name)) {
        self = .unknown("\(option.name) may have chosen tests")
        return
      }
    }
    if arguments.first?.hasSuffix(".xctest") == true, arguments.count <= 2,
      arguments.last?.hasPrefix("-") == false
    {
      self = arguments.count == 1 ? .all : .part("only some tests of XCTest")
      return
    }
    let isSwiftTest = zip(options, options.dropFirst()).contains {
      $0.whole == "--testing-library" && $1.whole == "swift-testing"
    }
    let isWhole = isSwiftTest || options.contains { $0.whole == "--testing-library=swift-testing" }
    self = isWhole ? .all : .unknown("it was not `swift test` that ran them")
  }
}
