/// Two screens in code pass an object forward as a property and back through an optional delegate.
///
/// The first screen hands a `Country` to the second one before it pushes it. The second screen
/// hands what was edited back in `viewWillDisappear`, by a method that its delegate may leave out,
/// so that it needs to know neither the first screen nor whether anyone listens. Both fill their
/// fields each time they appear. There is no xib: the app starts with its `AppDelegate`.
public enum PassingCountryApp {
  /// The name of the app.
  public static let name = "PassingCountry"
}
