internal import CScrollMath

/// A law by which content decelerates, with its constants.
public enum CoastingLaw: Hashable, Sendable {
  /// A deceleration in proportion to the velocity: ``Deceleration``.
  case exponential(DecelerationRate, form: DecelerationForm = .integral)
  /// A velocity that falls as a power of the remaining time: ``PowerDeceleration``. The scale is the velocity, in pt/s,
  /// that takes one second to come to rest.
  case power(exponent: Double, scale: Double)
  /// Friction in proportion to the velocity, plus constant friction: ``FrictionDeceleration``. In 1/s, pt/s², pt/s.
  case friction(resistance: Double, drag: Double, greatestVelocity: Double)
  /// Android's fling spline: ``SplineDeceleration``. The drag is in pt/s.
  case spline(inflexion: Double, drag: Double)
  /// A Bézier curve of position over time: ``BezierDeceleration``. In pt/s², pt/s², seconds, points.
  case bezier(deceleration: Double, pace: Double, longestDuration: Double, longestDistance: Double)
}

extension CoastingLaw {
  /// The rate of the exponential law; for any other law, the rate by which a flick of 1000 pt/s travels as far.
  ///
  /// Setting the rate stretches any other law in time. Flicks then travel farther, or less far, by the same factor at
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

  /// The distance that a flick of 1000 pt/s travels, divided by that velocity, in seconds.
  private var typicalReach: Double { max(1e-6, coast(from: 0, velocity: 1000, isReleased: false).destination / 1000) }

  /// Returns a law by which a flick takes `factor` times as long and travels `factor` times as far.
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
  /// Returns the position at which content at `value`, in points, with `velocity`, in pt/s, comes to rest.
  public func destination(from value: Double, velocity: Double) -> Double {
    if case .exponential(let rate, _) = self { return project(value, velocity: velocity, rate: rate) }
    return coast(from: value, velocity: velocity, isReleased: false).destination
  }

  /// Returns the motion of content from `value`, in points, with `velocity`, in pt/s.
  ///
  /// - Parameter isReleased: whether the velocity is a finger's: the form of an exponential law applies to that alone.
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
