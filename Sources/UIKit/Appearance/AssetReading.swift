import Foundation

/// What the files of an asset catalogue say, for whoever has their bytes and no catalogue: the
/// fuzzer.
package enum AssetReading {
  /// What a file says that is a `colorset`, an `imageset` (the `Contents.json` of one) or an
  /// `image`; nil for another kind.
  package static func description(of bytes: [UInt8], kind: String) -> String? {
    do throws(AssetProblem) {
      switch kind {
      case "colorset":
        let color = UIColor(.asset(try AssetColor(contents: Data(bytes))), name: nil)
        return color.description
      case "imageset":
        return try AssetImage.names(contents: Data(bytes)).map { "\($0.file) \($0.scale)" }
          .joined(separator: " ")
      case "image":
        return ImageFile.size(of: bytes).map { "\($0.width) \($0.height)" } ?? "unknown"
      default: return nil
      }
    } catch {
      return error.message
    }
  }
}
