/// The figures that compare recordings of an actual scroll view with the feels.
struct MeasuredCurves {
  private let mine: ScrollFeel

  init(_ parameters: ParameterValues) { mine = parameters.feel }

  /// The feels `uikit` and `article`, and the current feel if it is another.
  private var feels: [(name: String, feel: ScrollFeel, ink: Plot.Ink)] {
    let known: [(String, ScrollFeel, Plot.Ink)] = [
      (ScrollFeel.uikit.title, .uikit, .first), (ScrollFeel.article.title, .article, .second),
    ]
    return known + (known.contains { $0.1 == mine } ? [] : [("Yours", mine, .fourth)])
  }

  var coast: CurveFigureContent {
    content(
      title: "A real scroll view slows down", samples: UIKitRecording.coast, from: 5074, velocity: 750,
      limits: 0...39148, y: 5050...5470, residue: 2,
      caption: "Recording of iOS 26.1 at ⅓ pt: let go at 5074 pt with 750 pt/s"
    ) { motion, end in
      CurveHandle(.decelerationRate, .y) { Vector2(end, Self.way(motion($0.feel), $0.feel)(end)) }
    }
  }

  var bounce: CurveFigureContent {
    content(
      title: "A real scroll view hits the end of its content", samples: UIKitRecording.impactSinceRelease, from: 39088,
      velocity: 3125, limits: 0...39148, y: 39060...39300, residue: 20,
      caption: "Recording of iOS 26.1 at ⅓ pt: let go 60 pt before the end at 39148 pt with 3125 pt/s"
    ) { motion, _ in
      CurveHandle(.bounceStiffness, .y) {
        let (feel, motion) = ($0.feel, motion($0.feel))
        let turn = motion.nextTurn(after: motion.crossing ?? 0)
        return Vector2(turn + feel.releaseLatency, motion.value(at: turn))
      }
    }
  }

  private func content(
    title: String, samples frames: [(time: Double, offset: Double)], from: Double, velocity: Double,
    limits: ClosedRange<Double>, y: ClosedRange<Double>, residue: Double, caption: String,
    handle: (_ motion: @escaping @Sendable (ScrollFeel) -> ScrollMotion, _ end: Double) -> CurveHandle
  ) -> CurveFigureContent {
    let motion = { @Sendable feel in ScrollMotion(from: from, velocity: velocity, limits: limits, feel: feel) }
    let samples = frames.map { Vector2($0.time, $0.offset) }
    let time = Plot.Axis(name: "t since the finger let go", unit: "s", range: 0...(samples.last?.x ?? 1) * 1.04)
    let ways = feels.map { name, feel, ink in
      (name, ink, Self.way(motion(feel), feel))
    }
    let distances = ways.map { name, _, way in
      "\(name) \(samples.map { abs($0.y - way($0.x)) }.max() ?? 0, decimals: 2) pt"
    }
    let measured = Plot.Curve(name: "measured", ink: .third, shape: .points(samples))
    return CurveFigureContent(
      title: title, captions: [caption, "Largest distance: " + distances.joined(separator: ", ")],
      plots: [
        Plot(
          x: time, y: Plot.Axis(name: "offset", unit: "pt", range: y),
          curves: ways.map { Plot.Curve(name: $0.0, ink: $0.1, shape: .function($0.2)) } + [measured], weight: 2),
        Plot(
          x: time, y: Plot.Axis(name: "measured − feel", unit: "pt", range: -residue...residue),
          curves: ways.map { name, ink, way in
            Plot.Curve(
              name: "measured − \(name)", ink: ink, shape: .points(samples.map { Vector2($0.x, $0.y - way($0.x)) }))
          }),
      ], handles: [handle(motion, samples.last?.x ?? 1)])
  }

  private static func way(_ motion: ScrollMotion, _ feel: ScrollFeel) -> @Sendable (Double) -> Double {
    let latency = feel.releaseLatency
    return { motion.value(at: max(0, $0 - latency)) }
  }
}
