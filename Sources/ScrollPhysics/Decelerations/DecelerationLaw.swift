internal import CScrollMath

/// A law by which content decelerates, with its constants: that of a platform, or one of your own.
#if hasAttribute(nonexhaustive)
  @nonexhaustive(warn)
#endif
public enum DecelerationLaw: Hashable, Sendable {
  /// A deceleration in proportion to the velocity: ``Deceleration``.
  case exponential(DecelerationRate, form: DecelerationForm = .integral)
  /// A velocity that falls as a power of the remaining time: v(t) = v₀·(1 − t/T)^(n−1), with T = (|v₀|/a)^(1/(n−1)).
  ///
  /// The exponent n is read within 1.01...1000, NaN as 1.01. The scale a is the velocity, in pt/s, that takes one
  /// second to come to rest; above 0. So decelerate ``ScrollFeel/appkit`` and ``ScrollFeel/flutterClamping``.
  case power(exponent: Double, scale: Double)
  /// Friction in proportion to the velocity, plus constant friction: v′ = −(γ·v + c), at rest after ln(1 + v₀·γ/c)/γ.
  ///
  /// The resistance γ is in 1/s, the drag c in pt/s², both above 0. A velocity k times the maximum, in pt/s, takes
  /// no longer, and moves k times as far. So decelerates ``ScrollFeel/chromium``.
  case friction(resistance: Double, drag: Double, maximumVelocity: Double)
  /// Android's fling spline, of a distance of I·v₀·T in T = (I·|v₀|/P)^(1/(n−1)) with n = ln 0.78/ln 0.9.
  ///
  /// The inflexion I is the point at which the spline's tension lines cross: from 0.01 to 0.66, in Android 0.35. The
  /// drag P, in pt/s, is above 0, in Android 778.35 (``ScrollFeel/android``).
  case spline(inflexion: Double, drag: Double)
  /// A Bézier curve of position over time, of a distance of v₀²/(2a) in |v₀|/b, each up to a maximum.
  ///
  /// The deceleration a and the pace b are in pt/s², the maxima in seconds and points; all are above 0. From (0, 0) to
  /// (1, 1) the curve has the handles (0.2, 0.2·s) and (0.55, 1), where its initial slope s gives the initial velocity
  /// v₀. From s = 5 on, the first handle is (1/s, 1). Chromium on Linux has a = 2645.7 pt/s² and b = 2300 pt/s²
  /// (``ScrollFeel/chromiumLinux``).
  case bezier(deceleration: Double, pace: Double, maximumDuration: Double, maximumDistance: Double)
  /// A law of your own: ``init(_:)``. Two are equal if one is a copy of the other.
  case custom(CustomDeceleration)

  /// Creates a law from a closure that returns the motion from a position, in points, with a velocity, in pt/s.
  /// The velocity is never 0: content without velocity stays in place.
  public init<Law: DeceleratingMotion>(_ make: @escaping @Sendable (_ from: Double, _ velocity: Double) -> Law) {
    self = .custom(CustomDeceleration { AnyMotion(decelerating: make($0, $1)) })
  }
}

/// The closure of a ``DecelerationLaw`` of your own.
public struct CustomDeceleration: Hashable, Sendable {
  fileprivate let closure: LawClosure

  fileprivate init(_ motion: @escaping @Sendable (_ from: Double, _ velocity: Double) -> AnyMotion) {
    closure = LawClosure(motion)
  }
}

private final class LawClosure: SameObject, Sendable {
  let motion: @Sendable (_ from: Double, _ velocity: Double) -> AnyMotion

  init(_ motion: @escaping @Sendable (_ from: Double, _ velocity: Double) -> AnyMotion) { self.motion = motion }
}

extension DecelerationLaw {
  /// The exponent n of Android's spline: ln 0.78/ln 0.9, about 2.358.
  package static let splineExponent = 2.3582018154259448
  /// The drag P of a friction of 1, in pt/s: gravity, 9.80665 m/s², in inches of 160 points, × 0.84 (`OverScroller`).
  package static let splineDragOfFriction = 9.80665 * 39.37 * 160 * 0.84

