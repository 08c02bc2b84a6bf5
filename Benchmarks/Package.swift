// swift-tools-version: 6.1

import PackageDescription

let package = Package(
  name: "overscroll-benchmarks",
  platforms: [.macOS(.v13)],
  dependencies: [
    .package(name: "overscroll", path: "..", traits: []),
    .package(url: "https://github.com/ordo-one/benchmark", from: "1.38.0", traits: []),
  ],
  targets: [
    .target(name: "CReference", cSettings: [.unsafeFlags(["-O3"])]),
    .target(name: "Allocations", cSettings: [.unsafeFlags(["-O3"])]),
    .executableTarget(
      name: "Physics",
      dependencies: [
        "CReference",
        "Allocations",
        .product(name: "ScrollInteraction", package: "overscroll"),
        .product(name: "ScrollPhysics", package: "overscroll"),
        .product(name: "Benchmark", package: "benchmark"),
      ],
      path: "Benchmarks/Physics",
      plugins: [.plugin(name: "BenchmarkPlugin", package: "benchmark")]),
  ],
  swiftLanguageModes: [.v6]
)
