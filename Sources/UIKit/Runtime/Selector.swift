import Foundation

/// The name of a method, spelled as Objective-C spells it: `"reset"`, `"tap:"`, `"tap:forEvent:"`.
///
/// Apple's `Selector` is a runtime handle. Here it is a value, so any name can be formed, and
/// whether an object has such a method is only asked when the message is sent.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The Objective-C spelling, one colon for each argument.
  public let name: String

  /// Creates a selector from its Objective-C spelling.
  public init(_ name: String) {
    self.name = name
  }

  /// Creates a selector from a literal in Objective-C spelling.
  public init(stringLiteral name: String) {
    self.name = name
  }

  /// The Objective-C spelling.
  public var description: String { name }

  /// How many arguments a method of this name takes.
  public var argumentCount: Int {
    var count = 0
    for byte in name.utf8 where byte == UInt8(ascii: ":") { count += 1 }
    return count
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the selector with the given Objective-C spelling.
public func NSSelectorFromString(_ name: String) -> Selector {
  Selector(name)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the Objective-C spelling of a selector.
public func NSStringFromSelector(_ selector: Selector) -> String {
  selector.name
}
