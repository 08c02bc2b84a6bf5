// swift-tools-version: 6.1

import PackageDescription

/// What only the app needs. A package that depends on the libraries alone says `traits: []`, and fetches, looks for and
/// records nothing of it.
let app = TargetDependencyCondition.when(traits: ["App"])

let package = Package(
  name: "overscroll",
  products: [
    .library(name: "ScrollPhysics", targets: ["ScrollGeometry", "ScrollPhysics"]),
    .library(
      name: "ScrollInteraction", targets: ["ScrollGeometry", "ScrollPhysics", "ScrollInteraction"]),
    .executable(name: "overscroll", targets: ["Overscroll"]),
    // What end-to-end tests put into programs, so that these live in the tests' time.
    .library(name: "TestClockPreload", type: .dynamic, targets: ["TestClockPreload"]),
  ],
  traits: [
    .trait(name: "App", description: "The desktop app, with SDL, fontconfig, cairo, D-Bus and libwayland."),
    .default(enabledTraits: ["App"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(
      name: "COverscrollSDL",
      providers: [
        .apt(["libsdl2-dev", "libsdl2-image-dev", "libsdl2-ttf-dev"]), .brew(["sdl2", "sdl2_image", "sdl2_ttf"]),
      ]),
    .systemLibrary(
      name: "COverscrollFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "COverscrollCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .systemLibrary(
      name: "COverscrollDBus", pkgConfig: "dbus-1",
      providers: [.apt(["libdbus-1-dev"]), .brew(["dbus"])]),
    .systemLibrary(
      name: "COverscrollWayland", pkgConfig: "wayland-client",
      providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(
      name: "COverscrollX11", pkgConfig: "xcb-xinput",
      providers: [.apt(["libxcb-xinput-dev", "libxcb-present-dev"])]),
    .systemLibrary(name: "CScrollMath"),
    .systemLibrary(name: "COverscrollMalloc"),
    .target(name: "ScrollGeometry"),
    .target(name: "ScrollPhysics", dependencies: ["CScrollMath", "ScrollGeometry"]),
    .target(name: "ScrollInteraction", dependencies: ["CScrollMath", "ScrollGeometry", "ScrollPhysics"]),
    .target(name: "OverscrollGraphics", dependencies: ["CScrollMath", "ScrollGeometry"]),
    .target(name: "OverscrollInput", dependencies: ["ScrollGeometry", "ScrollInteraction"]),
    .target(name: "OverscrollFormats", dependencies: ["CScrollMath", "ScrollGeometry"]),
    .target(
      name: "OverscrollDemoKit",
      dependencies: [
        "CScrollMath", "ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollFormats",
        "OverscrollGraphics", "OverscrollInput",
      ]),
    .target(
      name: "OverscrollSDL",
      dependencies: [
        .target(name: "COverscrollSDL", condition: app), .target(name: "COverscrollFontconfig", condition: app),
        .target(name: "COverscrollCairo", condition: app), .target(name: "COverscrollDBus", condition: app),
        .target(name: "COverscrollWayland", condition: app), .target(name: "COverscrollX11", condition: app),
        "CScrollMath", "ScrollGeometry", "ScrollInteraction", "OverscrollFormats", "OverscrollGraphics",
        "OverscrollInput",
      ]),
    .target(name: "OverscrollFitting", dependencies: ["CScrollMath", "ScrollPhysics", "OverscrollFormats"]),
    .target(name: "OverscrollDemos", dependencies: ["OverscrollDemoKit", "OverscrollFitting"]),
    .target(
      name: "OverscrollStudio",
      dependencies: [
        "ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollGraphics", "OverscrollInput",
        "OverscrollDemoKit",
      ]),
    .executableTarget(
      name: "Overscroll",
      dependencies: [
        "COverscrollMalloc", "ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollGraphics",
        "OverscrollInput", "OverscrollFormats",
        "OverscrollDemoKit", "OverscrollDemos", "OverscrollStudio", "OverscrollSDL", "OverscrollFitting",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: app),
      ]),
    // Measures what a frame costs (Benchmarks/Scripts/bench-frames); it is no product, and not installed.
    .executableTarget(
      name: "FrameCost",
      dependencies: [
        "ScrollGeometry", "ScrollInteraction", "OverscrollGraphics", "OverscrollInput", "OverscrollDemoKit",
        "OverscrollDemos", "OverscrollStudio", "OverscrollSDL",
      ],
      path: "Benchmarks/FrameCost"),
    .testTarget(name: "ScrollGeometryTests", dependencies: ["ScrollGeometry"]),
    .target(name: "SeededRandom", dependencies: ["ScrollGeometry"], path: "Tests/Support/SeededRandom"),
    .target(
      name: "UIKitRecordings", path: "Tests/Support/UIKitRecordings", exclude: ["recordings.json"]),
    .target(
      name: "AppTesting", dependencies: ["OverscrollGraphics", "OverscrollInput", "ScrollInteraction"],
      path: "Tests/Support/AppTesting"),
    .target(
      name: "StudioTesting", dependencies: ["AppTesting", "Overscroll", "OverscrollDemoKit", "OverscrollStudio"],
      path: "Tests/Support/StudioTesting"),
    .systemLibrary(
      name: "CWaylandServer", path: "Tests/Support/CWaylandServer", pkgConfig: "wayland-server",
      providers: [.apt(["libwayland-dev"])]),
    .systemLibrary(
      name: "CXClient", path: "Tests/Support/CXClient", pkgConfig: "xcb", providers: [.apt(["libxcb1-dev"])]),
    .target(name: "CTestClock", path: "Tests/Support/CTestClock"),
    .target(name: "TestClock", dependencies: ["CTestClock"], path: "Tests/Support/TestClock"),
    .target(name: "TestClockPreload", path: "Tests/Support/TestClockPreload"),
    .target(
      name: "TestCompositor", dependencies: ["CWaylandServer", "TestClock"], path: "Tests/Support/TestCompositor"),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["CScrollMath", "ScrollPhysics", "SeededRandom", "UIKitRecordings"],
      exclude: ["Survivors.txt"]),
    .testTarget(
      name: "ScrollInteractionTests", dependencies: ["ScrollInteraction", "SeededRandom", "UIKitRecordings"]),
    .testTarget(
      name: "OverscrollFittingTests", dependencies: ["OverscrollFitting", "SeededRandom", "UIKitRecordings"]),
    .testTarget(name: "OverscrollGraphicsTests", dependencies: ["OverscrollGraphics"]),
    .testTarget(
      name: "OverscrollSDLTests",
      dependencies: [
        "OverscrollSDL", "OverscrollInput", "AppTesting", "COverscrollSDL", "SeededRandom",
      ]),
    .testTarget(name: "OverscrollFormatsTests", dependencies: ["OverscrollFormats", "SeededRandom"]),
    .testTarget(name: "OverscrollDemoKitTests", dependencies: ["OverscrollDemoKit", "SeededRandom"]),
    .testTarget(
      name: "OverscrollDemosTests",
      dependencies: ["OverscrollDemos", "OverscrollFitting", "AppTesting", "SeededRandom"]),
    .testTarget(
      name: "OverscrollStudioTests",
      dependencies: [
        "AppTesting", "Overscroll", "OverscrollDemos", "OverscrollStudio", "SeededRandom", "StudioTesting",
      ]),
    .testTarget(
      name: "OverscrollTests",
      dependencies: [
        "AppTesting", "Overscroll", "OverscrollDemoKit", "OverscrollDemos", "OverscrollStudio", "OverscrollInput",
        "SeededRandom", "StudioTesting", "OverscrollFitting",
      ]),
    .testTarget(
      name: "EndToEndTests",
      dependencies: [
        "AppTesting", "CXClient", "Overscroll", "OverscrollSDL", "SeededRandom", "TestClock",
        "TestCompositor",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// What describes the window is read far more often than it runs: smaller code, which compiles in less time.
let described = ["OverscrollDemoKit", "OverscrollDemos", "OverscrollStudio", "Overscroll"]
for target in package.targets where described.contains(target.name) {
  target.swiftSettings = [.unsafeFlags(["-Osize"], .when(configuration: .release))]
}

// The tests' own code is not optimised where the libraries are: it runs nearly as fast, and compiles in half the time.
for target in package.targets where target.type == .test { target.swiftSettings = [.unsafeFlags(["-Onone"])] }

// Only what the tests of one module need, with `TESTS_MODULE=ScrollPhysics`.
if let module = Context.environment["TESTS_MODULE"] {
  let targets = Dictionary(uniqueKeysWithValues: package.targets.map { ($0.name, $0) })
  var needed = Set<String>()
  func need(_ name: String) {
    guard let target = targets[name], needed.insert(name).inserted else { return }
    for dependency in target.dependencies {
      switch dependency {
      case .targetItem(let name, _), .byNameItem(let name, _): need(name)
      default: break
      }
    }
  }
  need(module + "Tests")
  if module == "EndToEnd" { need("TestClockPreload") }
  package.targets.removeAll { !needed.contains($0.name) }
  let products = ["overscroll": "Overscroll", "TestClockPreload": "TestClockPreload"]
  package.products.removeAll { products[$0.name].map(needed.contains) != true }
}
