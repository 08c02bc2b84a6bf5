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
      name: "CSDL2", pkgConfig: "SDL2_ttf",
      providers: [.apt(["libsdl2-dev", "libsdl2-ttf-dev"]), .brew(["sdl2", "sdl2_ttf"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig",
      providers: [.apt(["libfontconfig-dev"]), .brew(["fontconfig"])]),
    .systemLibrary(
      name: "CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"]), .brew(["cairo"])]),
    .target(name: "ScrollGeometry"),
    .target(name: "ScrollPhysics", dependencies: ["ScrollGeometry"]),
    .target(name: "ScrollInteraction", dependencies: ["ScrollGeometry", "ScrollPhysics"]),
    .target(name: "OverscrollGraphics", dependencies: ["ScrollGeometry"]),
    .target(name: "OverscrollInput", dependencies: ["ScrollGeometry", "ScrollInteraction"]),
    .target(
      name: "OverscrollDemoKit",
      dependencies: ["ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollGraphics", "OverscrollInput"]),
    .target(
      name: "OverscrollSDL",
      dependencies: [
        "CSDL2", "CFontconfig", "CCairo", "ScrollGeometry", "ScrollInteraction", "OverscrollGraphics",
        "OverscrollInput",
      ]),
    .target(
      name: "OverscrollDemos",
      dependencies: [
        "ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollGraphics", "OverscrollInput",
        "OverscrollDemoKit",
      ]),
    .target(
      name: "OverscrollStudio",
      dependencies: [
        "ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollGraphics", "OverscrollInput",
        "OverscrollDemoKit",
      ]),
    .executableTarget(
      name: "Overscroll",
      dependencies: [
        "ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollGraphics", "OverscrollInput",
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
    .target(name: "UIKitRecordings", path: "Tests/Support/UIKitRecordings"),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "UIKitRecordings"], exclude: ["Survivors.txt"]),
    .testTarget(name: "ScrollInteractionTests", dependencies: ["ScrollInteraction", "UIKitRecordings"]),
    .testTarget(name: "OverscrollGraphicsTests", dependencies: ["OverscrollGraphics"]),
    .testTarget(name: "OverscrollSDLTests", dependencies: ["OverscrollSDL", "OverscrollInput"]),
    .testTarget(
      name: "OverscrollTests",
      dependencies: ["Overscroll", "OverscrollDemoKit", "OverscrollDemos", "OverscrollStudio", "OverscrollInput"]),
    .testTarget(name: "EndToEndTests", dependencies: ["Overscroll", "OverscrollSDL"]),
  ],
  swiftLanguageModes: [.v6]
)
