// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "overscroll",
  products: [
    .library(name: "ScrollPhysics", targets: ["Geometry", "ScrollPhysics"]),
    .library(name: "ScrollInteraction", targets: ["Geometry", "ScrollPhysics", "ScrollInteraction"]),
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
    .target(name: "Geometry"),
    .target(name: "ScrollPhysics", dependencies: ["Geometry"]),
    .target(name: "ScrollInteraction", dependencies: ["Geometry", "ScrollPhysics"]),
    .target(name: "Graphics", dependencies: ["Geometry"]),
    .target(
      name: "SDLBackend",
      dependencies: ["CSDL2", "CFontconfig", "CCairo", "Geometry", "Graphics", "ScrollInteraction"]),
    .executableTarget(
      name: "Overscroll",
      dependencies: [
        "Geometry", "ScrollPhysics", "ScrollInteraction", "Graphics", "SDLBackend",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "GeometryTests", dependencies: ["Geometry"]),
    .target(name: "UIKitRecordings", path: "Tests/Support/UIKitRecordings"),
    .testTarget(
      name: "ScrollPhysicsTests", dependencies: ["ScrollPhysics", "UIKitRecordings"], exclude: ["Survivors.txt"]),
    .testTarget(name: "ScrollInteractionTests", dependencies: ["ScrollInteraction", "UIKitRecordings"]),
    .testTarget(name: "GraphicsTests", dependencies: ["Graphics"]),
    .testTarget(name: "SDLBackendTests", dependencies: ["SDLBackend"]),
    .testTarget(name: "OverscrollTests", dependencies: ["Overscroll"]),
    .testTarget(name: "EndToEndTests", dependencies: ["Overscroll", "SDLBackend"]),
  ],
  swiftLanguageModes: [.v6]
)
