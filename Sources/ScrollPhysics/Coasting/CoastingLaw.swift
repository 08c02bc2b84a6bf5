internal import CScrollMath

/// How content slows down by itself, with the numbers of the law.
public enum CoastingLaw: Hashable, Sendable {
  /// In proportion to its velocity: ``Deceleration``.
  case exponential(DecelerationRate, form: DecelerationForm = .integral)
  /// As a power of the time that is left: ``PowerDeceleration``. The scale is the velocity, in pt/s, that takes a second to
  /// come to rest.
  case power(exponent: Double, scale: Double)
  /// By friction in proportion to the velocity, plus a constant one: ``FrictionDeceleration``. In 1/s, pt/s², pt/s.
  case friction(resistance: Double, drag: Double, greatestVelocity: Double)
  /// Along Android's spline: ``SplineDeceleration``. The drag is in pt/s.
  case spline(inflexion: Double, drag: Double)
  /// Along a Bézier curve: ``BezierDeceleration``. In pt/s², seconds, points.
  case bezier(deceleration: Double, pace: Double, longestDuration: Double, longestDistance: Double)
}

extension CoastingLaw {
  /// The deceleration rate: of the exponential law its own; of any other the one by which a flick of 1000 pt/s carries as
  /// far.
  ///
  /// To set it stretches any other law in time, so that a flick carries farther, or less far, in the same proportion at
  /// every velocity.
  public var decelerationRate: DecelerationRate {
    get {
      if case .exponential(let rate, _) = self { return rate }
      return DecelerationRate(resistance: 1 / typicalReach)
    }
    set {
      if case .exponential(_, let form) = self {
        self = .exponential(newValue, form: form)
        return
      }
      self = stretched(by: 1 / (newValue.resistance * typicalReach))
    }
  }

  /// How far a velocity of 1000 pt/s carries, by that velocity, in seconds.
  private var typicalReach: Double { max(1e-6, coast(from: 0, velocity: 1000, isReleased: false).destination / 1000) }

  /// The same law in slow motion, from the same velocities.
  private func stretched(by factor: Double) -> CoastingLaw {
    switch self {
    case .exponential(let rate, let form):
      .exponential(DecelerationRate(resistance: rate.resistance / factor), form: form)
    case .power(let exponent, let scale):
      .power(exponent: exponent, scale: scale * pow(factor, 1 - exponent))
    case .friction(let resistance, let drag, let greatestVelocity):
      .friction(resistance: resistance / factor, drag: drag / factor, greatestVelocity: greatestVelocity)
    case .spline(let inflexion, let drag):
      .spline(inflexion: inflexion, drag: drag * pow(factor, 1 - SplineDeceleration.exponent))
    case .bezier(let deceleration, let pace, let longestDuration, let longestDistance):
      .bezier(
        deceleration: deceleration / factor, pace: pace / factor, longestDuration: longestDuration * factor,
        longestDistance: longestDistance * factor)
    }
  }
}

extension CoastingLaw {
  /// Where something at `value`, in points, that moves with `velocity`, in pt/s, comes to rest by this law.
  public func destination(from value: Double, velocity: Double) -> Double {
    if case .exponential(let rate, _) = self { return project(value, velocity: velocity, rate: rate) }
    return coast(from: value, velocity: velocity, isReleased: false).destination
  }

  /// What coasts from a value, in points, with a velocity, in pt/s.
  ///
  /// - Parameter isReleased: whether the velocity is that of a finger, which the form of an exponential law carries.
  func coast(
    from value: Double, velocity: Double, isReleased: Bool, stoppingVelocity: Double = 0, threshold: Double = 0
  )
    -> Coast
  {
    switch self {
    case .exponential(let rate, let form):
      let resistance = rate.resistance
      let reach = form == .integral ? 1 / resistance : form.reach(of: rate)
      let range = isReleased ? velocity * reach : velocity / resistance
      return .exponential(
        Deceleration(
          from: value, range: range, resistance: resistance, stoppingVelocity: stoppingVelocity, threshold: threshold))
    case .power(let exponent, let scale):
      return .power(PowerDeceleration(from: value, velocity: velocity, exponent: exponent, scale: scale))
    case .friction(let resistance, let drag, let greatestVelocity):
      return .friction(
        FrictionDeceleration(
          from: value, velocity: velocity, resistance: resistance, drag: drag, greatestVelocity: greatestVelocity))
    case .spline(let inflexion, let drag):
      return .spline(SplineDeceleration(from: value, velocity: velocity, inflexion: inflexion, drag: drag))
    case .bezier(let deceleration, let pace, let longestDuration, let longestDistance):
      return .bezier(
        BezierDeceleration(
          from: value, velocity: velocity, deceleration: deceleration, pace: pace, longestDuration: longestDuration,
          longestDistance: longestDistance))
    }
  }
}
