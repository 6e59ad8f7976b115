import Foundation

/// The files that the fuzzer starts from: those in the folder beside this file.
enum Seeds {
  static func all() throws -> [[UInt8]] { try inputs { _ in true } }

  /// Those that are a document and nothing else.
  static func documents() throws -> [[UInt8]] { try inputs { $0.pathExtension != "input" } }

  private static func inputs(_ isWanted: (URL) -> Bool) throws -> [[UInt8]] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Seeds")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return try files.filter(isWanted).sorted { $0.path < $1.path }.map {
      Array(try Data(contentsOf: $0))
    }
  }
}
