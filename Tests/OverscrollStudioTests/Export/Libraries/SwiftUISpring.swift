import Foundation

/// SwiftUI's `spring(response:dampingFraction:)`, `spring(duration:bounce:)` and `interpolatingSpring(mass:…)`. According
/// to its documentation, the response and the duration are 2π/ω₀, and the fraction is ζ. Since the solver is not public,
/// the equation is integrated (fourth-order Runge–Kutta).
struct SwiftUISpring: LibrarySpring {
  let response, dampingFraction: Double

  init(_ text: String) throws {
    if let bounce = try? text.number("bounce") {
      (response, dampingFraction) = (try text.number("duration"), bounce < 0 ? 1 / (1 + bounce) : 1 - bounce)
    } else if let mass = try? text.number("mass") {
      let (stiffness, damping) = (try text.number("stiffness"), try text.number("damping"))
      response = 2 * Double.pi * (mass / stiffness).squareRoot()
      dampingFraction = damping / (2 * (stiffness * mass).squareRoot())
    } else {
      (response, dampingFraction) = (try text.number("response"), try text.number("dampingFraction"))
    }
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    let frequency = 2 * Double.pi / response
    func acceleration(_ x: Double, _ v: Double) -> Double {
      frequency * frequency * (1 - x) - 2 * dampingFraction * frequency * v
    }
    let step = min(1.0 / 240, 0.02 / (frequency * max(1, dampingFraction)))
    var (x, v) = (0.0, 0.0)
    return (0...Int(end / step)).map { index in
      let shown = x
      let (k1, l1) = (v, acceleration(x, v))
      let (k2, l2) = (v + step / 2 * l1, acceleration(x + step / 2 * k1, v + step / 2 * l1))
      let (k3, l3) = (v + step / 2 * l2, acceleration(x + step / 2 * k2, v + step / 2 * l2))
      let (k4, l4) = (v + step * l3, acceleration(x + step * k3, v + step * l3))
      x += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      return (Double(index) * step, shown)
    }
  }
}
