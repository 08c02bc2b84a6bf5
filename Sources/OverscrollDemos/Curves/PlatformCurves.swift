/// The figures that compare the platforms.
struct PlatformCurves {
  private let velocity: Double
  private let extent: Double

  init(_ parameters: ParameterValues) {
    velocity = parameters[.initialVelocity]
    extent = parameters[.dimension]
  }

  private static let feels = Platform.allCases.filter(\.appearance.isCompared).map(\.feel)

  var coasts: CurveFigureContent {
    let motions = Self.feels.map { feel in
      (feel, ScrollMotion(from: 0, velocity: velocity, limits: 0...1e6, feel: feel))
    }
    let (time, way) = (motions.map(\.1.duration).max() ?? 1, motions.map(\.1.destination).max() ?? 1)
    return CurveFigureContent(
      title: "One flick on \(Self.feels.count) platforms",
      captions: [
        "Each by its own law; v₀ = \(velocity, decimals: 0) pt/s, in a list without an end",
        motions.map { "\($0.0.title) \($0.1.destination, decimals: 0) pt" }.joined(separator: ", "),
      ],
      plots: [
        Plot(
          x: Plot.Axis(name: "t", unit: "s", range: 0...max(0.1, time * 1.04)),
          y: Plot.Axis(name: "x", unit: "pt", range: 0...max(1, way * 1.08)),
          curves: motions.map { feel, motion in
            Plot.Curve(name: feel.title, ink: feel.ink, shape: .function { motion.value(at: $0) })
          }, weight: 2),
        Plot(
          x: Plot.Axis(name: "t", unit: "s", range: 0...max(0.1, time * 1.04)),
          y: Plot.Axis(name: "v", unit: "pt/s", range: 0...velocity * 1.05),
          curves: motions.map { feel, motion in
            Plot.Curve(name: feel.title, ink: feel.ink, shape: .function { motion.velocity(at: $0) })
          }),
      ],
      handles: [
        CurveHandle(.initialVelocity, .y) {
          let motion = ScrollMotion(from: 0, velocity: $0[.initialVelocity], limits: 0...1e6, feel: .uikit)
          return Vector2(motion.duration, motion.destination)
        }
      ])
  }

  /// The figure of rubber bands and impacts at the edges of each platform.
  var edges: CurveFigureContent {
    let extent = extent
    let bands = Self.feels.map { feel in
      let band = RubberBand(
        coefficient: feel.rubberBandCoefficient, dimension: min(extent, feel.longestPull), shape: feel.rubberBandShape)
      return Plot.Curve(
        name: feel.title, ink: feel.ink, shape: .function { Self.seen(pull: band.stretch($0), feel, extent: extent) })
    }
    let impacts = Self.feels.map { feel in
      (feel, ScrollMotion(from: 0, velocity: velocity, limits: -1e6...0, feel: feel))
    }
    func seen(_ feel: ScrollFeel, _ motion: ScrollMotion) -> @Sendable (Double) -> Double {
      { Self.seen(pull: motion.pull(at: $0), feel, extent: extent) }
    }
    let highest = impacts.map { feel, motion in
      (0...100).map { seen(feel, motion)(Double($0) * 0.004) }.max() ?? 0
    }
    let time = impacts.map(\.1.duration).max() ?? 1
    return CurveFigureContent(
      title: "Past the end: a pull, and an impact",
      captions: [
        "In a view of \(extent, decimals: 0) pt, and hit with \(velocity, decimals: 0) pt/s",
        "Android’s content stays and is stretched: shown is what its far end moves; GTK’s stays under a glow of that height",
      ],
      plots: [
        Plot(
          x: Plot.Axis(name: "finger past the end", unit: "pt", range: 0...extent),
          y: Plot.Axis(name: "seen past the end", unit: "pt", range: 0...extent * 0.4), curves: bands),
        Plot(
          x: Plot.Axis(name: "t", unit: "s", range: 0...max(0.1, time * 1.04)),
          y: Plot.Axis(name: "seen past the end", unit: "pt", range: 0...max(1, (highest.max() ?? 1) * 1.1)),
          curves: impacts.map { feel, motion in
            Plot.Curve(name: feel.title, ink: feel.ink, shape: .function(seen(feel, motion)))
          }),
      ],
      handles: [
        CurveHandle(.dimension, .x) {
          let feel = ScrollFeel.uikit
          let band = RubberBand(coefficient: feel.rubberBandCoefficient, dimension: $0[.dimension])
          return Vector2($0[.dimension], band.stretch($0[.dimension]))
        },
        CurveHandle(.initialVelocity, .y, plot: 1) {
          let motion = ScrollMotion(from: 0, velocity: $0[.initialVelocity], limits: -1e6...0, feel: .uikit)
          let turn = motion.nextTurn(after: 0)
          return Vector2(turn, motion.pull(at: turn))
        },
      ])
  }

  /// Returns the visible part of a pull. If content stretches, this is the displacement of its far end.
  private static func seen(pull: Double, _ feel: ScrollFeel, extent: Double) -> Double {
    guard case .stretches(let stretch) = feel.edge else { return pull }
    return stretch.elongation(pull: pull, extent: extent) * extent
  }
}
