import ScrollInteraction
import Testing

/// Laws by which content decelerates in tests: the standard one, a custom one and those of other platforms.
enum TestedLaw: String, CaseIterable, CustomTestStringConvertible {
  case standard, dry, power, friction, spline, bezier

  var testDescription: String { rawValue }

  func deceleration(from start: Double, _ velocity: Double) -> AnyDeceleration {
    let law: DecelerationLaw
    switch self {
    case .standard: return AnyDeceleration(base: Deceleration(from: start, velocity: velocity))
    case .dry: return AnyDeceleration(base: DryFriction(start: start, speed: velocity))
    case .power: law = .power(exponent: 1.7, scale: 5000)
    case .friction: law = .friction(resistance: 3.7, drag: 636, maximumVelocity: .infinity)
    case .spline: law = .spline(inflexion: 0.35, drag: 778.35)
    case .bezier:
      law = .bezier(deceleration: 2000, pace: 1500, maximumDuration: .infinity, maximumDistance: .infinity)
    }
    return AnyDeceleration(base: law.deceleration(from: start, velocity: velocity))
  }

  /// The law; `nil` for the standard one, which a view has without a law.
  var law: DecelerationLaw? { self == .standard ? nil : DecelerationLaw { deceleration(from: $0, $1) } }
}

struct AnyDeceleration: DeceleratingMotion {
  let base: any DeceleratingMotion

  var duration: Double { base.duration }
  var destination: Double { base.destination }
  func value(at time: Double) -> Double { base.value(at: time) }
  func velocity(at time: Double) -> Double { base.velocity(at: time) }
  func duration(to value: Double) -> Double? { base.duration(to: value) }
}

/// Deceleration by dry friction, which slows content down by 2000 pt/s each second.
struct DryFriction: DeceleratingMotion {
  let start: Double
  let speed: Double
  var duration: Double { abs(speed) / 2000 }
  var destination: Double { start + speed * duration / 2 }
  func velocity(at time: Double) -> Double { time < duration ? speed * (1 - max(0, time) / duration) : 0 }
  func value(at time: Double) -> Double {
    time < duration ? start + max(0, time) * (speed + velocity(at: time)) / 2 : destination
  }
  func duration(to value: Double) -> Double? {
    let share = (value - start) / (destination - start)
    return share >= 0 && share <= 1 ? duration * (1 - (1 - share).squareRoot()) : nil
  }
}
