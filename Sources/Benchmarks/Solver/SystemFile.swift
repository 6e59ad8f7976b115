import ConstraintSolver

/// A constraint system in the plain-text format of the solver systems.
struct SystemFile {
  struct Line {
    var label: String
    var constraint: Constraint
  }

  struct Replacement {
    var label: String
    var line: Line
  }

  struct Edit {
    var variable: Variable
    var priority: Priority
    var values: [Double]
  }

  struct Expectation {
    var name: String
    var variable: Variable
    var value: Double
  }

  struct FormatError: Error, CustomStringConvertible {
    var description: String
  }

  private(set) var names: [String: Variable] = [:]
  private(set) var lines: [Line] = []
  private(set) var expectations: [Expectation] = []
  private(set) var replacements: [Replacement] = []
  private(set) var edits: [Edit] = []
  /// A solver with the variables and nothing else.
  private(set) var empty = Solver()

  init(text: String) throws {
    for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if line.isEmpty || line.hasPrefix("#") { continue }
      let fields = line.split(separator: " ")
      do {
        try read(fields)
      } catch let error as FormatError {
        throw FormatError(description: "line \(number + 1): \(error.description)")
      }
    }
  }

  private mutating func read(_ fields: [Substring]) throws {
    switch fields[0] {
    case "c" where fields.count >= 6:
      lines.append(try line(fields.dropFirst()))
    case "expect" where fields.count == 3:
      let expectation = Expectation(
        name: String(fields[1]), variable: variable(fields[1]), value: try number(fields[2]))
      expectations.append(expectation)
    case "replace" where fields.count >= 7:
      let replacement = Replacement(label: String(fields[1]), line: try line(fields.dropFirst(2)))
      replacements.append(replacement)
    case "edit" where fields.count >= 5:
      let values = try fields.dropFirst(3).map { try number($0) }
      edits.append(
        Edit(variable: variable(fields[1]), priority: try priority(fields[2]), values: values))
    default:
      throw FormatError(description: "not understood: \(fields.joined(separator: " "))")
    }
  }

  private mutating func line(_ fields: ArraySlice<Substring>) throws -> Line {
    let parts = Array(fields)
    guard let relation = Relation(rawValue: String(parts[2])) else {
      throw FormatError(description: "no relation: \(parts[2])")
    }
    var expression = Expression()
    for part in parts.dropFirst(4) {
      let halves = part.split(separator: "*", maxSplits: 1)
      guard halves.count == 2 else { throw FormatError(description: "no term: \(part)") }
      let coefficient = try number(halves[0])
      expression.terms.append(Term(variable(halves[1]), coefficient: coefficient))
    }
    let constraint = Constraint(
      expression, relation, try number(parts[3]), priority: try priority(parts[1]))
    return Line(label: String(parts[0]), constraint: constraint)
  }

  private mutating func variable(_ name: Substring) -> Variable {
    if let known = names[String(name)] { return known }
    let variable = empty.makeVariable()
    names[String(name)] = variable
    return variable
  }

  private func number(_ text: Substring) throws -> Double {
    guard let number = Double(text) else { throw FormatError(description: "no number: \(text)") }
    return number
  }

  /// Names as three of the levels between 1 and 1000; numbers, which are on another scale, by their
  /// size.
  private func priority(_ text: Substring) throws -> Priority {
    switch text {
    case "required": return .required
    case "strong": return 750
    case "medium": return 500
    case "weak": return 250
    default:
      let strength = try number(text)
      return strength >= 1_001_001_000 ? .required : Priority(strength / 1_001_001_000 * 999)
    }
  }
}

extension SystemFile {
  /// A solver with all constraints and edits in, settled, and the handles of the constraints.
  func solved() throws -> (solver: Solver, handles: [ConstraintHandle]) {
    var solver = empty
    var handles: [ConstraintHandle] = []
    handles.reserveCapacity(lines.count)
    for line in lines { handles.append(try solver.add(line.constraint)) }
    for edit in edits {
      try solver.edit(edit.variable, priority: edit.priority)
      try solver.suggest(edit.values[0], for: edit.variable)
    }
    solver.settle()
    return (solver, handles)
  }
}
