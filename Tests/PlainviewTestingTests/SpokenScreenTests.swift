import Testing
import UIKit

@testable import PlainviewTesting
@testable import ScreenSnapshots

/// What VoiceOver would read.
@MainActor @Suite struct SpokenScreenTests {
  private func spoken(_ views: UIView...) throws -> [String] {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 60 * views.count))
    for (row, view) in views.enumerated() {
      view.frame = CGRect(x: 0, y: 60 * row, width: 300, height: 50)
      screen.addSubview(view)
    }
    return try screen.text(in: .accessibility).components(separatedBy: "\n")
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    return button
  }

  @Test func controlsSayWhatTheyAre() throws {
    let field = UITextField()
    field.placeholder = "Name"
    let full = UITextField()
    full.placeholder = "Name"
    full.text = "Ada"
    let toggle = UISwitch()
    toggle.accessibilityLabel = "Wi-Fi"
    let label = UILabel()
    label.text = "Two\nlines"
    #expect(
      try spoken(button("Next"), field, full, toggle, label) == [
        "Next, button", "Name, text field", "Ada, text field", "Wi-Fi, switch button, off",
        "Two lines",
      ])
  }

  @Test func whatIsChosenComesFirstAndWhatIsDimmedAfterTheWords() throws {
    let (chosen, dimmed, field) = (button("A"), button("B"), UITextField())
    chosen.isSelected = true
    dimmed.isEnabled = false
    field.text = " Off "
    field.isEnabled = false
    #expect(
      try spoken(chosen, dimmed, field) == [
        "selected, A, button", "B, dimmed, button", "Off, dimmed, text field",
      ])
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Wi-Fi"
      cell.detailTextLabel?.text = "Home"
      let toggle = UISwitch()
      toggle.accessibilityLabel = "Use it"
      cell.accessoryView = toggle
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { "Radios" }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { "They use the battery." }
  }

  @Test func aRowIsOneStopBeforeItsControlsAndHeadersAreHeadings() throws {
    #expect(
      try Rows(style: .plain).text(in: .accessibility) == """
        Radios, heading
        Wi-Fi, Home
        Use it, switch button, off
        They use the battery.
        """)
  }

  @Test func aHintIsASentenceOfItsOwn() throws {
    let send = button("Send")
    send.accessibilityHint = "Sends the message."
    #expect(try spoken(send) == ["Send, button. Sends the message."])
  }

  @Test func traitsSayWhatTheAppMakesOfALabel() throws {
    let (title, link) = (UILabel(), UILabel())
    title.text = "News"
    title.accessibilityTraits = .header
    link.text = "More"
    link.accessibilityTraits = .link
    #expect(try spoken(title, link) == ["News, heading", "More, link"])
  }

  @Test func imagesAndHiddenThingsAreSkippedUnlessTheAppSaysSo() throws {
    let (image, named, off) = (UIImageView(), UIImageView(), button("Off"))
    image.accessibilityLabel = "Picture"
    named.accessibilityLabel = "Portrait"
    named.isAccessibilityElement = true
    off.isAccessibilityElement = false
    let hidden = button("Hidden")
    hidden.isHidden = true
    #expect(try spoken(image, named, off, hidden, button("On")).first == "Portrait, image")
    #expect(try spoken(hidden, button("On")) == ["On, button"])
  }

  @Test func aGroupIsOneStop() throws {
    let group = UIView()
    group.addSubview(button("Inside"))
    group.isAccessibilityElement = true
    group.accessibilityLabel = "Ada, 12 points"
    #expect(try spoken(group) == ["Ada, 12 points"])
  }

  @Test func segmentsTellTheirPlace() throws {
    let control = UISegmentedControl(items: ["Map", "List"])
    control.selectedSegmentIndex = 1
    #expect(try spoken(control) == ["Map, button, 1 of 2", "selected, List, button, 2 of 2"])
  }

  @Test func barsTellHeadingsBackButtonsAndTabs() throws {
    let (first, second) = (UIViewController(), UIViewController())
    (first.title, second.title) = ("First", "Second")
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    navigation.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    let other = UIViewController()
    other.tabBarItem = UITabBarItem(title: "Search", image: nil, tag: 0)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, other]
    #expect(
      try tabs.text(in: .accessibility) == """
        First, back button
        Second, heading
        selected, Home, tab, 1 of 2
        Search, tab, 2 of 2
        """)
  }
}
