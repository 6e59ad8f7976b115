// swift-tools-version:6.3
import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(path: "../Plainview")],
  targets: [
    .target(
      name: "Hello",
      dependencies: [.product(name: "UIKit", package: "Plainview")],
      exclude: ["iOS"],
      swiftSettings: [.swiftLanguageMode(.v5)],
      plugins: [.plugin(name: "UIKitSources", package: "Plainview")]),
    .testTarget(
      name: "HelloTests",
      dependencies: [
        "Hello",
        .product(name: "UIKit", package: "Plainview"),
        .product(name: "XCUIAutomation", package: "Plainview"),
        .product(name: "PlainviewTesting", package: "Plainview"),
        .product(name: "PlainviewXCTest", package: "Plainview"),
      ]),
  ])
