// swift-tools-version: 6.0

import PackageDescription

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
    .target(name: "ScrollGeometry", path: "App/ScrollGeometry"),
    .target(name: "ScrollPhysics", dependencies: ["ScrollGeometry"], path: "App/ScrollPhysics"),
    .target(name: "ScrollInteraction", dependencies: ["ScrollGeometry", "ScrollPhysics"], path: "App/ScrollInteraction"),
    .target(name: "OverscrollGraphics", dependencies: ["ScrollGeometry"], path: "App/OverscrollGraphics"),
    .target(
      name: "OverscrollSDL",
      dependencies: [
        "CSDL2", "CFontconfig", "CCairo", "CDBus", "ScrollGeometry", "OverscrollGraphics", "ScrollInteraction",
      ],
      path: "App/OverscrollSDL"),
    .target(
      name: "Overscroll",
      dependencies: [
        "ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollGraphics", "OverscrollSDL",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "App/Overscroll", exclude: ["Main.swift"]),
    .executableTarget(
      name: "Fuzz", dependencies: ["Overscroll", "OverscrollGraphics", "OverscrollSDL"], path: "Fuzz"),
  ],
  swiftLanguageModes: [.v6]
)
