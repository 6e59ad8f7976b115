// swift-tools-version:6.3
import Foundation
import PackageDescription

/// The folder of the toolchain's own SwiftSyntax libraries, found beside the `swiftc` on PATH.
///
/// Only the source translator uses them; the libraries of this package need no unsafe flag.
let syntaxLibraries: String = {
  let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
  for folder in path.split(separator: ":") {
    let compiler = URL(fileURLWithPath: "\(folder)/swiftc")
    guard FileManager.default.isExecutableFile(atPath: compiler.path) else { continue }
    let toolchain = compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent()
    return toolchain.appendingPathComponent("lib/swift/host").path
  }
  return "/usr/lib/swift/host"
}()

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

/// An example app: unmodified iOS sources in its folder `iOS`, translated as they are built.
func exampleApp(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["UIKit"] + frameworks.map { .target(name: $0) },
    path: "Sources/ExampleApps/\(name)", exclude: ["iOS"],
    swiftSettings: strict, plugins: ["UIKitSources"])
}

/// Apple's frameworks whose classes stand in UIKit here: a module each, so that sources import
/// them.
let frameworks = [
  "AVFoundation", "AVKit", "CoreLocation", "MapKit", "MessageUI", "PhotosUI", "QuickLook",
  "SafariServices", "WebKit",
]

let exampleApps = [
  "PassingCountry", "TabBarDirect", "TabBarSharedModel", "StoryboardTwoWay", "NotesRouter",
  "FurtherWays", "ColorGrid", "Places", "SceneTemplate",
]

