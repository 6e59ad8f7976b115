import Foundation
import UIKit

/// Writes files that are either the old ones or the whole new ones.
enum WholeFile {
  /// Writes `bytes` to `path` by way of another file beside it; false when that did not work.
  ///
  /// A file that was there keeps who may read and write it.
  static func write(_ bytes: [UInt8], to path: String) -> Bool {
    var status = stat()
    let oldMode = stat(path, &status) == 0 ? status.st_mode & 0o7777 : nil
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    guard let (descriptor, draft) = open(in: folder, mode: oldMode ?? 0o666) else { return false }
    // What the process's mask took away of the old mode is given back.
    var isWritten = oldMode.map { fchmod(descriptor, $0) == 0 } ?? true
    isWritten = isWritten && ByteStream(descriptor: descriptor).write(bytes)
    isWritten = close(descriptor) == 0 && isWritten
    isWritten = isWritten && rename(draft, path) == 0
    if !isWritten { unlink(draft) }
    return isWritten
  }

  /// Makes a file that was not there.
  private static func open(in folder: String, mode: mode_t) -> (Int32, path: String)? {
    for number in 0..<100 {
      let path = "\(folder).plainview-\(getpid())-\(number)"
      let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
      if descriptor >= 0 { return (descriptor, path) }
      guard errno == EEXIST else { return nil }
    }
    return nil
  }
}
