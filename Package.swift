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
    .systemLibrary(
      name: "CDBus", pkgConfig: "dbus-1",
      providers: [.apt(["libdbus-1-dev"]), .brew(["dbus"])]),
    .target(name: "ScrollGeometry"),
    .target(name: "ScrollPhysics", dependencies: ["ScrollGeometry"]),
    .target(name: "ScrollInteraction", dependencies: ["ScrollGeometry", "ScrollPhysics"]),
    .target(name: "OverscrollGraphics", dependencies: ["ScrollGeometry"]),
    .target(
      name: "OverscrollSDL",
      dependencies: [
        "CSDL2", "CFontconfig", "CCairo", "CDBus", "ScrollGeometry", "OverscrollGraphics", "ScrollInteraction",
      ]),
    .executableTarget(
      name: "Overscroll",
      dependencies: [
        "ScrollGeometry", "ScrollPhysics", "ScrollInteraction", "OverscrollGraphics", "OverscrollSDL",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "ScrollGeometryTests", dependencies: ["ScrollGeometry"]),
    .target(name: "UIKitRecordings", path: "Tests/Support/UIKitRecordings"),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "UIKitRecordings"], exclude: ["Survivors.txt"]),
    .testTarget(name: "ScrollInteractionTests", dependencies: ["ScrollInteraction", "UIKitRecordings"]),
    .testTarget(name: "OverscrollGraphicsTests", dependencies: ["OverscrollGraphics"]),
    .testTarget(name: "OverscrollSDLTests", dependencies: ["OverscrollSDL"]),
    .testTarget(name: "OverscrollTests", dependencies: ["Overscroll"]),
    .testTarget(name: "EndToEndTests", dependencies: ["Overscroll", "OverscrollSDL"]),
  ],
  swiftLanguageModes: [.v6]
)
