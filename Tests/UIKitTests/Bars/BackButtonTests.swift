import Testing

@testable import UIKit

/// A button that leads back gives way to the title of its bar.
@MainActor @Suite struct BackButtonTests {
  private func navigation(_ below: String, _ title: String) -> (UINavigationController, Stage) {
    let first = UIViewController()
    first.title = below
    let second = UIViewController()
    second.title = title
    let navigation = UINavigationController(rootViewController: first)
    let stage = Stage(root: navigation)
    navigation.pushViewController(second, animated: false)
    return (navigation, stage)
  }

  private func row(_ stage: Stage) -> String {
    let lines = Pictures.screen(of: stage.application).split(separator: "\n")
    return lines.map(String.init).first { $0.contains("‹") } ?? ""
  }

  @Test(arguments: [
    ("First View", "Second View", "‹ First View "),
    ("Countries of the World", "Choose a Country", "‹ Back "),
    ("Me", "All of the People You Know Here", "‹ "),
    ("Countries of the World", "All of the People You Know Here", "‹ "),
  ])
  func itReadsLessWhereTheTitleNeedsTheRoom(below: String, title: String, back: String) {
    let row = row(navigation(below, title).1)
    #expect(row.hasPrefix("│\(back)"))
    #expect(row.contains("\(title) "))
    #expect(row.dropFirst(1 + back.count).drop { $0 == " " }.hasPrefix(title))
  }

  @Test func itIsStillCalledByItsName() {
    let stage = navigation("Countries of the World", "Choose a Country").1
    #expect(
      Pictures.screen(of: stage.application).hasSuffix(
        "  button        \"Countries of the World\" back"))
  }

  @Test func itReadsItsNameAgainWhenThereIsRoom() {
    let (navigation, stage) = navigation("Countries of the World", "Choose a Country")
    navigation.topViewController?.title = "Choose"
    #expect(row(stage).hasPrefix("│‹ Countries of the World "))
  }

  @Test func aLargeTitleNeedsNoRoomBesideIt() {
    let (navigation, stage) = navigation("Countries of the World", "Choose a Country")
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.layoutIfNeeded()
    #expect(row(stage).hasPrefix("│‹ Countries of the World "))
  }
}
