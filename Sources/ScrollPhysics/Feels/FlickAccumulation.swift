internal import CScrollMath

/// What a flick of content that was caught in flight gets of its momentum.
public enum FlickAccumulation: Hashable, Sendable {
  /// Nothing: each flick counts for itself.
  case none
  /// This share, from 0 to 1, of the velocity that the content would still have; nothing after a hold of more than 0.5 s, or
  /// for a flick slower than 250 pt/s.
  case share(Double)
  /// The velocity that the content would still have, times (v − f·u)/((c − f)·u), m at the most, with the flick's velocity
  /// v, the content's u, the floor f and the ceiling c; nothing for a flick of less than f·u.
  case multiplied(floor: Double, ceiling: Double, greatest: Double)
  /// k·|u|^p, m at the most, with the velocity u that the content was caught with; nothing for a flick of less than f times
  /// that, or after a rest of more than r seconds in the drag.
  case power(factor: Double, exponent: Double, greatest: Double, floor: Double, longestRest: Double)

  /// The velocity that a flick gets, in pt/s: always of its direction, or none.
  ///
  /// - Parameters:
  ///   - flick: the velocity of the flick, in pt/s.
  ///   - caught: that which the content was caught with.
  ///   - held: how long it was held, in seconds.
  ///   - rest: the longest time in the drag for which it was reported not to move, in seconds.
  ///   - law: by which the content would have gone on.
  public func gain(of flick: Double, caught: Double, held: Double, rest: Double = 0, law: CoastingLaw) -> Double {
    guard flick * caught > 0 else { return 0 }
    switch self {
    case .none: return 0
    case .share(let share):
      guard held <= 0.5, abs(flick) >= 250 else { return 0 }
      return (share > 0 ? min(share, 1) : 0) * left(of: caught, after: held, by: law)
    case .multiplied(let floor, let ceiling, let greatest):
      let left = left(of: caught, after: held, by: law)
      guard left != 0, abs(flick) >= floor * abs(left), ceiling > floor else { return 0 }
      return left * min((flick / left - floor) / (ceiling - floor), greatest)
    case .power(let factor, let exponent, let greatest, let floor, let longestRest):
      guard rest <= longestRest else { return 0 }
      let gain = min(factor * pow(abs(caught), exponent), greatest)
      return abs(flick) > floor * gain ? (caught < 0 ? -gain : gain) : 0
    }
  }

  private func left(of velocity: Double, after time: Double, by law: CoastingLaw) -> Double {
    if case .exponential(let rate, _) = law {
      return Deceleration(from: 0, velocity: velocity, rate: rate).velocity(at: time)
    }
    return law.coast(from: 0, velocity: velocity, isReleased: false).state(at: time).velocity
  }
}
