// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "overscroll-examples",
  dependencies: [.package(name: "overscroll", path: "..", traits: [])],
  targets: [
    .executableTarget(name: "OneAxis", dependencies: [.product(name: "ScrollPhysics", package: "overscroll")]),
    .executableTarget(name: "TwoAxes", dependencies: [.product(name: "ScrollInteraction", package: "overscroll")]),
  ],
  swiftLanguageModes: [.v6]
)
