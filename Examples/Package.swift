// swift-tools-version: 6.1

import PackageDescription

/// What is made of ScrollPhysics alone; everything else stands on ScrollInteraction.
let physics = ["OneAxis", "ColorSpring"]
let interaction = [
  "TwoAxes", "Sheet", "Picker", "Tile", "ZoomablePicture", "NestedScrolling", "DecelerationLaw", "ReleaseTarget",
  "SavedState", "TwoViews",
]

let package = Package(
  name: "overscroll-examples",
  dependencies: [.package(name: "overscroll", path: "..", traits: [])],
  targets: physics.map {
    .executableTarget(name: $0, dependencies: [.product(name: "ScrollPhysics", package: "overscroll")])
  }
    + interaction.map {
      .executableTarget(name: $0, dependencies: [.product(name: "ScrollInteraction", package: "overscroll")])
    },
  swiftLanguageModes: [.v6]
)
