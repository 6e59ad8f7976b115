/// A place in a test's source; lines and columns count from 1.
struct SourcePlace: Sendable, Equatable {
  let fileID: String
  let filePath: String
  let line: Int
  let column: Int
}
