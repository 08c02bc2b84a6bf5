import Foundation

/// A react-spring value (packages/core, `SpringValue.advance`) from 0 to 100. A frame has as many steps of 1 ms as its
/// milliseconds, rounded up.
struct ReactSpring: LibrarySpring {
  let tension: Double
  let friction: Double
  let mass: Double
  /// The duration of a frame, in milliseconds.
  var milliseconds = 1.0

  init(_ text: String) throws {
    (tension, friction, mass) = (try text.number("tension"), try text.number("friction"), try text.number("mass"))
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    let (goal, precision) = (100.0, min(1, 100 * 0.001))
    var (position, velocity, frame) = (0.0, 0.0, 0)
    var found = [(time: 0.0, position: 0.0)]
    while Double(frame) * milliseconds < end * 1000 {
      frame += 1
      for _ in 0..<Int(milliseconds.rounded(.up)) {
        if abs(velocity) <= precision / 10, abs(goal - position) <= precision {
          return found + [(Double(frame) * milliseconds / 1000, 1)]
        }
        let spring = -tension * 0.000001 * (position - goal)
        let damping = -friction * 0.001 * velocity
        velocity += (spring + damping) / mass
        position += velocity
      }
      found.append((Double(frame) * milliseconds / 1000, position / 100))
    }
    return found
  }
}
