import Foundation
import InterfaceBuilder

/// How large the image in a file is.
enum ImageFile {
  /// How much of a file is looked at: sizes stand near the beginning.
  static let head = 256 * 1024

  /// The size of the image whose file begins with `bytes`: pixels, or points for a PDF; nil for another
  /// format, or for a size that is none.
  ///
  /// Sources: PNG (W3C), 11.2.2 IHDR; JPEG (ITU T.81), B.2.2 frame header; GIF89a, 18; PDF 1.7, 14.11.2
  /// page boundaries, where the page is not compressed.
  static func size(of bytes: [UInt8]) -> CGSize? {
    let size: (Int, Int)?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      size = big(bytes, 16, 4).flatMap { width in big(bytes, 20, 4).map { (width, $0) } }
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      size = sizeOfJPEG(bytes)
    } else if bytes.starts(with: "GIF8".utf8), bytes.count >= 10 {
      size = (Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    } else if bytes.starts(with: "%PDF".utf8) {
      return sizeOfPDF(bytes)
    } else {
      size = nil
    }
    guard let size, (1...100_000).contains(size.0), (1...100_000).contains(size.1) else {
      return nil
    }
    return CGSize(width: size.0, height: size.1)
  }

  private static func big(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int, Int)? {
    var offset = 2
    while let marker = big(bytes, offset, 2), marker >= 0xFF00 {
      let kind = marker & 0xFF
      if kind == 0xFF {
        offset += 1
        continue
      }
      guard let length = big(bytes, offset + 2, 2), length >= 2 else { return nil }
      let isFrame = (0xC0...0xCF).contains(kind) && ![0xC4, 0xC8, 0xCC].contains(kind)
      if isFrame {
        return big(bytes, offset + 7, 2).flatMap { width in
          big(bytes, offset + 5, 2).map { (width, $0) }
        }
      }
      offset += 2 + length
    }
    return nil
  }

  private static func sizeOfPDF(_ bytes: [UInt8]) -> CGSize? {
    guard let key = bytes.firstRange(of: Array("/MediaBox".utf8)),
      let start = bytes[key.upperBound...].firstIndex(of: UInt8(ascii: "[")),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")), end - start < 200
    else { return nil }
    let text = String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
    let numbers = text.split { $0.isWhitespace }.compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let size = CGSize(width: numbers[2] - numbers[0], height: numbers[3] - numbers[1])
    guard size.width >= 1, size.height >= 1, size.width <= 1e5, size.height <= 1e5 else {
      return nil
    }
    return size
  }
}

/// An image of an asset catalogue, or one that lies loose among an app's files.
struct AssetImage: Sendable, Equatable {
  /// In points.
  let size: CGSize
  /// Pixels a point.
  let scale: CGFloat

  /// Reads the file at `url`, which has so many pixels a point; nil for one that is no known image.
  init?(_ url: URL, scale: CGFloat) {
    guard let head = RegularFile.beginning(at: url.path, count: ImageFile.head),
      let pixels = ImageFile.size(of: head)
    else { return nil }
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.scale = scale
  }

  /// Reads the image of an image set: the first for phones that names a file.
  ///
  /// Source: Apple's Asset Catalog Format Reference, Image Set Type.
  init?(set folder: URL, contents: Data) {
    struct Entry: Decodable {
      let idiom: String?
      let filename: String?
      let scale: String?
    }
    struct ImageSet: Decodable { let images: [Entry]? }
    let set = try? JSONDecoder().decode(ImageSet.self, from: contents)
    for entry in set?.images ?? [] where ["universal", "iphone"].contains(entry.idiom ?? "") {
      guard let name = entry.filename, !name.contains("/") else { continue }
      let scale = ["2x": 2, "3x": 3][entry.scale ?? ""] ?? 1
      if let image = AssetImage(folder.appendingPathComponent(name), scale: CGFloat(scale)) {
        self = image
        return
      }
    }
    return nil
  }

  /// Reads a file called `name` in a folder, in any of its resolutions.
  init?(loose name: String, in folder: URL) {
    guard !name.isEmpty, !name.contains("/"), name != ".." else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let hasEnding =
      parts.count > 1 && ["png", "jpg", "jpeg", "gif", "pdf"].contains(parts.last ?? "")
    let stem = hasEnding ? parts.dropLast().joined(separator: ".") : name
    for (suffix, scale) in [("@2x", 2), ("", 1), ("@3x", 3)] as [(String, CGFloat)] {
      for ending in hasEnding ? [String(parts.last ?? "")] : ["png", "jpg"] {
        let url = folder.appendingPathComponent(
          "\(stem)\(suffix).\(ending)", isDirectory: false)
        if let image = AssetImage(url, scale: scale) {
          self = image
          return
        }
      }
    }
    return nil
  }
}
