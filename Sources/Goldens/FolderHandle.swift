import Foundation

/// An open folder. What it opens, it opens by one name and without following a link, so that
/// nobody can lead it elsewhere, not even between a check and the use.
struct FolderHandle: ~Copyable {
  private let descriptor: Int32
  /// The path from the root of the package, for messages.
  let path: String

  private init(descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  deinit { close(descriptor) }

  /// Opens the root; links above it are the user's own affair.
  ///
  /// - Parameter name: What messages call it; the root of a package has no name.
  static func root(_ path: String, calling name: String = "") throws(Refusal) -> FolderHandle {
    let opened = retrying { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    if opened < 0 {
      throw Refusal(path: path, problem: .system(action: "open the folder", code: errno))
    }
    return FolderHandle(descriptor: opened, path: name)
  }

  /// Opens the folder `name`, and makes it first if `creating`; nil if it does not exist.
  func subfolder(_ name: String, creating: Bool) throws(Refusal) -> FolderHandle? {
    let inner = try checked(name)
    if creating, mkdirat(descriptor, name, 0o777) != 0, errno != EEXIST {
      throw Refusal(path: inner, problem: .system(action: "make the folder", code: errno))
    }
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let opened = retrying { openat(descriptor, name, flags) }
    if opened >= 0 { return FolderHandle(descriptor: opened, path: inner) }
    let code = errno
    if code == ENOENT, !creating { return nil }
    switch kind(of: name) {
    case S_IFLNK: throw Refusal(path: inner, problem: .symbolicLink)
    case S_IFDIR, nil: break
    default: throw Refusal(path: inner, problem: .noFolder)
    }
    throw Refusal(path: inner, problem: .system(action: "open the folder", code: code))
  }

  /// The bytes of the ordinary file `name`, up to one more than `limit`; nil if it does not exist.
  func read(_ name: String, limit: Int) throws(Refusal) -> (bytes: [UInt8], size: Int)? {
    let inner = try checked(name)
    // Not blocking: a pipe in place of a golden must not stop the run.
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let file = retrying { openat(descriptor, name, flags) }
    if file < 0 {
      let code = errno
      if code == ENOENT { return nil }
      if let problem = problem(of: kind(of: name)) { throw Refusal(path: inner, problem: problem) }
      throw Refusal(path: inner, problem: .system(action: "read", code: code))
    }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0 else {
      throw Refusal(path: inner, problem: .system(action: "read", code: errno))
    }
    if let problem = problem(of: status.st_mode & S_IFMT) {
      throw Refusal(path: inner, problem: problem)
    }
    let size = Int(status.st_size)
    if size > limit { return ([], size) }
    // One byte more than it has: it may grow meanwhile.
    var bytes: [UInt8] = []
    var code: Int32 = 0
    while bytes.count <= limit {
      let room = max(size + 1 - bytes.count, 1 << 12)
      let piece = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        let read = retrying { Foundation.read(file, buffer.baseAddress, room) }
        if read < 0 { code = errno }
        count = max(0, read)
      }
      if code != 0 { throw Refusal(path: inner, problem: .system(action: "read", code: code)) }
      if piece.isEmpty { break }
      bytes = bytes.isEmpty ? piece : bytes + piece
    }
    return (bytes, bytes.count)
  }

  /// Replaces the file `name` as a whole: nobody ever sees half of it, a crash leaves the old one.
  ///
  /// - Parameters:
  ///   - lasting: Whether not even a loss of power does; what can be made again need not be.
  ///   - check: Asked when all but the name is done; nothing is replaced if it throws.
  func replace(
    _ name: String, with bytes: [UInt8], lasting: Bool = true,
    check: () throws(Refusal) -> Void = {}
  ) throws(Refusal) {
    let inner = try checked(name)
    let (file, temporary) = try makeTemporary(for: inner)
    var code = write(bytes, to: file)
    // Who may read and write it is for its owner to say, also of the new one.
    if code == 0, let mode = permissions(of: name), fchmod(file, mode) != 0 { code = errno }
    if code == 0, lasting, fsync(file) != 0 { code = errno }
    if close(file) != 0, code == 0 { code = errno }
    do throws(Refusal) {
      if code == 0 { try check() }
    } catch {
      unlinkat(descriptor, temporary, 0)
      throw error
    }
    if code == 0, renameat(descriptor, temporary, descriptor, name) != 0 { code = errno }
    if code != 0 {
      unlinkat(descriptor, temporary, 0)
      throw Refusal(path: inner, problem: .system(action: "write", code: code))
    }
    // Makes the new name lasting as well. Some file systems cannot; the golden is whole anyway.
    if lasting { _ = fsync(descriptor) }
  }

  /// Opens the file `name` to write at its end, whatever others write there; open until the end of
  /// the process.
  func appending(to name: String) throws(Refusal) -> (file: Int32, isNew: Bool) {
    let inner = try checked(name)
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    let made = retrying { openat(descriptor, name, flags | O_EXCL, 0o666) }
    if made >= 0 { return (made, true) }
    let opened = retrying { openat(descriptor, name, flags, 0o666) }
    if opened >= 0 { return (opened, false) }
    throw Refusal(path: inner, problem: .system(action: "write", code: errno))
  }

  /// Removes the file `name`, if it is there; of a link the link, never what it leads to.
  func remove(_ name: String) throws(Refusal) {
    let inner = try checked(name)
    if unlinkat(descriptor, name, 0) == 0 || errno == ENOENT { return }
    throw Refusal(path: inner, problem: .system(action: "remove", code: errno))
  }

  /// Whether anything has this name.
  func holds(_ name: String) throws(Refusal) -> Bool {
    _ = try checked(name)
    return kind(of: name) != nil
  }

  /// What stands in the folder, sorted by name. A name that is not UTF-8 is none of ours.
  func entries() throws(Refusal) -> [Entry] {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC
    let own = retrying { openat(descriptor, ".", flags) }
    guard own >= 0, let stream = fdopendir(own) else {
      let code = errno
      if own >= 0 { close(own) }
      throw Refusal(path: path, problem: .system(action: "read the folder", code: code))
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let found = readdir(stream) {
      let capacity = Int(NAME_MAX) + 1
      let name = withUnsafePointer(to: &found.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: capacity) {
          String(validatingCString: $0)
        }
      }
      if let name, name != ".", name != ".." { names.append(name) }
    }
    names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var result: [Entry] = []
    for name in names {
      var status = stat()
      guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      var entry = Entry(name: name, status: status)
      if status.st_mode & S_IFMT == S_IFLNK, fstatat(descriptor, name, &status, 0) == 0 {
        entry.leadsToFolder = status.st_mode & S_IFMT == S_IFDIR
      }
      result.append(entry)
    }
    return result
  }

  /// One name in a folder.
  struct Entry {
    let name: String
    let isFolder: Bool
    /// Whether it is an ordinary file.
    let isFile: Bool
    /// Whether it is a link to a folder.
    var leadsToFolder = false
    /// When it was written or put here last, in seconds since 1970.
    let changed: Double

    init(name: String, status: stat) {
      self.name = name
      isFolder = status.st_mode & S_IFMT == S_IFDIR
      isFile = status.st_mode & S_IFMT == S_IFREG
      #if canImport(Darwin)
        let times = [status.st_mtimespec, status.st_ctimespec]
      #else
        let times = [status.st_mtim, status.st_ctim]
      #endif
      changed = times.map { Double($0.tv_sec) + Double($0.tv_nsec) / 1e9 }.max() ?? 0
    }
  }

  private func makeTemporary(for inner: String) throws(Refusal) -> (file: Int32, name: String) {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC
    var code: Int32 = EEXIST
    // A name may be left over from a run that was killed, so a few are tried.
    for attempt in 0..<100 where code == EEXIST {
      let name = TemporaryName(process: getpid(), number: attempt).file
      let file = retrying { openat(descriptor, name, flags, 0o666) }
      if file >= 0 { return (file, name) }
      code = errno
    }
    throw Refusal(path: inner, problem: .system(action: "write", code: code))
  }

  private func write(_ bytes: [UInt8], to file: Int32) -> Int32 {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = retrying {
        rest.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
      }
      if count <= 0 { return count < 0 ? errno : EIO }
      rest = rest.dropFirst(count)
    }
    return 0
  }

