// swift-tools-version: 6.1

import PackageDescription

/// Names that a program may well give targets of its own.
let names = ["Geometry", "Graphics", "Input", "Demos", "Studio", "CSDL2"]

// A package that depends on the two libraries alone: Scripts/check-consumer builds and runs it where no SDL can be found. By
// a path it says that it wants no traits, which the app has; by an address it need not.
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
