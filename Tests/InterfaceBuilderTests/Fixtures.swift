import Foundation
import InterfaceBuilder

/// The path of a file in the folder of fixtures beside this one.
func fixture(_ name: String, beside file: String = #filePath) -> String {
  URL(filePath: file).deletingLastPathComponent().appending(path: "Fixtures/\(name)").path
}

let xibType = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

/// A xib that holds `content`, on its second line.
func xib(_ content: String, encoding: String = "UTF-8") -> String {
  """
  <?xml version="1.0" encoding="\(encoding)"?>
  <document type="\(xibType)">\(content)</document>
  """
}

/// The document that `text` holds.
func document(_ text: String) throws -> IBDocument {
  try IBDocument(bytes: Array(text.utf8), file: "Test.xib")
}

/// What is said about `bytes`, or nil if they can be read.
func refusal(of bytes: [UInt8]) -> String? {
  do throws(IBReadError) {
    _ = try IBDocument(bytes: bytes, file: "Test.xib")
    return nil
  } catch {
    return error.description
  }
}

/// What is said about `text`, or nil if it can be read.
func refusal(of text: String) -> String? {
  refusal(of: Array(text.utf8))
}
