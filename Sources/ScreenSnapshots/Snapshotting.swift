import UIKit
import XCUIAutomation

/// A way to turn a value into the text of a golden.
///
/// ```swift
/// extension Snapshotting where Value == Invoice {
///   static var total: Snapshotting { Snapshotting<String>.lines.pullback { "\($0.total)" } }
/// }
/// assertSnapshot(of: invoice, as: .total)
/// ```
/// Records:
/// ```
/// 12.50
/// ```
public struct Snapshotting<Value>: Sendable {
  /// Turns a value into text. White space at the ends of lines and of the text does not count.
  public let snapshot: @MainActor (Value) throws -> String
  /// The device on which the value is made and its snapshot taken; nil for no particular one.
  var variation: DeviceVariation?

  /// Makes a strategy. An error that `snapshot` throws fails the test.
  public init(snapshot: @escaping @MainActor (Value) throws -> String) {
    self.snapshot = snapshot
  }

  /// Returns a strategy for values from which a `Value` can be made.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (NewValue) throws -> Value
  ) -> Snapshotting<NewValue> {
    var result = Snapshotting<NewValue> { try snapshot(transform($0)) }
    result.variation = variation
    return result
  }

  /// Returns the same strategy on a device of which something is said here.
  ///
  /// ```swift
  /// assertSnapshot(of: LoginViewController(), as: .screen.on(.iPad, style: .dark, language: "de"))
  /// ```
  /// The value is made on that device, so a controller finds its files in that language. An
  /// application keeps its own device for what is nil here. It must be launched by the value's
  /// expression, as in `of: launchedApp()`: one that ran before fails the assertion, and so does a
  /// controller in a window.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - style: Light or dark. Pictures have no colours; `.outline` tells them.
  ///   - textSize: The size of text that the user prefers.
  ///   - language: The language the user prefers, as a tag such as `de` or `pt-BR`.
  public func on(
    _ screen: ScreenSize? = nil, style: UIUserInterfaceStyle? = nil,
    textSize: UIContentSizeCategory? = nil, language: String? = nil
  ) -> Snapshotting {
    var variation = variation ?? DeviceVariation()
    variation.screen = screen ?? variation.screen
    variation.style = style ?? variation.style
    variation.textSize = textSize ?? variation.textSize
    variation.language = language ?? variation.language
    var result = self
    result.variation = variation
    return result
  }

  /// Does something whose applications are launched on the device of the strategy.
  @MainActor
  package func onItsDevice(_ body: () throws -> Void) rethrows {
    guard let variation else { return try body() }
    try DeviceVariation.$current.withValue(variation) { try body() }
  }

  /// Does something that awaits, whose applications are launched on the device of the strategy.
  @MainActor
  package func onItsDevice(_ body: @MainActor () async throws -> Void) async rethrows {
    guard let variation else { return try await body() }
    try await DeviceVariation.$current.withValue(variation) { try await body() }
  }

  /// Makes a value and takes its snapshot, both on the device of the strategy.
  @MainActor
  package func take(_ value: () throws -> Value) throws -> String {
    guard let variation else { return try snapshot(value()) }
    return try DeviceVariation.$current.withValue(variation) {
      let application = UIApplication(screen: variation.makeScreen(or: .iPhone8))
      return try application.run { try snapshot(value()) }
    }
  }
}
