import Testing

@testable import UIKit

@MainActor @Suite struct FittingSizeTests {
  private let box = UIView(frame: CGRect(x: 0, y: 0, width: 7, height: 9))

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.numberOfLines = lines
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }

  /// Pins a view to all edges of another.
  private func pin(_ view: UIView, in outer: UIView, by distance: CGFloat) {
    view.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: distance),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: distance),
      view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -distance),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -distance),
    ])
  }

  @Test func theSmallestSizeHoldsTheContentWithItsMargins() {
    let text = label("Hello")
    pin(text, in: box, by: 10)
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width == text.intrinsicContentSize.width + 20)
    #expect(size.height == text.intrinsicContentSize.height + 20)
    #expect(box.frame.size == CGSize(width: 7, height: 9))
  }

  @Test func aRequiredWidthWrapsTheTextAndTheHeightFollows() {
    let text = label(String(repeating: "some words ", count: 12), lines: 0)
    pin(text, in: box, by: 8)
    let size = box.systemLayoutSizeFitting(
      CGSize(width: 116, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 116)
    #expect(size.height == text.textSize(width: 100).height + 16)
    #expect(size.height > 100)
  }

  @Test func withoutARequiredWidthALongTextStaysOnOneLine() {
    let text = label(String(repeating: "some words ", count: 12), lines: 0)
    pin(text, in: box, by: 0)
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == text.intrinsicContentSize)
  }

  @Test func measuringLeavesTheLayoutAsItWas() {
    let text = label(String(repeating: "some words ", count: 12), lines: 0)
    pin(text, in: box, by: 0)
    box.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    box.layoutIfNeeded()
    let width = text.layoutStorage?.measuredWidth
    _ = box.systemLayoutSizeFitting(
      CGSize(width: 50, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(text.layoutStorage?.measuredWidth == width)
    #expect(text.frame.size == CGSize(width: 200, height: 300))
  }

  @Test func aStackIsAsLargeAsItsViewsAndSpaces() {
    let stack = UIStackView(arrangedSubviews: [label("One"), label("Longer")])
    stack.axis = .vertical
    stack.spacing = 6
    let texts = stack.arrangedSubviews.map(\.intrinsicContentSize)
    let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.height == texts[0].height + texts[1].height + 6)
    #expect(size.width == texts[1].width)
  }

  @Test func constraintsBeatTheTargetAndTheTargetBeatsNothing() {
    #expect(box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == .zero)
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
        == CGSize(width: 10_000, height: 10_000))
    NSLayoutConstraint.activate([
      box.widthAnchor.constraint(equalToConstant: 40),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 30),
    ])
    #expect(
      box.systemLayoutSizeFitting(CGSize(width: 500, height: 20)) == CGSize(width: 40, height: 30))
  }

  @Test func aViewInAHierarchyIsMeasuredByItself() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    root.addSubview(box)
    pin(label("Hello"), in: box, by: 4)
    NSLayoutConstraint.activate([box.widthAnchor.constraint(equalTo: root.widthAnchor)])
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size.width < 100)
  }

  @Test func aTargetOfAnyNumberIsLegal() {
    pin(label("Hello"), in: box, by: 0)
    for length in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -5] {
      let size = box.systemLayoutSizeFitting(CGSize(width: length, height: length))
      #expect(size.width.isFinite && size.height.isFinite)
    }
  }

  @Test func subclassesMayAnswerThemselves() {
    final class Square: UIView {
      override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
      ) -> CGSize { CGSize(width: 30, height: 30) }
    }
    let size = Square().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 30, height: 30))
  }
}
