/// The format of a file, told by its first bytes and its root element.
///
/// The one place that decides which files are read, and what is said about the others.
enum DocumentFormat: Equatable {
  /// A `<document>`: storyboards from Xcode 4.2 on, xibs from Xcode 5 on.
  case document(IBDocument.Kind)
  /// An `<archive>`: xibs of Interface Builder 3 to Xcode 4.
  case archive

  /// The format of a file whose root is `name`, with the attribute `type`.
  init(rootName name: String, type: String?) throws(Refusal) {
    let words = (type ?? "").split(separator: ".").map(String.init)
    switch name {
    case "document":
      self = try Self.modern(type: type, words: words)
    case "archive" where words.contains("CocoaTouch"):
      self = .archive
    case "archive" where words.contains("Cocoa"):
      throw Self.wrongPlatform("macOS")
    default:
      throw Refusal(Self.refusal(ofRoot: name))
    }
  }

  private static func modern(type: String?, words: [String]) throws(Refusal) -> Self {
    guard let type else {
      throw Refusal("not an Interface Builder document: <document> has no type")
    }
    if words.contains("CocoaTouch") {
      return .document(words.contains("Storyboard") ? .storyboard : .xib)
    }
    for (word, platform) in [("WatchKit", "watchOS"), ("AppleTV", "tvOS"), ("Cocoa", "macOS")]
    where words.contains(word) {
      throw wrongPlatform(platform)
    }
    throw Refusal(
      "not an Interface Builder document for iOS: its type is \"\(Refusal.quotable(type))\"")
  }

  /// What is said about a file of another platform.
  static func wrongPlatform(_ name: String) -> Refusal {
    Refusal("an Interface Builder document for \(name); only documents for iOS can be read")
  }

  /// What is said about a file whose root element, or whose DOCTYPE, is called `name`.
  static func refusal(ofRoot name: String) -> String {
    switch name.lowercased() {
    case "html": "an HTML page, not an Interface Builder document"
    case "plist": "a property list, not an Interface Builder document"
    default:
      "not an Interface Builder document: the root element is <\(Refusal.quotable(name))>"
    }
  }

  /// What is said about a file with a DOCTYPE for `name`, whatever else it may hold.
  static func refusal(ofDocumentType name: String) -> String {
    switch name.lowercased() {
    case "html", "plist": refusal(ofRoot: name)
    default: "a document type declaration (<!DOCTYPE>) is not allowed in an Interface Builder file"
    }
  }

  /// The beginnings of files that are often taken for documents, or kept in their place.
  private static let signatures: [(start: [UInt8], meaning: String)] = [
    (Array("NIBArchive".utf8), "a compiled nib; read the .xib or .storyboard it was made from"),
    (
      Array("bplist".utf8),
      "a compiled nib or other binary property list; read the .xib or .storyboard it was made from"
    ),
    ([0x04, 0x0B] + Array("streamtyped".utf8), "a nib of NeXTSTEP's format, not a document"),
    (Array("PK\u{3}\u{4}".utf8), "a zip archive; unpack it and read the files in it"),
    ([0x1F, 0x8B], "a gzip archive; unpack it and read the file in it"),
    (
      Array("version https://git-lfs".utf8),
      "a Git LFS pointer; fetch the file itself with \"git lfs pull\""
    ),
  ]

  /// Refuses what can be seen to be no document, before any of it is decoded.
  static func checkSignature(of bytes: [UInt8]) throws(Refusal) {
    guard !bytes.isEmpty else { throw Refusal("the file is empty") }
    for signature in signatures where bytes.starts(with: signature.start) {
      throw Refusal(signature.meaning)
    }
  }

  /// Refuses text that does not begin as XML does.
  static func checkBeginning(of text: [UInt8]) throws(Refusal) {
    guard let offset = text.firstIndex(where: { !isXMLSpace($0) }) else {
      throw Refusal("the file holds nothing but white space")
    }
    guard text[offset] == UInt8(ascii: "<") else {
      let position = IBReadError.Position(offset: offset, in: text)
      throw Refusal("plain text, not an Interface Builder document", at: position)
    }
  }
}

/// Whether `byte` is white space in the sense of XML.
func isXMLSpace(_ byte: UInt8) -> Bool {
  byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
}
