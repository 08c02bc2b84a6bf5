struct RubberBandCurves {
  /// The distances of finger and content past the edge, on a scroll view 812 pt high (Lobanov, How UIScrollView works).
  static let measurements = [Vector2(0, 0), Vector2(500, 205), Vector2(1000, 328), Vector2(1500, 409)]

  private let coefficient, dimension: Double

  init(_ parameters: ParameterValues) {
    coefficient = parameters[.rubberBandCoefficient]
    dimension = parameters[.dimension]
  }

  private func curve(_ c: Double, _ ink: Plot.Ink, name: String? = nil, d: Double? = nil) -> Plot.Curve {
    let band = RubberBand(coefficient: c, dimension: d ?? dimension)
    return Plot.Curve(name: name ?? "c = \(c, decimals: 2)", ink: ink, shape: .function { band.stretch($0) })
  }

  var family: CurveFigureContent {
    let fixed: [(Double, Plot.Ink)] = [(0.25, .third), (0.55, .first), (1, .second)]
    let isFixed = fixed.contains { abs($0.0 - coefficient) < 1e-9 }
    let own = isFixed ? [] : [curve(coefficient, .fourth, name: "yours, c = \(coefficient, decimals: 2)")]
    let curves = fixed.map { curve($0.0, $0.1) } + own
    return CurveFigureContent(
      title: "The rubber band for several coefficients",
      captions: [
        "f(x) = (1 − 1/(x·c/d + 1))·d: slope c at the edge, and never more than d",
        "d = \(dimension, decimals: 0) pt; c = 0.55 in UIScrollView",
      ],
      plots: [
        Plot(
          x: Plot.Axis(name: "finger past the edge", unit: "pt", range: 0...dimension * 2.5),
          y: Plot.Axis(name: "content past the edge", unit: "pt", range: 0...dimension * 1.08), curves: curves,
          marks: [.horizontal(dimension, label: "d = \(dimension, decimals: 0) pt", ink: .plain)])
      ],
      handles: [
        CurveHandle(.rubberBandCoefficient, .y) {
          let (c, d) = ($0[.rubberBandCoefficient], $0[.dimension])
          return Vector2(d, RubberBand(coefficient: c, dimension: d).stretch(d))
        },
        CurveHandle(.dimension, .y) { Vector2(0, $0[.dimension]) },
      ])
  }

  var fit: CurveFigureContent {
    let polynomial = { @Sendable (x: Double) in 2 + 0.456 * x - 0.000124 * x * x }
    let band = RubberBand(coefficient: coefficient, dimension: 812)
    let off = Self.measurements.map { abs(band.stretch($0.x) - $0.y) }.max() ?? 0
    return CurveFigureContent(
      title: "Measured points, a polynomial and the rubber band",
      captions: [
        "Read off a scroll view 812 pt high: (500, 205), (1000, 328), (1500, 409); quadratic fit 2 + 0.456x − 0.000124x²",
        "f(x) with c = \(coefficient, decimals: 2) is off by \(off, decimals: 1) pt at the most, and unlike the polynomial it keeps rising",
      ],
      plots: [
        Plot(
          x: Plot.Axis(name: "finger past the edge", unit: "pt", range: 0...2500),
          y: Plot.Axis(name: "content past the edge", unit: "pt", range: 0...max(560, 1.04 * band.stretch(2500))),
          curves: [
            curve(coefficient, .first, name: "f(x), c = \(coefficient, decimals: 2), d = 812", d: 812),
            Plot.Curve(name: "2 + 0.456x − 0.000124x²", ink: .second, shape: .function(polynomial), isDashed: true),
            Plot.Curve(name: "readings", ink: .third, shape: .points(Self.measurements)),
          ],
          marks: Self.measurements.dropFirst().map {
            .point($0, label: "(\($0.x, decimals: 0), \($0.y, decimals: 0))", ink: .third)
          })
      ],
      handles: [
        CurveHandle(.rubberBandCoefficient, .y) {
          Vector2(2000, RubberBand(coefficient: $0[.rubberBandCoefficient], dimension: 812).stretch(2000))
        }
      ])
  }
}
