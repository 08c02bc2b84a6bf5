// swift-tools-version: 6.0

import PackageDescription

let kit: [Target.Dependency] = [
  "ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollGraphics", "OverscrollInput",
]

// The app's own sources, by the link `App`, built as a library: an executable cannot be depended on from another
// package, and the fuzzer has a `main` of its own.
let package = Package(
  name: "overscroll-fuzz",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(name: "CSDL2", path: "App/CSDL2", pkgConfig: "SDL2_ttf"),
    .systemLibrary(name: "CFontconfig", path: "App/CFontconfig", pkgConfig: "fontconfig"),
    .systemLibrary(name: "CCairo", path: "App/CCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "CDBus", path: "App/CDBus", pkgConfig: "dbus-1"),
    .systemLibrary(name: "CScrollMath", path: "App/CScrollMath"),
    .target(name: "ScrollGeometry", path: "App/ScrollGeometry"),
    .target(name: "ScrollPhysics", dependencies: ["CScrollMath", "ScrollGeometry"], path: "App/ScrollPhysics"),
    .target(
      name: "ScrollInteraction", dependencies: ["CScrollMath", "ScrollGeometry", "ScrollPhysics"],
      path: "App/ScrollInteraction"),
    .target(
      name: "OverscrollGraphics", dependencies: ["CScrollMath", "ScrollGeometry"], path: "App/OverscrollGraphics"),
    .target(
      name: "OverscrollInput", dependencies: ["ScrollGeometry", "ScrollInteraction"], path: "App/OverscrollInput"),
    .target(name: "OverscrollDemoKit", dependencies: kit + ["CScrollMath"], path: "App/OverscrollDemoKit"),
    .target(
      name: "OverscrollSDL",
      dependencies: [
        "CSDL2", "CFontconfig", "CCairo", "CDBus", "CScrollMath", "ScrollGeometry", "ScrollInteraction",
        "OverscrollGraphics", "OverscrollInput",
      ],
      path: "App/OverscrollSDL"),
    .target(name: "OverscrollDemos", dependencies: ["OverscrollDemoKit"], path: "App/OverscrollDemos"),
    .target(name: "OverscrollStudio", dependencies: kit + ["OverscrollDemoKit"], path: "App/OverscrollStudio"),
    .target(
      name: "Overscroll",
      dependencies: kit + [
        "OverscrollDemoKit", "OverscrollDemos", "OverscrollStudio", "OverscrollSDL",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "App/Overscroll", exclude: ["Main.swift"]),
    .target(name: "AppTesting", dependencies: ["OverscrollGraphics"], path: "AppTesting"),
    .executableTarget(name: "Fuzz", dependencies: kit + ["AppTesting", "Overscroll", "OverscrollSDL"], path: "Fuzz"),
  ],
  swiftLanguageModes: [.v6]
)
