import Foundation

/// Reads all of the regular file at `path`, if it has no more than `limit` bytes.
///
/// Throws a ``Refusal`` for what cannot be opened, for what is no regular file (a pipe would wait
/// for ever, a device never end), and for what is too large.
func readFile(at path: String, limit: Int = ReadingLimits.fileSize) throws(Refusal) -> [UInt8] {
  guard !path.utf8.contains(0) else { throw Refusal("the path contains a NUL character") }
  let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard descriptor >= 0 else {
    let number = errno
    // What stands in the place of bytes that are no UTF-8, in arguments and in names of folders.
    let isLossy = number == ENOENT && path.unicodeScalars.contains("\u{FFFD}")
    throw Refusal(
      isLossy
        ? "no such file; one whose name is not UTF-8 cannot be opened"
        : reason(forErrorNumber: number))
  }
  defer { close(descriptor) }

  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw Refusal(reason(forErrorNumber: errno)) }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw Refusal("is a directory")
  default: throw Refusal("is not a regular file")
  }
  guard status.st_size <= limit else { throw tooLarge(limit: limit) }
  return try readAll(descriptor, sizeHint: Int(status.st_size), limit: limit)
}

/// The refusal of a file with more than `limit` bytes.
func tooLarge(limit: Int = ReadingLimits.fileSize) -> Refusal {
  Refusal("the file is too large: Interface Builder documents may have \(limit >> 20) MB")
}

/// Reads to the end, whatever the size was said to be: the file may be growing meanwhile.
private func readAll(
  _ descriptor: Int32, sizeHint: Int, limit: Int
) throws(Refusal) -> [UInt8] {
  var bytes: [UInt8] = []
  var capacity = sizeHint + 1
  while true {
    var errorNumber: Int32 = 0
    let chunk = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      let result = read(descriptor, buffer.baseAddress, buffer.count)
      errorNumber = result < 0 ? errno : 0
      count = max(0, result)
    }
    if errorNumber == EINTR { continue }
    guard errorNumber == 0 else { throw Refusal(reason(forErrorNumber: errorNumber)) }
    if chunk.isEmpty { return bytes }
    if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    guard bytes.count <= limit else { throw tooLarge(limit: limit) }
    capacity = 64 * 1024
  }
}

/// Not `strerror`, whose words depend on the locale.
private func reason(forErrorNumber number: Int32) -> String {
  switch number {
  case ENOENT: "no such file"
  case EACCES, EPERM: "permission denied"
  case ENOTDIR: "a part of the path is not a directory"
  case EISDIR: "is a directory"
  case ENAMETOOLONG: "the path is too long"
  case ELOOP: "too many symbolic links"
  case EMFILE, ENFILE: "too many open files"
  default: "cannot be read (error number \(number))"
  }
}

/// Small files beside a document, of which none is waited for and none read without a bound.
package enum RegularFile {
  /// The whole of the regular file at `path`; nil for anything else, and for more than `limit`
  /// bytes.
  package static func contents(at path: String, limit: Int) -> [UInt8]? {
    try? readFile(at: path, limit: limit)
  }

  /// At most the first `count` bytes of the regular file at `path`; nil for anything else.
  package static func beginning(at path: String, count: Int) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      filled = max(0, read(descriptor, buffer.baseAddress, count))
    }
  }
}
