import BenchmarkSupport
import UIKit

/// A screen of cells below each other, each of an image, two labels and a switch.
@MainActor enum CellScreen {
  static func run() {
    let heads = ["views", "constraints", "nothing ms", "constant ms", "text ms", "width ms"]
    print(Measurement.line("screen", 12, heads))
    for count in [10, 100, 1000] { measure(count) }
  }

  private static func measure(_ count: Int) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let labels = add(count, to: root)
    root.layoutIfNeeded()
    let nothing = Measurement.seconds {
      root.forgetLayout()
      root.layoutIfNeeded()
    }
    let constraint = labels[count / 2].superview?.constraints.first
    let constant = constraint.map { LayoutTimes.change($0, in: root) } ?? 0
    var turn = 0
    let text = Measurement.seconds {
      turn += 1
      labels[count / 2].text = turn % 2 == 0 ? "Subject" : "A longer subject"
      root.layoutIfNeeded()
    }
    let width = Measurement.seconds {
      turn += 1
      root.frame.size.width = turn % 2 == 0 ? 375 : 414
      root.layoutIfNeeded()
    }
    let counts = ["\(LayoutTimes.count(root))", "\(root.scopeConstraints.count)"]
    let times = [nothing, constant, text, width].map { Measurement.text($0 * 1000) }
    print(Measurement.line("\(count) cells", 12, counts + times))
  }

  /// Adds the cells in a scroll view and returns the first label of each.
  private static func add(_ count: Int, to root: UIView) -> [UILabel] {
    let scroll = placed(UIScrollView(), in: root)
    pin(scroll, [.left, .right, .top, .bottom], root)
    var labels: [UILabel] = []
    var above: UIView?
    for number in 0..<count {
      let cell = placed(UIView(), in: scroll)
      pin(cell, [.left, .right], scroll)
      cell.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
      let top = above?.bottomAnchor ?? scroll.topAnchor
      cell.topAnchor.constraint(equalTo: top, constant: 1).isActive = true
      labels.append(fill(cell, number))
      above = cell
    }
    above?.bottomAnchor.constraint(equalTo: scroll.bottomAnchor).isActive = true
    return labels
  }

  private static func fill(_ cell: UIView, _ number: Int) -> UILabel {
    let image = placed(UIImageView(), in: cell)
    let title = placed(label("Subject \(number)"), in: cell)
    let detail = placed(label("Some words about it"), in: cell)
    let toggle = placed(UISwitch(), in: cell)
    NSLayoutConstraint.activate([
      image.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      image.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
      image.widthAnchor.constraint(equalToConstant: 40),
      image.heightAnchor.constraint(equalTo: image.widthAnchor),
      title.leadingAnchor.constraint(equalTo: image.trailingAnchor, constant: 8),
      title.topAnchor.constraint(equalTo: cell.topAnchor, constant: 11),
      detail.leadingAnchor.constraint(equalTo: title.leadingAnchor),
      detail.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 4),
      detail.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -11),
      toggle.leadingAnchor.constraint(
        greaterThanOrEqualTo: title.trailingAnchor, constant: 8),
      toggle.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: cell.centerYAnchor),
    ])
    return title
  }

  private static func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private static func placed<View: UIView>(_ view: View, in parent: UIView) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  private static func pin(
    _ view: UIView, _ attributes: [NSLayoutConstraint.Attribute], _ other: UIView
  ) {
    for attribute in attributes {
      NSLayoutConstraint(
        item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute,
        multiplier: 1, constant: 0
      ).isActive = true
    }
  }
}
