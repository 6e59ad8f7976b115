import Testing

@testable import ConstraintSolver

#if canImport(Glibc)
  import Glibc
#endif

/// The systems beside this file: lines are carried out in order, and each `expect` is checked where
/// it stands.
@Suite struct SystemFileTests {
  struct Malformed: Error {
    var line: String
  }

  private var solver = Solver()
  private var variables: [String: Variable] = [:]
  private var handles: [String: ConstraintHandle] = [:]
  private var edited: Set<Variable> = []

  @Test(arguments: ["chain", "edit", "stack"])
  mutating func systemsEndAtTheirExpectedValues(name: String) throws {
    var folder = #filePath.split(separator: "/", omittingEmptySubsequences: false)
    folder.removeLast()
    let path = folder.joined(separator: "/") + "/Systems/\(name).txt"
    let file = try #require(fopen(path, "r"), "\(path) cannot be read")
    defer { fclose(file) }
    var buffer = [CChar](repeating: 0, count: 4096)
    while fgets(&buffer, Int32(buffer.count), file) != nil {
      let end = buffer.firstIndex(of: 0) ?? buffer.endIndex
      let text = String(decoding: buffer[..<end].map { UInt8(bitPattern: $0) }, as: UTF8.self)
      try carryOut(
        text.trimmingPrefix { $0 == " " }.split { $0 == " " || $0 == "\n" }.map(String.init))
    }
  }

  private mutating func carryOut(_ fields: [String]) throws {
    guard let first = fields.first, first != "#" else { return }
    switch first {
    case "c" where fields.count > 5:
      handles[fields[1]] = try solver.add(constraint(Array(fields[2...])))
    case "replace" where fields.count > 6:
      try solver.remove(try #require(handles[fields[1]]))
      handles[fields[2]] = try solver.add(constraint(Array(fields[3...])))
    case "edit" where fields.count > 3:
      let variable = variable(fields[1])
      if edited.insert(variable).inserted {
        try solver.edit(variable, priority: try priority(fields[2]))
      }
      try solver.suggest(try number(fields[3]), for: variable)
    case "expect" where fields.count == 3:
      let value = solver.value(of: variable(fields[1]))
      #expect(abs(value - (try number(fields[2]))) < 1e-9, "\(fields[1]) is \(value)")
    default: throw Malformed(line: fields.joined(separator: " "))
    }
  }

  private mutating func constraint(_ fields: [String]) throws -> Constraint {
    var expression = Expression()
    for term in fields[3...] {
      let halves = term.split(separator: "*").map(String.init)
      guard halves.count == 2 else { throw Malformed(line: term) }
      expression.terms.append(Term(variable(halves[1]), coefficient: try number(halves[0])))
    }
    let relation = try #require(Relation(rawValue: fields[1]))
    return Constraint(
      expression, relation, try number(fields[2]), priority: try priority(fields[0]))
  }

  private mutating func variable(_ name: String) -> Variable {
    if let known = variables[name] { return known }
    let made = solver.makeVariable()
    variables[name] = made
    return made
  }

  private func number(_ text: String) throws -> Double {
    try #require(Double(text), "\(text) is no number")
  }

  private func priority(_ text: String) throws -> Priority {
    let named: [String: Priority] = [
      "required": .required, "strong": 750, "medium": 500, "weak": 250,
    ]
    if let priority = named[text] { return priority }
    return Priority(try number(text) / 1_001_001_000 * 999)
  }
}
