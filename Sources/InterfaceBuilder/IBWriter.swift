/// Writes documents as Xcode does: one element a line, four spaces a level.
///
/// What is written is read back as the same elements, attributes and texts. Comments are lost, as
/// they are no part of a document: Xcode makes them anew.
public enum IBWriter {
  /// The XML text of a document, which ends with a line break.
  public static func text(of document: IBDocument) -> String {
    var writer = Writer()
    writer.write(#"<?xml version="1.0" encoding="UTF-8"?>"#)
    writer.write("\n")
    writer.write(document.root, depth: 0)
    writer.write("\n")
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private struct Writer {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ text: String) { bytes.append(contentsOf: text.utf8) }

    /// Goes no deeper than ``ReadingLimits/depth``, as the reader has seen to it.
    mutating func write(_ element: IBElement, depth: Int) {
      write("<")
      write(element.name)
      for attribute in element.attributes {
        write(" ")
        write(attribute.name)
        write("=\"")
        escape(attribute.value, inAttribute: true)
        write("\"")
      }
      guard !element.children.isEmpty || !element.text.isEmpty else { return write("/>") }
      write(">")
      escape(element.text, inAttribute: false)
      // Beside words, white space would be text.
      let hasLines = element.text.isEmpty
      for child in element.children {
        if hasLines { breakLine(depth + 1) }
        write(child, depth: depth + 1)
      }
      if hasLines { breakLine(depth) }
      write("</")
      write(element.name)
      write(">")
    }

    private mutating func breakLine(_ depth: Int) {
      bytes.append(UInt8(ascii: "\n"))
      bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 4 * depth))
    }

    /// Writes text so that it is read back as it is: parsers make one space of a line break in an
    /// attribute, and a line feed of a carriage return anywhere.
    private mutating func escape(_ text: String, inAttribute: Bool) {
      for byte in text.utf8 {
        switch byte {
        case UInt8(ascii: "&"): write("&amp;")
        case UInt8(ascii: "<"): write("&lt;")
        case UInt8(ascii: ">"): write("&gt;")
        case UInt8(ascii: "\r"): write("&#13;")
        case UInt8(ascii: "\"") where inAttribute: write("&quot;")
        case UInt8(ascii: "\n") where inAttribute: write("&#10;")
        case UInt8(ascii: "\t") where inAttribute: write("&#9;")
        default: bytes.append(byte)
        }
      }
    }
  }
}
