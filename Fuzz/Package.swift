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
    .target(name: "Geometry", path: "App/Geometry"),
    .target(name: "ScrollPhysics", dependencies: ["Geometry"], path: "App/ScrollPhysics"),
    .target(name: "ScrollInteraction", dependencies: ["Geometry", "ScrollPhysics"], path: "App/ScrollInteraction"),
    .target(name: "Graphics", dependencies: ["Geometry"], path: "App/Graphics"),
    .target(
      name: "SDLBackend",
      dependencies: ["CSDL2", "CFontconfig", "CCairo", "Geometry", "Graphics", "ScrollInteraction"],
      path: "App/SDLBackend"),
    .target(
      name: "Overscroll",
      dependencies: [
        "Geometry", "ScrollPhysics", "ScrollInteraction", "Graphics", "SDLBackend",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      path: "App/Overscroll", exclude: ["Main.swift"]),
    .executableTarget(
      name: "Fuzz", dependencies: ["Overscroll", "Graphics", "SDLBackend"], path: "Fuzz"),
  ],
  swiftLanguageModes: [.v6]
)
