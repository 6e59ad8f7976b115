/// What is wrong with the arguments of a subcommand, in a sentence.
struct OptionProblem: Error {
  let message: String
}

/// The options of a subcommand that does the same with each of its files.
protocol FileOptions {
  /// The files in the order of the arguments.
  var files: [String] { get }
  /// Reads the arguments after the name of the subcommand.
  init(_ arguments: [String]) throws(OptionProblem)
}
