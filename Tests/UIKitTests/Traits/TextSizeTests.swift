import Testing

@testable import UIKit

@MainActor @Suite struct TextSizeTests {
  @Test(
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17), (.body, .extraSmall, 14),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .accessibilityLarge, 48),
      (.caption2, .extraSmall, 11), (.footnote, .extraLarge, 15),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
  func sizesOfStyles(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test func everyStyleGrowsWithTheCategory() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption1, .caption2,
    ]
    for style in styles {
      let sizes = UIContentSizeCategory.all.map { DynamicType.size(style, $0.category) }
      #expect(sizes.map(\.size) == sizes.map(\.size).sorted())
      #expect(sizes.allSatisfy { $0.leading > $0.size })
    }
  }

  @Test func metricsScaleFontsAndLengths() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let metrics = UIFontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 28)
    let font = metrics.scaledFont(
      for: UIFont.systemFont(ofSize: 34), maximumPointSize: 50, compatibleWith: traits)
    #expect(font.pointSize == 50)
  }

  @Test func labelsThatFollowTheTextSizeGrow() {
    let application = UIApplication(screen: UIScreen(size: CGSize(width: 375, height: 667)))
    defer { application.terminate() }
    let window = application.run { UIWindow(screen: application.screen) }
    let follower = UILabel()
    let scaled = UILabel()
    let fixed = UILabel()
    for label in [follower, fixed] { label.font = .preferredFont(forTextStyle: .body) }
    scaled.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 34))
    follower.adjustsFontForContentSizeCategory = true
    scaled.adjustsFontForContentSizeCategory = true
    application.run {
      for label in [follower, scaled, fixed] { window.addSubview(label) }
      window.isHidden = false
    }
    var settings = DeviceSettings()
    settings.contentSizeCategory = .extraSmall
    application.change(settings)
    #expect([follower, scaled, fixed].map(\.font.pointSize) == [14, 28, 17])
    settings.contentSizeCategory = .large
    application.change(settings)
    #expect([follower, scaled, fixed].map(\.font.pointSize) == [17, 34, 17])
  }

  @Test func codeOfAnApplicationSeesItsTextSize() {
    var settings = DeviceSettings()
    settings.contentSizeCategory = .extraExtraLarge
    let screen = UIScreen(size: CGSize(width: 375, height: 667)).with(settings)
    let application = UIApplication(screen: screen)
    defer { application.terminate() }
    let size = application.run { UIFont.preferredFont(forTextStyle: .title1).pointSize }
    #expect(size == 32)
    #expect(UIFont.preferredFont(forTextStyle: .title1).pointSize == 28)
  }
}
