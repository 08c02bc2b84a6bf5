internal import CScrollMath

/// The rule by which a flick gains velocity from those before it.
public struct FlickAccumulation: Hashable, Sendable {
  package enum Rule: Hashable, Sendable {
    case none
    case share(Double)
    /// The velocity u that the content would still have, times (v − f·u)/((c − f)·u), a factor of at most m. Here v is
    /// the flick's velocity, f the floor and c the ceiling. No gain for a flick slower than f·u.
    case multiplied(floor: Double, ceiling: Double, maximum: Double)
    /// The gain k·|u|^p, at most m, for content caught at the velocity u. No gain for a flick slower than f times the
    /// gain, or after a rest of more than r seconds in the drag.
    case power(factor: Double, exponent: Double, maximum: Double, floor: Double, maximumRest: Double)
    case series(FlickGrowth)
  }

  package let rule: Rule

  package init(_ rule: Rule) { self.rule = rule }

  /// No gain: each flick counts for itself.
  public static let none = FlickAccumulation(.none)

  /// Returns the rule by which a flick gains a share, from 0 to 1, of the velocity that the content would still have.
  /// No gain after a hold of more than 0.5 s, or for a flick slower than 250 pt/s.
  public static func share(_ share: Double) -> FlickAccumulation { FlickAccumulation(.share(share)) }

  /// The rule of iOS: a multiplier on the flick's velocity, up to 16, that grows from flick to flick: ``FlickSeries``.
  public static let uikit = FlickAccumulation(.series(FlickGrowth()))

  /// The rule of GTK: u·(v − 0.33·u)/(0.67·u), at most 6·u, for a flick at the velocity v of content that would still
  /// have the velocity u.
  public static let gtk = FlickAccumulation(.multiplied(floor: 0.33, ceiling: 1, maximum: 6))

  /// The rule of Flutter: 0.000816·|u|^1.967, at most 40,000 pt/s, for content caught at the velocity u. No gain for a
  /// flick slower than half of the gain, or after a report without movement more than 20 ms after the last one with
  /// movement.
  public static let flutter = FlickAccumulation(
    .power(factor: 0.000816, exponent: 1.967, maximum: 40_000, floor: 0.5, maximumRest: 0.02))

  /// Returns the velocity that a flick gains, in pt/s, in its direction; zero for a ``FlickSeries``, which multiplies
  /// instead. The content was caught at the velocity `caught`, decelerating by `law`, and held for `held` seconds;
  /// `rest` is the longest time without a reported movement.
  package func gain(of flick: Double, caught: Double, held: Double, rest: Double = 0, law: DecelerationLaw) -> Double {
    guard flick * caught > 0 else { return 0 }
    switch rule {
    case .none, .series: return 0
    case .share(let share):
      guard held <= 0.5, abs(flick) >= 250 else { return 0 }
      return (share > 0 ? min(share, 1) : 0) * left(of: caught, after: held, by: law)
    case .multiplied(let floor, let ceiling, let maximum):
      let left = left(of: caught, after: held, by: law)
      guard left != 0, abs(flick) >= floor * abs(left), ceiling > floor else { return 0 }
      return left * min((flick / left - floor) / (ceiling - floor), maximum)
    case .power(let factor, let exponent, let maximum, let floor, let maximumRest):
      guard rest <= maximumRest else { return 0 }
      let gain = min(factor * pow(abs(caught), exponent), maximum)
      return abs(flick) > floor * gain ? (caught < 0 ? -gain : gain) : 0
    }
  }

  package var growth: FlickGrowth? { if case .series(let growth) = rule { growth } else { nil } }
  package var share: Double { if case .share(let share) = rule { share } else { 0 } }

  private func left(of velocity: Double, after time: Double, by law: DecelerationLaw) -> Double {
    if case .exponential(let rate, _) = law {
      return Deceleration(from: 0, velocity: velocity, rate: rate).velocity(at: time)
    }
    return law.deceleration(from: 0, velocity: velocity, isReleased: false).state(at: time).velocity
  }
}

#if !hasFeature(Embedded)
  /// A rule is encoded by its name and its numbers.
  extension FlickAccumulation: Codable {
    enum CodingKeys: String, NumberKey {
      case rule, share, floor, ceiling, factor, exponent, growth
      case maximum = "greatest"
      case maximumRest = "longestRest"
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      switch try fields.decode(String.self, forKey: .rule) {
      case "none": self.init(.none)
      case "share": try self.init(.share(fields[.share]))
      case "multiplied":
        try self.init(.multiplied(floor: fields[.floor], ceiling: fields[.ceiling], maximum: fields[.maximum]))
      case "power":
        try self.init(
          .power(
            factor: fields[.factor], exponent: fields[.exponent], maximum: fields[.maximum], floor: fields[.floor],
            maximumRest: fields[.maximumRest]))
      case "series": try self.init(.series(fields[.growth]))
      case let name: throw fields.failure("There is no rule \"\(name)\".", .rule)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      switch rule {
      case .none: try fields.encode("none", forKey: .rule)
      case .share(let share): try fields.encode("share", forKey: .rule, with: [.share: share])
      case .multiplied(let floor, let ceiling, let maximum):
        try fields.encode("multiplied", forKey: .rule, with: [.floor: floor, .ceiling: ceiling, .maximum: maximum])
      case .power(let factor, let exponent, let maximum, let floor, let rest):
        try fields.encode(
          "power", forKey: .rule,
          with: [.factor: factor, .exponent: exponent, .maximum: maximum, .floor: floor, .maximumRest: rest])
      case .series(let growth):
        try fields.encode("series", forKey: .rule)
        try fields.encode(growth, forKey: .growth)
      }
    }
  }
#endif
