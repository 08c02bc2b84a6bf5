// swift-tools-version: 6.0

import PackageDescription

/// Names that a program may well give targets of its own.
let names = ["Geometry", "Graphics", "Input", "Demos", "Studio", "CSDL2"]

// A package that depends on the two libraries alone: Scripts/check-consumer builds and runs it where no SDL can be found.
let package = Package(
  name: "Consumer",
  dependencies: [.package(name: "overscroll", path: "../..")],
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
