/// A piece of a search that is a thing and no text, such as a person or a colour.
@MainActor open class UISearchToken: NSObject {
  /// What the token stands for.
  open var representedObject: Any?
  let text: String
  let icon: UIImage?

  /// Makes a token with a text.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }
}