  /// The rate of the exponential law; for any other law, the rate by which a flick of 1000 pt/s travels as far. Setting
  /// it stretches the law in time, so that flicks travel farther by one factor. A law of your own does not change.
  public var decelerationRate: DecelerationRate {
    get {
      if case .exponential(let rate, _) = self { return rate }
      return DecelerationRate(resistance: 1 / typicalReach)
    }
    set {
      switch self {
      case .exponential(_, let form): self = .exponential(newValue, form: form)
      case .custom: break
      default: self = stretched(by: 1 / (newValue.resistance * typicalReach))
      }
    }
  }

  private var typicalReach: Double { max(1e-6, deceleration(from: 0, velocity: 1000).destination / 1000) }

  /// Returns a law by which a flick takes `factor` times as long and travels `factor` times as far.
  private func stretched(by factor: Double) -> DecelerationLaw {
    switch self {
    case .exponential(let rate, let form):
      .exponential(DecelerationRate(resistance: rate.resistance / factor), form: form)
    case .power(let exponent, let scale):
      .power(exponent: exponent, scale: scale * pow(factor, 1 - exponent))
    case .friction(let resistance, let drag, let maximumVelocity):
      .friction(resistance: resistance / factor, drag: drag / factor, maximumVelocity: maximumVelocity)
    case .spline(let inflexion, let drag):
      .spline(inflexion: inflexion, drag: drag * pow(factor, 1 - Self.splineExponent))
    case .bezier(let deceleration, let pace, let maximumDuration, let maximumDistance):
      .bezier(
        deceleration: deceleration / factor, pace: pace / factor, maximumDuration: maximumDuration * factor,
        maximumDistance: maximumDistance * factor)
    case .custom(let law):
      .custom(
        CustomDeceleration {
          AnyMotion(decelerating: StretchedDeceleration(base: law.closure.motion($0, $1), from: $0, factor: factor))
        })
    }
  }

  /// Returns the position, in points, at which content with `velocity` in pt/s comes to rest; `value` if the law
  /// gives no finite one.
  public func destination(from value: Double, velocity: Double) -> Double {
    if case .exponential(let rate, _) = self { return rate.destination(from: value, velocity: velocity) }
    let end = deceleration(from: value, velocity: velocity).destination
    return end.isFinite ? end : value
  }

  /// Returns the motion from a state to `destination`, up to rounding, by the law stretched in distance and duration by
  /// one factor; `nil` if the law is exponential, which has a closed form, or does not move there.
  package func motion(from start: MotionState, to destination: Double) -> ScrollMotion? {
    if case .exponential = self { return nil }
    let free = deceleration(from: start.value, velocity: start.velocity)
    let factor = (destination - start.value) / (free.destination - start.value)
    guard factor > 0, (factor * free.duration).isFinite else { return nil }
    return stretched(by: factor).motion(from: start, isReleased: false)
  }

  package var isCustom: Bool { if case .custom = self { true } else { false } }

  /// Whether the law depends on the velocity alone, so that a new motion from any point continues the same path.
  var isAutonomous: Bool {
    switch self {
    case .exponential, .power, .custom: true
    case .friction, .spline, .bezier: false
    }
  }

