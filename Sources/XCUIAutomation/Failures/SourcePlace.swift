/// A place in a test's source; lines and columns count from 1.
struct SourcePlace: Sendable {
  let fileID: String
  let filePath: StaticString
  let line: Int
  let column: Int
}
