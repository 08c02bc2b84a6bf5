import Foundation

/// Qt Quick's `SpringAnimation` (`qquickspringanimation.cpp`) from 0 to 100, in steps of 16 ms and with an epsilon of
/// 0.01. A step's position stands for the middle of the time during which it is shown.
struct QMLSpring: LibrarySpring {
  let spring: Double
  let damping: Double

  init(_ text: String) throws {
    (spring, damping) = (try text.number("spring"), min(try text.number("damping"), 1))
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    var (value, velocity) = (0.0, 0.0)
    var found: [(time: Double, position: Double)] = []
    for step in 1...max(1, Int(end / 0.016)) {
      velocity += spring * (100 - value) - damping * velocity
      value += velocity * 16 / 1000
      let rests = abs(velocity) < 0.01 && abs(100 - value) < 0.01
      found.append(((Double(step) + 0.5) * 0.016, rests ? 1 : value / 100))
      if rests { break }
    }
    return found
  }
}
