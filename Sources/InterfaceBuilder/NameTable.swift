/// Names of elements and attributes as strings, each made once.
///
/// libxml2 keeps every name of a document once, so the address of a name stands for the name.
struct NameTable {
  private typealias Address = UnsafePointer<UInt8>

  private static let slotCount = 512
  private var names: [UnsafePointer<UInt8>: String] = [:]
  // The names used last, by a part of their address: most look-ups need no hashing.
  private var recentAddresses = [Address?](repeating: nil, count: slotCount)
  private var recentNames = [String](repeating: "", count: slotCount)

  /// How many different names there have been.
  var count: Int { names.count }

  /// The name at `address`, which must stay valid as long as the table is in use.
  mutating func name(at address: UnsafePointer<UInt8>) -> String {
    let slot = (Int(bitPattern: address) >> 2) & (Self.slotCount - 1)
    if recentAddresses[slot] == address { return recentNames[slot] }
    let name = names[address] ?? String(cString: address)
    names[address] = name
    recentAddresses[slot] = address
    recentNames[slot] = name
    return name
  }
}
