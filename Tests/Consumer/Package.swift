// swift-tools-version: 6.1

import PackageDescription

/// Names that a program may well give its own targets.
let names = ["Geometry", "Graphics", "Input", "Demos", "Studio", "CSDL2"]

// A package that depends only on the two libraries, without the trait `App`. Tests/Scripts/check-consumer builds and runs it
// without SDL.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "overscroll", path: "../..", traits: [])],
  targets: [
    .executableTarget(
      name: "Consumer",
      dependencies: [
        .product(name: "ScrollPhysics", package: "overscroll"),
        .product(name: "ScrollInteraction", package: "overscroll"),
      ] + names.map { .target(name: $0) })
  ] + names.map { .target(name: $0) },
  swiftLanguageModes: [.v6]
)
