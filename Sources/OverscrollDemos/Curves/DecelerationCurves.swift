struct DecelerationCurves {
  private typealias Entry = (name: String, rate: DecelerationRate, ink: Plot.Ink)

  private let velocity0: Double
  private let rate: DecelerationRate
  private let threshold: Double

  init(_ parameters: ParameterValues) {
    velocity0 = parameters[.initialVelocity]
    rate = DecelerationRate(rawValue: parameters[.decelerationRate])
    threshold = parameters[.threshold]
  }

  private func motion(_ rate: DecelerationRate) -> Deceleration {
    Deceleration(from: 0, velocity: velocity0, rate: rate, threshold: threshold)
  }

  private var rates: [Entry] {
    let known: [Entry] = [("normal, d = 0.998", .normal, .first), ("fast, d = 0.99", .fast, .second)]
    let isKnown = known.contains { abs($0.rate.rawValue - rate.rawValue) < 1e-9 }
    return known + (isKnown ? [] : [("yours, d = \(rate.rawValue, decimals: 4)", rate, .third)])
  }

  private func curve(_ entry: Entry, _ value: @escaping @Sendable (Deceleration, Double) -> Double) -> Plot.Curve {
    // The curve continues after the motion has reached its threshold.
    let endless = Deceleration(from: 0, velocity: velocity0, rate: entry.rate, threshold: 1e-9)
    return Plot.Curve(name: entry.name, ink: entry.ink, shape: .function { value(endless, $0) })
  }

  private static func halfLife(_ rate: DecelerationRate) -> Double { log(2) / rate.resistance }

  var velocity: CurveFigureContent {
    CurveFigureContent(
      title: "Velocity of a flick",
      captions: [
        "v(t) = v₀·d^(1000·t), with the deceleration rate d per millisecond",
        "v₀ = \(velocity0, decimals: 0) pt/s; half of it is left after "
          + "\(Self.halfLife(.normal), decimals: 3) s (normal), \(Self.halfLife(.fast), decimals: 3) s (fast)",
      ],
      plots: [
        Plot(
          x: Plot.Axis(
            name: "t", unit: "s", range: 0...max(0.1, motion(.normal).duration * 1.08, Self.halfLife(rate) * 1.2)),
          y: Plot.Axis(name: "v", unit: "pt/s", range: 0...velocity0),
          curves: rates.map { entry in curve(entry) { $0.velocity(at: $1) } })
      ],
      handles: [
        CurveHandle(.initialVelocity, .y) { Vector2(0, $0[.initialVelocity]) },
        // Where half of the velocity is left.
        CurveHandle(.decelerationRate, .x) {
          Vector2(Self.halfLife(DecelerationRate(rawValue: $0[.decelerationRate])), $0[.initialVelocity] / 2)
        },
      ])
  }

  var position: CurveFigureContent {
    let motion = motion(rate)
    let (time, end) = (motion.duration, motion.destination)
    return CurveFigureContent(
      title: "Position, destination X and the time T to within ε of it",
      captions: [
        "x(t) = v₀·(d^(1000·t) − 1)/(1000·ln d);  X = −v₀/(1000·ln d);  T = ln(−1000·ε·ln d/v₀)/(1000·ln d)",
        "d = \(rate.rawValue, decimals: 4), v₀ = \(velocity0, decimals: 0) pt/s, ε = \(threshold, decimals: 2) pt: "
          + "X = \(end, decimals: 2) pt, T = \(time, decimals: 3) s",
      ],
      plots: [
        Plot(
          x: Plot.Axis(name: "t", unit: "s", range: 0...max(0.1, time * 1.15)),
          y: Plot.Axis(name: "x", unit: "pt", range: 0...end * 1.12),
          curves: [curve(("x(t)", rate, .first)) { $0.value(at: $1) }],
          marks: [
            .band((end - threshold)...(end + threshold), .third),
            .horizontal(end, label: "X = \(end, decimals: 1) pt", ink: .third),
            .vertical(time, label: "T = \(time, decimals: 2) s", ink: .second),
          ])
      ],
      handles: [
        CurveHandle(.decelerationRate, .y) {
          let curves = DecelerationCurves($0)
          let motion = curves.motion(curves.rate)
          return Vector2(motion.duration, max(0, motion.destination - curves.threshold))
        }
      ])
  }

  var reach: CurveFigureContent {
    let form = { @Sendable (form: DecelerationForm, d: Double) in 1000 * form.reach(of: DecelerationRate(rawValue: d)) }
    let (integral, sum) = (form(.integral, rate.rawValue), form(.sum, rate.rawValue))
    // The current rate is in the middle of the height: half its distance to 1 carries twice as far.
    let (first, last) = (1 - 8 * (1 - rate.rawValue), 1 - (1 - rate.rawValue) / 2)
    func axis(_ range: ClosedRange<Double>) -> Plot.Axis { Plot.Axis(name: "d", unit: "per ms", range: range) }
    return CurveFigureContent(
      title: "How far a velocity carries: −1/ln d against d/(1 − d)",
      captions: [
        "The integral of v(t) and Apple's sum over whole milliseconds; in ms: points for each pt/ms at release",
        "d = \(rate.rawValue, decimals: 4): \(integral, decimals: 2) and \(sum, decimals: 2) ms, "
          + "apart by \(integral - sum, decimals: 4); 0.998: 499.50 and 499.00; 0.99: 99.50 and 99.00",
      ],
      plots: [
        Plot(
          x: axis(first...last), y: Plot.Axis(name: "reach", unit: "ms", range: 0...form(.integral, last)),
          curves: [
            Plot.Curve(name: "−1/ln d", ink: .first, shape: .function { form(.integral, $0) }),
            Plot.Curve(name: "d/(1 − d)", ink: .second, shape: .function { form(.sum, $0) }, isDashed: true),
          ], weight: 2),
        Plot(
          x: axis(0...0.9999), y: Plot.Axis(name: "difference", unit: "ms", range: 0...0.6),
          curves: [
            Plot.Curve(
              name: "−1/ln d − d/(1 − d)", ink: .third, shape: .function { form(.integral, $0) - form(.sum, $0) })
          ], marks: [.horizontal(0.5, label: "½", ink: .plain)]),
      ],
      handles: [
        CurveHandle(.decelerationRate, .x) { Vector2($0[.decelerationRate], form(.integral, $0[.decelerationRate])) }
      ])
  }
}