  /// The path of `name` in this folder; refuses a name that would lead out of it.
  private func checked(_ name: String) throws(Refusal) -> String {
    let inner = path.isEmpty ? name : path + "/" + name
    let isPlain = !name.isEmpty && name != "." && name != ".."
    // Looked for as bytes: a combining mark after it hides a character from `contains`.
    let leadsOut = name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
    if !isPlain || leadsOut { throw Refusal(path: inner, problem: .outsideRoot) }
    return inner
  }

  private func kind(of name: String) -> mode_t? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    return status.st_mode & S_IFMT
  }

  /// Who may do what with the ordinary file `name`; nil if there is none.
  private func permissions(of name: String) -> mode_t? {
    var status = stat()
    guard fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0,
      status.st_mode & S_IFMT == S_IFREG
    else { return nil }
    return status.st_mode & 0o777
  }

  private func problem(of kind: mode_t?) -> Refusal.Problem? {
    switch kind {
    case S_IFLNK: .symbolicLink
    case S_IFDIR: .folder
    case S_IFREG, nil: nil
    default: .noFile
    }
  }
}

/// Repeats a call that a signal interrupted.
private func retrying<Result: SignedInteger>(_ call: () -> Result) -> Result {
  while true {
    let result = call()
    if result != -1 || errno != EINTR { return result }
  }
}
