/// What a file is called while a process writes it, before it takes the place of another:
/// `.golden-PROCESS-NUMBER.tmp`.
struct TemporaryName: Equatable {
  let process: Int32
  /// Tells apart what one process writes at once, and what others of that number left behind.
  let number: Int

  /// The name in the folder.
  var file: String { ".golden-\(process)-\(number).tmp" }
}

extension TemporaryName {
  /// Reads a name; nil for one that no process gives a file, whatever it looks like.
  init?(file: String) {
    guard file.hasPrefix(".golden-"), file.hasSuffix(".tmp") else { return nil }
    let parts = file.dropFirst(8).dropLast(4).split(
      separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, let process = Int32(parts[0]), process > 0, let number = Int(parts[1])
    else { return nil }
    self.init(process: process, number: number)
    // Signs and leading zeros are read as well.
    guard self.file == file else { return nil }
  }
}
