struct SpringCurves {
  static let displacement = 100.0

  private let mine: Spring
  private let threshold: Double

  init(_ parameters: ParameterValues) {
    mine = parameters.snapSpring
    threshold = parameters[.threshold]
  }

  private var springs: [(name: String, spring: Spring, ink: Plot.Ink)] {
    let ratios: [(String, Double, Plot.Ink)] = [
      ("underdamped", 0.2, .first), ("critical", 1, .second), ("overdamped", 2, .third),
    ]
    let known = ratios.map { name, ratio, ink in
      (name, Spring(mass: mine.mass, stiffness: mine.stiffness, dampingRatio: ratio), ink)
    }
    guard !ratios.contains(where: { abs($0.1 - mine.dampingRatio) < 1e-9 }) else { return known }
    return known + [("yours", mine, .fourth)]
  }

  private func motion(_ spring: Spring) -> SpringMotion {
    SpringMotion(from: Self.displacement, to: 0, spring: spring, threshold: threshold)
  }

  var content: CurveFigureContent {
    let maximum = springs.map { motion($0.spring).duration }.max() ?? 1
    return CurveFigureContent(
      title: "A spring in its three regimes, with envelope and T",
      captions: [
        "m·x″ + c·x′ + k·x = 0, let go \(Self.displacement, decimals: 0) pt from rest; ω₀ = √(k/m), ζ = c/(2√(k·m))",
        "m = \(mine.mass, decimals: 2), k = \(mine.stiffness, decimals: 0), ε = \(threshold, decimals: 2) pt: T = "
          + springs.map { "\(motion($0.spring).duration, decimals: 3) s (\($0.name))" }.joined(separator: ", "),
      ],
      plots: [
        Plot(
          x: Plot.Axis(name: "t", unit: "s", range: 0...min(max(maximum, mine.response) * 1.08, 60)),
          y: Plot.Axis(name: "x", unit: "pt", range: -Self.displacement...Self.displacement * 1.1),
          curves: springs.flatMap { curves(of: $0.spring, $0.name, $0.ink) },
          marks: springs.map { (motion($0.spring).duration, $0.ink) }.sorted { $0.0 < $1.0 }
            .map { .vertical($0, label: "T", ink: $1) }
            + [.band(-threshold...threshold, .plain)])
      ],
      handles: [
        CurveHandle(.snapDampingRatio, .y) {
          let (spring, ratio) = ($0.snapSpring, $0.snapSpring.dampingRatio)
          // The first turn, or one response, after which a further overshoot is invisible.
          return Self.point(of: spring, at: ratio < 1 ? min(1, 0.5 / (1 - ratio * ratio).squareRoot()) : 1)
        },
        CurveHandle(.snapStiffness, .x) { Self.point(of: $0.snapSpring, at: 0.2) },
      ])
  }

  private static func point(of spring: Spring, at responses: Double) -> Vector2 {
    let time = responses * spring.response
    return Vector2(time, displacement * spring.response(at: time).displacementFromDisplacement)
  }

  private func curves(of spring: Spring, _ name: String, _ ink: Plot.Ink) -> [Plot.Curve] {
    // The curve continues after the motion has reached its threshold.
    let endless = SpringMotion(from: Self.displacement, to: 0, spring: spring, threshold: 1e-9)
    let title = "ζ = \(spring.dampingRatio, decimals: 2), \(name)"
    return [Plot.Curve(name: title, ink: ink, shape: .function { endless.value(at: $0) })]
      + spring.envelopeCurves(ink, from: Self.displacement)
  }
}
