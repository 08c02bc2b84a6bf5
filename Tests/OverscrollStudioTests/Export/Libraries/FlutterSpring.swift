import Foundation

/// Flutter's `SpringSimulation` (packages/flutter/lib/src/physics/spring_simulation.dart) with a
/// `SpringDescription.withDampingRatio`.
struct FlutterSpring: LibrarySpring {
  let mass, stiffness, damping: Double

  init(_ text: String) throws {
    (mass, stiffness) = (try text.number("mass"), try text.number("stiffness"))
    damping = try text.number("ratio") * 2 * (mass * stiffness).squareRoot()
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    let (start, discriminant) = (-1.0, damping * damping - 4 * mass * stiffness)
    return frameTimes(until: end).map { time in
      if discriminant > 0 {
        let root = discriminant.squareRoot()
        let (r1, r2) = ((-damping - root) / (2 * mass), (-damping + root) / (2 * mass))
        let c2 = -r1 * start / (r2 - r1)
        return (time, 1 + (start - c2) * pow(M_E, r1 * time) + c2 * pow(M_E, r2 * time))
      }
      let r = -damping / (2 * mass)
      guard discriminant < 0 else { return (time, 1 + (start - r * start * time) * pow(M_E, r * time)) }
      let w = (-discriminant).squareRoot() / (2 * mass)
      return (time, 1 + pow(M_E, r * time) * (start * cos(w * time) - r * start / w * sin(w * time)))
    }
  }
}
