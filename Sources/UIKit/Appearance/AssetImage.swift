import Foundation
import InterfaceBuilder

/// How large the image in a file is.
enum ImageFile {
  /// How much of a file is looked at: sizes stand near the beginning.
  static let head = 256 * 1024

  /// The size of the image whose file begins with `bytes`: pixels, or points for a PDF; nil for
  /// another format, or for a size that is none.
  ///
  /// Sources: PNG (W3C), 11.2.2 IHDR; JPEG (ITU T.81), B.2.2 frame header; GIF89a, 18; PDF 1.7,
  /// 14.11.2 page boundaries, where the page is not compressed.
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

  /// What is found where an image should be.
  enum Finding {
    case image(AssetImage)
    /// A file that is no known image.
    case unknown
    case nothing
  }

  private init(pixels: CGSize, scale: CGFloat) {
    size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    self.scale = scale
  }

  /// Reads the file at `url`, which has so many pixels a point.
  static func find(_ url: URL, scale: CGFloat) -> Finding {
    guard let head = RegularFile.beginning(at: url.path, count: ImageFile.head) else {
      return .nothing
    }
    guard let pixels = ImageFile.size(of: head) else { return .unknown }
    return .image(AssetImage(pixels: pixels, scale: scale))
  }

  /// An image that an image set names.
  struct Name: Equatable {
    let file: String
    let scale: CGFloat
  }

  /// The images for phones that the `Contents.json` of an image set names; throws for one of
  /// another kind, and for none.
  ///
  /// Source: Apple's Asset Catalog Format Reference, Image Set Type.
  static func names(contents: Data) throws(AssetProblem) -> [Name] {
    struct Entry: Decodable {
      let idiom: String?
      let filename: String?
      let scale: String?
    }
    struct ImageSet: Decodable { let images: [Entry]? }
    guard let set = try? JSONDecoder().decode(ImageSet.self, from: contents) else {
      throw AssetProblem(contents: contents, of: "an image set")
    }
    let names = (set.images ?? []).compactMap { entry -> Name? in
      guard ["universal", "iphone"].contains(entry.idiom ?? ""), let file = entry.filename,
        !file.isEmpty, !file.contains("/")
      else { return nil }
      let scale = ["2x": 2, "3x": 3][entry.scale ?? ""] ?? 1
      return Name(file: file, scale: CGFloat(scale))
    }
    guard !names.isEmpty else {
      throw AssetProblem(message: "the image set names no image for phones")
    }
    return names
  }

  /// Reads the image of an image set: the first for phones that is one.
  init(set folder: URL, contents: Data) throws(AssetProblem) {
    var problem: AssetProblem?
    for name in try Self.names(contents: contents) {
      let url = folder.appendingPathComponent(name.file, isDirectory: false)
      switch Self.find(url, scale: name.scale) {
      case .image(let image):
        self = image
        return
      case .unknown:
        problem = problem ?? AssetProblem(file: url.path, message: Self.isUnknown)
      case .nothing:
        problem = problem ?? AssetProblem(file: url.path, message: "the image cannot be read")
      }
    }
    throw problem ?? AssetProblem(message: "the image set names no image for phones")
  }

  private static let isUnknown = "the size of the image is not told in a way that is known"

  /// Reads a file called `name` in a folder, in any of its resolutions; nil where there is none.
  static func loose(_ name: String, in folder: URL) throws(AssetProblem) -> AssetImage? {
    guard !name.isEmpty, !name.contains("/"), name != ".." else { return nil }
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    let hasEnding =
      parts.count > 1 && ["png", "jpg", "jpeg", "gif", "pdf"].contains(parts.last ?? "")
    let stem = hasEnding ? parts.dropLast().joined(separator: ".") : name
    var problem: AssetProblem?
    for (suffix, scale) in [("@2x", 2), ("", 1), ("@3x", 3)] as [(String, CGFloat)] {
      for ending in hasEnding ? [String(parts.last ?? "")] : ["png", "jpg"] {
        let url = folder.appendingPathComponent(
          "\(stem)\(suffix).\(ending)", isDirectory: false)
        switch find(url, scale: scale) {
        case .image(let image): return image
        case .unknown: problem = problem ?? AssetProblem(file: url.path, message: isUnknown)
        case .nothing: break
        }
      }
    }
    if let problem { throw problem }
    return nil
  }
}
