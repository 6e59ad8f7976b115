import Foundation
import InterfaceBuilder
import Testing

@Suite struct RefusedFiles {
  @Test(
    arguments: [
      ("", "the file is empty"), (" \n\t", "the file holds nothing but white space"),
      ("NIBArchive\u{1}\u{0}", "a compiled nib; read the .xib or .storyboard it was made from"),
      ("PK\u{3}\u{4}\u{0}", "a zip archive; unpack it and read the files in it"),
      (
        "bplist00\u{0}",
        "a compiled nib or other binary property list; "
          + "read the .xib or .storyboard it was made from"
      ),
      (
        "version https://git-lfs.github.com/spec/v1\n",
        "a Git LFS pointer; fetch the file itself with \"git lfs pull\""
      ),
    ])
  func aFileThatIsNoXMLIsNamed(text: String, message: String) {
    #expect(refusal(of: text) == "Test.xib: error: \(message)")
  }

  @Test(
    arguments: [
      ("\n import UIKit", "2:2: error: plain text, not an Interface Builder document"),
      ("<plist version='1.0'/>", "a property list, not an Interface Builder document"),
      ("<!DOCTYPE plist PUBLIC '-//Apple' 'http://a/b'><plist/>", "a property list, not"),
      ("<!doctype html><html>", "error"), ("<!DOCTYPE html><html>", "an HTML page, not"),
      ("<HTML><br>", "an HTML page, not an Interface Builder document"),
      ("<svg/>", "not an Interface Builder document: the root element is <svg>"),
      ("<x:document xmlns:x='u'/>", "the root element is <x:document>"),
      ("<document/>", "not an Interface Builder document: <document> has no type"),
      ("<document type='x'/>", "not an Interface Builder document for iOS: its type is \"x\""),
      ("<archive type='x'/>", "not an Interface Builder document: the root element is <archive>"),
    ])
  func aFileThatIsNoDocumentIsNamed(text: String, part: String) throws {
    #expect(try #require(refusal(of: text)).contains(part))
  }

  @Test(
    arguments: [
      ("document", "com.apple.InterfaceBuilder.WatchKit.Storyboard", "watchOS"),
      ("document", "com.apple.InterfaceBuilder.AppleTV.Storyboard", "tvOS"),
      ("document", "com.apple.InterfaceBuilder.AppleTV.XIB", "tvOS"),
      ("document", "com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
      ("document", "com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB", "macOS"),
      ("archive", "com.apple.InterfaceBuilder3.Cocoa.XIB", "macOS"),
    ])
  func aDocumentForAnotherPlatformIsNamed(root: String, type: String, platform: String) {
    #expect(
      refusal(of: "<\(root) type='\(type)'/>")
        == "Test.xib:1:1: error: an Interface Builder document for \(platform); "
        + "only documents for iOS can be read")
  }

  @Test(
    arguments: [
      (xib("<a></b>"), "2:68: error: Opening and ending tag mismatch: a line 2 and b"),
      (xib("<a b=1/>"), "error: AttValue: \" or ' expected"),
      (xib("<a b='1' b='2'/>"), "error: Attribute b redefined"),
      (xib("&undefined;"), "error: Entity 'undefined' not defined"),
      (xib("<a b='&undefined;'/>"), "error: Entity 'undefined' not defined"),
      (xib("&#0;"), "error: xmlParseCharRef: invalid xmlChar value 0"),
      (xib("\u{1}"), "error: PCDATA invalid Char value 1"),
      (xib("") + "<more/>", "error: Extra content at the end of the document"),
      (
        xib("\n<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> other\n"),
        "3:2: error: the file has merge"
      ),
    ])
  func anErrorInTheTextIsReportedWithItsPlace(text: String, part: String) throws {
    let message = try #require(refusal(of: text))
    #expect(message.contains(part), "\(message)")
    #expect(message.hasPrefix("Test.xib:2:") || message.hasPrefix("Test.xib:3:"))
    #expect(!message.contains("\n"))
  }

  @Test(
    arguments: [
      ("/", "/: error: is a directory"), ("", ": error: no such file"),
      ("/no/such.xib", "/no/such.xib: error: no such file"),
      ("/dev/null", "/dev/null: error: is not a regular file"),
      ("a\u{0}b", "a\\0b: error: the path contains a NUL character"),
      (
        String(repeating: "x", count: 5000),
        String(repeating: "x", count: 5000) + ": error: the path is too long"
      ),
    ])
  func aPathThatCannotBeReadIsReported(path: String, message: String) {
    let error = #expect(throws: IBReadError.self) { try IBDocument(contentsOfFile: path) }
    #expect(error?.description == message)
  }

  @Test func aDirectoryAboveThatIsAFileIsReported() {
    let path = fixture("Panel.xib") + "/Inner.xib"
    let error = #expect(throws: IBReadError.self) { try IBDocument(contentsOfFile: path) }
    #expect(error?.message == "a part of the path is not a directory")
    #expect(error?.position == nil)
  }

  @Test func aNameThatIsNotUTF8IsRefusedClearly() throws {
    let folder =
      FileManager.default.temporaryDirectory.path + "/plainview-names-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let name = Array("\(folder)/A".utf8) + [0xFF] + Array(".xib".utf8)
    let descriptor = (name.map { CChar(bitPattern: $0) } + [0]).withUnsafeBufferPointer {
      $0.baseAddress.map { creat($0, 0o600) } ?? -1
    }
    // Some disks take no such names at all.
    guard descriptor >= 0 else { return }
    close(descriptor)
    let path = String(decoding: name, as: UTF8.self)
    let error = #expect(throws: IBReadError.self) { try IBDocument(contentsOfFile: path) }
    #expect(error?.message == "no such file; one whose name is not UTF-8 cannot be opened")
  }
}
