// swift-tools-version: 6.1

import PackageDescription

// What the bindings are compared with: the same gestures in ordinary Swift. `liboverscroll` itself is Embedded Swift, made
// of OverscrollC and the libraries as one module, which SwiftPM does not do: Bindings/Scripts/build-c-library compiles it.
let library: [Target.Dependency] = [.product(name: "ScrollInteraction", package: "overscroll")]

let package = Package(
  name: "overscroll-bindings",
  dependencies: [.package(name: "overscroll", path: "..", traits: [])],
  targets: [
    .executableTarget(
      name: "Trace", dependencies: library, path: "Tests/C",
      exclude: ["CMakeLists.txt", "fuzz.c", "gestures.py", "numbers.txt", "threads.c", "trace.c"]),
    .executableTarget(
      name: "Flick", dependencies: library, path: "Tests/Embedded", exclude: ["Flick+C.swift", "flick.c"]),
  ],
  swiftLanguageModes: [.v6]
)
