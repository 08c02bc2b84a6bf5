import Foundation

/// Motion's spring generator (motion-dom, `animation/generators/spring.ts`), from 0 to 100 px. The spring rests within
/// restDelta, 0.5 px, and below restSpeed, 2 px/s.
struct MotionSpring: LibrarySpring {
  let frequency, ratio: Double

  init(_ text: String) throws {
    let (mass, stiffness, damping) = (try text.number("mass"), try text.number("stiffness"), try text.number("damping"))
    // In radians per millisecond.
    (frequency, ratio) = ((stiffness / mass).squareRoot() / 1000, damping / (2 * (stiffness * mass).squareRoot()))
  }

  private func position(at time: Double) -> Double {
    let distance = 100.0
    if ratio < 1 {
      let damped = frequency * (1 - ratio * ratio).squareRoot()
      let swing = ratio * frequency * distance / damped
      return distance - exp(-ratio * frequency * time) * (swing * sin(damped * time) + distance * cos(damped * time))
    }
    if ratio == 1 { return distance - exp(-frequency * time) * (distance + frequency * distance * time) }
    let damped = frequency * (ratio * ratio - 1).squareRoot()
    let angle = min(damped * time, 300)
    let swing = ratio * frequency * distance * sinh(angle) + damped * distance * cosh(angle)
    return distance - exp(-ratio * frequency * time) * swing / damped
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    var found: [(time: Double, position: Double)] = []
    for time in frameTimes(until: end) {
      let (now, next) = (position(at: time * 1000), position(at: time * 1000 + 0.01))
      let isSlow = ratio >= 1 || abs(next - now) / 1e-5 <= 2
      if isSlow, abs(100 - now) <= 0.5 { break }
      found.append((time, now / 100))
    }
    return found
  }
}
