// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "overscroll",
  products: [
    .library(name: "ScrollPhysics", targets: ["ScrollGeometry", "ScrollPhysics"]),
    .library(name: "ScrollInteraction", targets: ["ScrollGeometry", "ScrollPhysics", "ScrollInteraction"]),
    .executable(name: "overscroll", targets: ["Overscroll"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(
      name: "COverscrollSDL", pkgConfig: "SDL2_ttf",
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"]), .brew(["sdl2", "sdl2_ttf"])]),
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
      providers: [.apt(["libxcb-xinput-dev"])]),
    .systemLibrary(name: "CScrollMath"),
    .systemLibrary(name: "COverscrollMalloc"),
    .target(name: "ScrollGeometry"),
    .target(name: "ScrollPhysics", dependencies: ["CScrollMath", "ScrollGeometry"]),
    .target(name: "ScrollInteraction", dependencies: ["CScrollMath", "ScrollGeometry", "ScrollPhysics"]),
    .target(name: "OverscrollGraphics", dependencies: ["CScrollMath", "ScrollGeometry"]),
    .target(name: "OverscrollInput", dependencies: ["ScrollGeometry", "ScrollInteraction"]),
    .target(
      name: "OverscrollDemoKit",
      dependencies: [
        "CScrollMath", "ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollGraphics", "OverscrollInput",
      ]),
    .target(
      name: "OverscrollSDL",
      dependencies: [
        "COverscrollSDL", "COverscrollFontconfig", "COverscrollCairo", "COverscrollDBus", "COverscrollWayland",
        "COverscrollX11", "CScrollMath", "ScrollGeometry", "ScrollInteraction",
        "OverscrollGraphics", "OverscrollInput",
      ]),
    .target(name: "OverscrollDemos", dependencies: ["OverscrollDemoKit"]),
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
        "OverscrollInput",
        "OverscrollDemoKit", "OverscrollDemos", "OverscrollStudio", "OverscrollSDL",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Measures what a frame costs (Scripts/bench-frames); it is no product, and not installed.
    .executableTarget(
      name: "FrameCost",
      dependencies: [
        "ScrollGeometry", "ScrollInteraction", "OverscrollGraphics", "OverscrollInput", "OverscrollDemoKit",
        "OverscrollDemos", "OverscrollStudio", "OverscrollSDL",
      ],
      path: "Benchmarks/FrameCost"),
    .testTarget(name: "ScrollGeometryTests", dependencies: ["ScrollGeometry"]),
    .target(name: "SeededRandom", dependencies: ["ScrollGeometry"], path: "Tests/Support/SeededRandom"),
    .target(name: "UIKitRecordings", path: "Tests/Support/UIKitRecordings"),
    .target(
      name: "AppTesting", dependencies: ["OverscrollGraphics", "OverscrollInput", "ScrollInteraction"],
      path: "Tests/Support/AppTesting"),
    .target(
      name: "StudioTesting", dependencies: ["AppTesting", "Overscroll", "OverscrollDemoKit", "OverscrollStudio"],
      path: "Tests/Support/StudioTesting"),
    .systemLibrary(
      name: "CWaylandServer", path: "Tests/Support/CWaylandServer", pkgConfig: "wayland-server",
      providers: [.apt(["libwayland-dev"])]),
    .target(name: "TestCompositor", dependencies: ["CWaylandServer"], path: "Tests/Support/TestCompositor"),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["CScrollMath", "ScrollPhysics", "SeededRandom", "UIKitRecordings"],
      exclude: ["Survivors.txt"]),
    .testTarget(
      name: "ScrollInteractionTests", dependencies: ["ScrollInteraction", "SeededRandom", "UIKitRecordings"]),
    .testTarget(name: "OverscrollGraphicsTests", dependencies: ["OverscrollGraphics"]),
    .testTarget(
      name: "OverscrollSDLTests",
      dependencies: ["OverscrollSDL", "OverscrollInput", "AppTesting", "COverscrollSDL", "SeededRandom"]),
    .testTarget(name: "OverscrollDemoKitTests", dependencies: ["OverscrollDemoKit", "SeededRandom"]),
    .testTarget(name: "OverscrollDemosTests", dependencies: ["OverscrollDemos", "AppTesting"]),
    .testTarget(
      name: "OverscrollStudioTests",
      dependencies: ["AppTesting", "OverscrollDemos", "OverscrollStudio", "SeededRandom", "StudioTesting"]),
    .testTarget(
      name: "OverscrollTests",
      dependencies: [
        "AppTesting", "Overscroll", "OverscrollDemoKit", "OverscrollDemos", "OverscrollStudio", "OverscrollInput",
        "SeededRandom", "StudioTesting",
      ]),
    .testTarget(
      name: "EndToEndTests", dependencies: ["Overscroll", "OverscrollSDL", "SeededRandom", "TestCompositor"]),
  ],
  swiftLanguageModes: [.v6]
)
