import Foundation

/// The spring of WebKit's `SpringSolver.h` (Source/WebCore/platform/graphics), which has the parameters of Core
/// Animation and UIKit: mass, stiffness and damping. From ζ = 1 on, the spring is critically damped.
struct CoreAnimationSpring: LibrarySpring {
  let frequency, ratio: Double

  init(_ text: String) throws {
    // Its duration and bounce are used up to ζ = 1.
    if let bounce = try? text.number("bounce") {
      (frequency, ratio) = (2 * Double.pi / (try text.number("duration")), 1 - bounce)
      return
    }
    let (mass, stiffness, damping) = (try text.number("mass"), try text.number("stiffness"), try text.number("damping"))
    (frequency, ratio) = ((stiffness / mass).squareRoot(), damping / (2 * (stiffness * mass).squareRoot()))
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    frameTimes(until: end).map { time in
      guard ratio < 1 else { return (time, 1 - (1 + frequency * time) * exp(-time * frequency)) }
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let left = cos(damped * time) + ratio * frequency / damped * sin(damped * time)
      return (time, 1 - exp(-time * ratio * frequency) * left)
    }
  }
}
