internal import CScrollMath

/// The velocity that a flick gains from those before it.
#if hasAttribute(nonexhaustive)
  @nonexhaustive(warn)
#endif
public enum FlickAccumulation: Hashable, Sendable {
  /// No gain: each flick counts for itself.
  case none
  /// A share, from 0 to 1, of the velocity that the content would still have. No gain after a hold of more than 0.5 s,
  /// or for a flick slower than 250 pt/s.
  case share(Double)
  /// The velocity u that the content would still have, times (v − f·u)/((c − f)·u), a factor of at most m. Here v is
  /// the flick's velocity, f the floor and c the ceiling. No gain for a flick slower than f·u.
  case multiplied(floor: Double, ceiling: Double, greatest: Double)
  /// The gain k·|u|^p, at most m, for content caught at the velocity u. No gain for a flick slower than f times the
  /// gain, or after a rest of more than r seconds in the drag.
  case power(factor: Double, exponent: Double, greatest: Double, floor: Double, longestRest: Double)
  /// A multiplier on the flick's velocity that grows from flick to flick, whether the content still moves or not: see
  /// ``FlickSeries``.
  case series(FlickGrowth)

  /// Returns the velocity that a flick gains from content caught in flight, in pt/s: in the direction of the flick, or
  /// zero. Zero for ``series(_:)``, which multiplies instead.
  ///
  /// - Parameters:
  ///   - flick: the velocity of the flick, in pt/s.
  ///   - caught: the velocity with which the content was caught, in pt/s.
  ///   - held: the time for which the content was held, in seconds.
  ///   - rest: the longest time in the drag without a reported movement, in seconds.
  ///   - law: the law by which the content was decelerating.
  public func gain(of flick: Double, caught: Double, held: Double, rest: Double = 0, law: DecelerationLaw) -> Double {
    guard flick * caught > 0 else { return 0 }
    switch self {
    case .none, .series: return 0
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

  /// The numbers of a multiplier; `nil` for another rule.
  package var growth: FlickGrowth? { if case .series(let growth) = self { growth } else { nil } }

  /// The share of ``share(_:)``; 0 for another rule.
  package var share: Double { if case .share(let share) = self { share } else { 0 } }

  private func left(of velocity: Double, after time: Double, by law: DecelerationLaw) -> Double {
    if case .exponential(let rate, _) = law {
      return Deceleration(from: 0, velocity: velocity, rate: rate).velocity(at: time)
    }
    return law.coast(from: 0, velocity: velocity, isReleased: false).state(at: time).velocity
  }
}