/// Whether `.ci/fuzz` builds: what reads files then tells libFuzzer which of its paths were taken.
let isFuzzing = Context.environment["PLAINVIEW_FUZZER"] != nil
let watched = strict + (isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer"])] : [])

/// The fuzzer links libFuzzer.
let fuzzer: [Target] =
  isFuzzing
  ? [
    .executableTarget(
      name: "PlainviewFuzzer", dependencies: ["Fuzzing"], path: "Sources/Fuzzing/Driver",
      swiftSettings: strict,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer", "-use-ld=lld"])])
  ] : []

let package = Package(
  name: "Plainview",
  products: [
    .library(name: "UIKit", targets: ["UIKit", "_Testing_UIKit"] + frameworks),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .library(name: "PlainviewTesting", targets: ["PlainviewTesting"]),
    .library(name: "ScreenSnapshots", targets: ["ScreenSnapshots"]),
    .library(name: "PlainviewXCTest", targets: ["PlainviewXCTest"]),
    .plugin(name: "UIKitSources", targets: ["UIKitSources"]),
    .plugin(name: "Snapshots", targets: ["Snapshots"]),
    .executable(name: "plainview", targets: ["plainview"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
    .target(name: "InterfaceBuilder", dependencies: ["CLibXML2"], swiftSettings: watched),
    .target(name: "ConstraintSolver", swiftSettings: watched),
    .target(name: "Canvas", swiftSettings: watched),
    .target(
      name: "UIKit", dependencies: ["InterfaceBuilder", "ConstraintSolver", "Canvas"],
      swiftSettings: watched),
    .target(name: "_Testing_UIKit", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "XCUIAutomation", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "Goldens", dependencies: ["Canvas"], swiftSettings: strict),
    .target(
      name: "ScreenSnapshots", dependencies: ["Canvas", "Goldens", "UIKit", "XCUIAutomation"],
      swiftSettings: strict),
    .target(
      name: "PlainviewTesting", dependencies: ["ScreenSnapshots", "Goldens", "XCUIAutomation"],
      swiftSettings: strict),
    .target(
      name: "PlainviewXCTest", dependencies: ["ScreenSnapshots", "XCUIAutomation"],
      swiftSettings: strict),
    .executableTarget(
      name: "SourceTranslator", swiftSettings: strict + [.unsafeFlags(["-I", syntaxLibraries])],
      linkerSettings: [
        .unsafeFlags([
          "-L", syntaxLibraries, "-Xlinker", "-rpath", "-Xlinker", syntaxLibraries,
          "-lSwiftSyntax", "-lSwiftParser",
        ])
      ]),
    .plugin(
      name: "UIKitSources", capability: .buildTool(), dependencies: ["SourceTranslator"],
      path: "Sources/Plugins/UIKitSources"),
    .plugin(
      name: "Snapshots",
      capability: .command(
        intent: .custom(
          verb: "snapshots",
          description: "Tell what became of the golden files of this package, and decide about them"
        )),
      path: "Sources/Plugins/Snapshots"),
    .target(
      name: "BenchmarkSupport", path: "Sources/Benchmarks/Support", swiftSettings: strict),
    .executableTarget(
      name: "LayoutBenchmark", dependencies: ["BenchmarkSupport", "UIKit", "InterfaceBuilder"],
      path: "Sources/Benchmarks/Layout", swiftSettings: strict),
    .executableTarget(
      name: "SolverBenchmark", dependencies: ["BenchmarkSupport", "ConstraintSolver"],
      path: "Sources/Benchmarks/Solver", exclude: ["compare_with_kiwi.py"],
      swiftSettings: strict),
    .executableTarget(
      name: "GoldenBenchmark", dependencies: ["BenchmarkSupport", "Goldens", "TestFolders"],
      path: "Sources/Benchmarks/Goldens", swiftSettings: strict),
    .target(
      name: "Fuzzing", dependencies: ["UIKit", "InterfaceBuilder"],
      path: "Sources/Fuzzing/Mutation", swiftSettings: watched),
    .executableTarget(
      name: "plainview", dependencies: ["UIKit", "InterfaceBuilder", "Goldens"],
      swiftSettings: strict),
  ] + fuzzer + exampleApps.map(exampleApp)
    + frameworks.map {
      .target(
        name: $0, dependencies: ["UIKit"], path: "Sources/Frameworks/\($0)", swiftSettings: strict)
    }
    + [
      .testTarget(
        name: "FuzzingTests", dependencies: ["Fuzzing", "UIKit", "InterfaceBuilder"],
        exclude: ["Seeds"], swiftSettings: strict),
      .testTarget(
        name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"],
        exclude: ["Fixtures", "Legacy/Fixtures"],
        swiftSettings: strict),
      .testTarget(
        name: "ConstraintSolverTests", dependencies: ["ConstraintSolver"], exclude: ["Systems"],
        swiftSettings: strict),
      .testTarget(name: "CanvasTests", dependencies: ["Canvas"], swiftSettings: strict),
      .testTarget(
        name: "UIKitTests", dependencies: ["UIKit", "_Testing_UIKit"], swiftSettings: strict),
      .testTarget(
        name: "XCUIAutomationTests",
        dependencies: ["XCUIAutomation", "UIKit", "_Testing_UIKit", "PlainviewTesting"],
        swiftSettings: strict),
      .testTarget(
        name: "PlainviewCommandTests",
        dependencies: ["plainview", "UIKit", "InterfaceBuilder", "Goldens", "TestFolders"],
        exclude: ["Fixtures"], swiftSettings: strict),
      .target(name: "TestFolders", path: "Tests/TestFolders", swiftSettings: strict),
      .testTarget(
        name: "GoldensTests", dependencies: ["Goldens", "TestFolders"], swiftSettings: strict),
      .testTarget(
        name: "PlainviewTestingTests",
        dependencies: [
          "Goldens", "ScreenSnapshots", "PlainviewTesting", "TestFolders", "UIKit",
          "_Testing_UIKit",
        ],
        swiftSettings: strict),
      .testTarget(
        name: "DocumentationTests",
        dependencies: [
          "plainview", "PassingCountry", "PlainviewTesting", "XCUIAutomation", "UIKit",
        ],
        swiftSettings: strict),
      .testTarget(
        name: "PlainviewXCTestTests",
        dependencies: ["Goldens", "PlainviewXCTest", "TestFolders", "XCUIAutomation", "UIKit"],
        swiftSettings: strict),
      .testTarget(
        name: "SourceTranslatorTests", dependencies: ["SourceTranslator"],
        swiftSettings: strict + [.unsafeFlags(["-I", syntaxLibraries])]),
      .testTarget(
        name: "WidgetTests",
        dependencies: ["InterfaceBuilder", "PlainviewTesting", "XCUIAutomation", "UIKit"],
        exclude: ["Fixtures"], swiftSettings: strict),
      .testTarget(
        name: "Scenarios",
        dependencies: ["PlainviewTesting", "XCUIAutomation", "UIKit", "_Testing_UIKit"]
          + exampleApps.map { .target(name: $0) },
        swiftSettings: strict),
    ]
)
