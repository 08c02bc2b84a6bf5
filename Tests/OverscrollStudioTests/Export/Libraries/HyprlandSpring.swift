import Foundation

/// A spring curve of Hyprland (hyprutils, `Animation/Spring.cpp` and `AnimatedVariable.cpp`), from 0 to 1 in single
/// precision. Each frame advances the state by its duration, at least 1/240 s. The curve ends within 0.001, and below
/// 0.001 per second (`SSpringCurve`).
struct HyprlandSpring: LibrarySpring {
  let mass, stiffness, damping: Float

  init(_ text: String) throws {
    mass = Float(try text.number("mass"))
    stiffness = Float(try text.number("stiffness"))
    damping = Float(try text.number("dampening"))
  }

  private func advance(_ value: inout Float, _ velocity: inout Float, by time: Float) {
    let (displacement, frequency, decay) = (value - 1, (stiffness / mass).squareRoot(), damping / (2 * mass))
    if decay < frequency {
      let damped = (frequency * frequency - decay * decay).squareRoot()
      let (envelope, sine, cosine) = (exp(-decay * time), sin(damped * time), cos(damped * time))
      value = 1 + envelope * (displacement * cosine + (velocity + decay * displacement) / damped * sine)
      velocity =
        envelope * (velocity * cosine - (decay * velocity + frequency * frequency * displacement) / damped * sine)
    } else if abs(decay - frequency) <= max(frequency, 1) * 0.0001 {
      let (envelope, slope) = (exp(-decay * time), velocity + decay * displacement)
      value = 1 + envelope * (displacement + slope * time)
      velocity = envelope * (velocity - decay * slope * time)
    } else {
      let root = (decay * decay - frequency * frequency).squareRoot()
      let (slow, fast) = (-decay + root, -decay - root)
      let a = (velocity - fast * displacement) / (slow - fast)
      let b = displacement - a
      value = 1 + a * exp(slow * time) + b * exp(fast * time)
      velocity = a * slow * exp(slow * time) + b * fast * exp(fast * time)
    }
  }

  func samples(until end: Double) -> [(time: Double, position: Double)] {
    var (value, velocity, latest): (Float, Float, Double) = (0, 0, 0)
    return frameTimes(until: end).map { time in
      let interval = Float(time - latest)
      latest = time
      if interval > 0 { advance(&value, &velocity, by: interval) }
      if abs(1 - value) <= 0.001, abs(velocity) <= 0.001 { (value, velocity) = (1, 0) }
      return (time, Double(value))
    }
  }
}
