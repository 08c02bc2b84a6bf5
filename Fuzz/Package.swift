// swift-tools-version: 6.0

import PackageDescription

// The app's own sources, by the link `App`, built as libraries: an executable cannot be depended on from another
// package, and the fuzzer has a `main` of its own.
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "App/\(name)", swiftSettings: [.define("FUZZING")])
}

let geometry: [Target.Dependency] = ["CScrollMath", "ScrollGeometry"]
let interaction = geometry + ["ScrollPhysics", "ScrollInteraction"]
let input = interaction + ["OverscrollGraphics", "OverscrollInput"]
let demoKit = input + ["OverscrollFormats", "OverscrollDemoKit"]

let package = Package(
  name: "overscroll-fuzz",
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.5.0")
  ],
  targets: [
    .systemLibrary(name: "COverscrollSDL", path: "App/COverscrollSDL"),
    .systemLibrary(name: "COverscrollFontconfig", path: "App/COverscrollFontconfig", pkgConfig: "fontconfig"),
    .systemLibrary(name: "COverscrollCairo", path: "App/COverscrollCairo", pkgConfig: "cairo"),
    .systemLibrary(name: "COverscrollDBus", path: "App/COverscrollDBus", pkgConfig: "dbus-1"),
    .systemLibrary(name: "COverscrollWayland", path: "App/COverscrollWayland", pkgConfig: "wayland-client"),
    .systemLibrary(name: "COverscrollX11", path: "App/COverscrollX11", pkgConfig: "xcb-xinput"),
    .systemLibrary(name: "CScrollMath", path: "App/CScrollMath"),
    .systemLibrary(name: "COverscrollMalloc", path: "App/COverscrollMalloc"),
    library("ScrollGeometry"),
    library("ScrollPhysics", geometry),
    library("ScrollInteraction", geometry + ["ScrollPhysics"]),
    library("OverscrollGraphics", geometry),
    library("OverscrollInput", interaction),
    library("OverscrollFormats", geometry),
    library("OverscrollDemoKit", input + ["OverscrollFormats"]),
    library(
      "OverscrollSDL",
      input + [
        "OverscrollFormats", "COverscrollSDL", "COverscrollFontconfig", "COverscrollCairo", "COverscrollDBus",
        "COverscrollWayland", "COverscrollX11",
      ]),
    library("OverscrollFitting", geometry + ["ScrollPhysics", "OverscrollFormats"]),
    library("OverscrollDemos", demoKit + ["OverscrollFitting"]),
    library("OverscrollStudio", demoKit),
    library(
      "Overscroll",
      demoKit + [
        "OverscrollDemos", "OverscrollStudio", "OverscrollSDL", "OverscrollFitting",
        "COverscrollMalloc", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .target(name: "AppTesting", dependencies: input, path: "AppTesting"),
    .executableTarget(
      name: "Fuzz",
      dependencies: demoKit + ["AppTesting", "Overscroll", "OverscrollDemos", "OverscrollStudio", "OverscrollSDL"],
      path: "Fuzz"),
  ],
  swiftLanguageModes: [.v6]
)
