import Canvas
import InterfaceBuilder

/// A view whose content only a device can show: a map, a web page, a scene, a camera.
///
/// It has place, subviews and constraints like every view, and a picture shows a box with the name
/// of what would be there.
@MainActor open class NamedBoxView: UIView {
  // MARK: - What it is

  /// Makes a box that covers `frame`, in points of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a box with a name.
  init(named name: String) {
    storedName = name
    super.init(frame: .zero)
  }

  /// Makes the box that the present element of a nib describes.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The words in the box.
  var boxName: String { storedName }
  private var storedName = "View"

  // MARK: - How it is read

  /// What Apple calls the classes of elements that have none here.
  static let names: [String: String] = [
    "glkView": "GLKView", "mtkView": "MTKView", "sceneKitView": "SCNView", "arscnView": "ARSCNView",
    "arskView": "ARSKView", "skView": "SKView", "pdfView": "PDFView",
    "adBannerView": "ADBannerView", "arView": "ARView",
  ]

  override func decode(_ element: IBElement, _ coder: NibCoder) {
    super.decode(element, coder)
    storedName = NamedBoxView.names[element.name] ?? element.name
  }

  // MARK: - How big it wants to be

  // As large as frame and constraints say.

  // MARK: - How it is drawn

  override func draw(on canvas: any Canvas, frame: CGRect) {
    guard !furtherLines.isEmpty else {
      return canvas.draw(BoxDrawing(frame: frame, content: boxContent))
    }
    canvas.draw(BoxDrawing(frame: frame))
    canvas.draw(
      TextDrawing(
        lines: [boxContent] + furtherLines, frame: frame.insetBy(dx: 8, dy: 16),
        placement: .center))
  }

  /// Shows a name and, below it, what else is known of the content.
  func show(_ lines: [String]) {
    storedName = lines.first ?? ""
    // A mail may have any number of lines; a box says what it is about.
    let texts = lines.dropFirst().flatMap { $0.split(separator: "\n", maxSplits: 16) }
    furtherLines = texts.prefix(16).map { String($0) }
    setNeedsDisplay()
  }
  private var furtherLines: [String] = []

  /// What stands in the box.
  var boxContent: String { boxName }

  override func describe(_ attributes: inout OutlineAttributes) {
    super.describe(&attributes)
    attributes.add("content", boxContent)
  }
}
