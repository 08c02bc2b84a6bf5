// swift-tools-version: 6.0

import PackageDescription

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
      ])
  ],
  swiftLanguageModes: [.v6]
)
