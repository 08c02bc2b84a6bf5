import Foundation

/// Compose's spring (androidx animation-core, `SpringSimulation.kt`) with a mass of 1, in single precision. Play times
/// are in whole milliseconds (`FloatSpringSpec.getValueFromNanos`).
struct ComposeSpring: LibrarySpring {
  let ratio: Double
  let stiffness: Double

  init(_ text: String) throws {
    ratio = Double(Float(try text.number("dampingRatio")))
    stiffness = Double(Float(try text.number("stiffness")))
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    frameTimes(until: end).map { time in
      let milliseconds = (time * 1000).rounded(.down)
      let (displacement, _) = AndroidSpring.motion(from: -1, 0, ratio, stiffness, for: milliseconds / 1000)
      return (time, Double(Float(displacement + 1)))
    }
  }
}