  /// Returns the motion from a position with a velocity: a finger's, to which the law's form applies, if `isReleased`.
  package func deceleration(
    from value: Double, velocity: Double, isReleased: Bool = false, stoppingVelocity: Double = 0, threshold: Double = 0
  ) -> FreeDeceleration {
    let start = MotionState(value: value, velocity: velocity)
    switch self {
    case .exponential(let rate, let form):
      let resistance = rate.resistance
      let reach = form == .integral ? 1 / resistance : form.reach(of: rate)
      let motion = Deceleration(
        from: value, range: isReleased ? velocity * reach : velocity / resistance, resistance: resistance,
        stoppingVelocity: stoppingVelocity, threshold: threshold)
      return FreeDeceleration(start, isReleased: isReleased, motion, range: motion.range, .exponential(motion))
    case .power(let exponent, let scale):
      let curve = PowerCurve(velocity: velocity, exponent: exponent, scale: scale)
      return FreeDeceleration(start, isReleased: isReleased, curve, .power(curve))
    case .friction(let resistance, let drag, let maximumVelocity):
      let curve = FrictionCurve(
        velocity: velocity, resistance: resistance, drag: drag, maximumVelocity: maximumVelocity)
      return FreeDeceleration(start, isReleased: isReleased, curve, .friction(curve))
    case .spline(let inflexion, let drag):
      let curve = SplineCurve(velocity: velocity, inflexion: inflexion, drag: drag)
      return FreeDeceleration(start, isReleased: isReleased, curve, .spline(curve))
    case .bezier(let deceleration, let pace, let maximumDuration, let maximumDistance):
      let curve = BezierCurve(
        velocity: velocity, deceleration: deceleration, pace: pace, maximumDuration: maximumDuration,
        maximumDistance: maximumDistance)
      return FreeDeceleration(start, isReleased: isReleased, curve, .bezier(curve))
    case .custom(let law):
      let motion = velocity != 0 && velocity.isFinite ? law.closure.motion(value, velocity) : .resting(at: value)
      let path = motion.destination.isNaN ? AnyMotion.resting(at: value) : motion
      return FreeDeceleration(start, isReleased: isReleased, path, .custom(path))
    }
  }
}

/// A deceleration that takes longer and travels farther than another by the same factor, with the same velocities.
private struct StretchedDeceleration: DeceleratingMotion {
  let base: AnyMotion
  let from: Double
  let factor: Double

  var duration: Double { factor * base.duration }
  var destination: Double { from + factor * (base.destination - from) }
  func value(at time: Double) -> Double { from + factor * (base.value(at: time / factor) - from) }
  func velocity(at time: Double) -> Double { base.velocity(at: time / factor) }
  func duration(to value: Double) -> Double? { base.duration(to: from + (value - from) / factor).map { factor * $0 } }
}

#if !hasFeature(Embedded)
  /// A law is encoded by its name and its numbers. A law of your own has neither.
  extension DecelerationLaw: Codable {
    enum CodingKeys: String, NumberKey {
      case law, rate, form, exponent, scale, resistance, drag, inflexion, deceleration, pace
      case maximumVelocity = "greatestVelocity"
      case maximumDuration = "longestDuration"
      case maximumDistance = "longestDistance"
    }

    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: CodingKeys.self)
      switch try fields.decode(String.self, forKey: .law) {
      case "exponential": self = try .exponential(fields[.rate], form: fields[.form])
      case "power": self = try .power(exponent: fields[.exponent], scale: fields[.scale])
      case "friction":
        self = try .friction(
          resistance: fields[.resistance], drag: fields[.drag], maximumVelocity: fields[.maximumVelocity])
      case "spline": self = try .spline(inflexion: fields[.inflexion], drag: fields[.drag])
      case "bezier":
        self = try .bezier(
          deceleration: fields[.deceleration], pace: fields[.pace], maximumDuration: fields[.maximumDuration],
          maximumDistance: fields[.maximumDistance])
      case let name: throw fields.failure("There is no deceleration law \"\(name)\".", .law)
      }
    }

    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: CodingKeys.self)
      switch self {
      case .exponential(let rate, let form):
        try fields.encode("exponential", forKey: .law, with: [.rate: rate.rawValue])
        try fields.encode(form, forKey: .form)
      case .power(let exponent, let scale):
        try fields.encode("power", forKey: .law, with: [.exponent: exponent, .scale: scale])
      case .friction(let resistance, let drag, let maximum):
        try fields.encode(
          "friction", forKey: .law, with: [.resistance: resistance, .drag: drag, .maximumVelocity: maximum])
      case .spline(let inflexion, let drag):
        try fields.encode("spline", forKey: .law, with: [.inflexion: inflexion, .drag: drag])
      case .bezier(let deceleration, let pace, let duration, let distance):
        try fields.encode(
          "bezier", forKey: .law,
          with: [.deceleration: deceleration, .pace: pace, .maximumDuration: duration, .maximumDistance: distance])
      case .custom:
        throw EncodingError.invalidValue(
          self, .init(codingPath: encoder.codingPath, debugDescription: "A law of your own cannot be encoded."))
      }
    }
  }
#endif
