import OverscrollFitting

/// The contents of a recording's stage at one time, except for the pointer's line.
struct RecordingScene: Equatable, Sendable {
  let page: RecordingPage
  let recording: OpenedRecording
  let results: RecordingFits.Results
  /// The platform of the selected law; `nil` for the best.
  let law: Platform?
  /// The visible borders, including a drag in progress.
  let borders: PhaseBorders
  /// Whether the borders differ from the ones that were found.
  let isMoved: Bool
  /// The border that keys move, or that is dragged.
  let selectedBorder: PhaseBorders.Border?
  let isDragging: Bool
  let hovered: RecordingPage.Part?
  /// The name of the numbers that are compared with the current ones; `nil` for none.
  var comparedName: String?

  /// The fit of the selected law; `nil` if it is missing or the recording does not follow the law.
  var fit: FeelFit? {
    results.ranking.fit(of: law)
  }

  // MARK: - Plots

  var offsets: PlotView {
    let range = recording.range
    let margin = (range.upperBound - range.lowerBound) * 0.08
    let measured = Plot.Curve(
      name: "Recorded", ink: .plain,
      shape: .points(thinned(recording.motion.samples) { Vector2($0.time, $0.offset) }), radius: 2.2)
    return page.offsets(
      Plot(
        x: page.time,
        y: Plot.Axis(name: "offset", unit: "pt", range: range.lowerBound - margin...range.upperBound + margin),
        curves: [measured] + courses))
  }

  private var courses: [Plot.Curve] {
    var curves: [Plot.Curve] = []
    if let tuned = results.tuned {
      curves.append(
        Plot.Curve(name: "As tuned", ink: .plain, shape: .function(Self.value(of: tuned)), isDashed: true, width: 1.4))
    }
    if let compared {
      curves.append(
        Plot.Curve(
          name: compared.name, ink: .second, shape: .function(Self.value(of: compared.fit)), isDashed: true, width: 1.4)
      )
    }
    if let fit { curves.append(Plot.Curve(name: "Fit", ink: fit.feel.ink, shape: .function(Self.value(of: fit)))) }
    return curves
  }

  /// The compared fit with its name; `nil` if it equals the current one.
  var compared: (name: String, fit: FeelFit)? {
    guard let comparedName, let fit = results.compared, fit.feel != results.tuned?.feel else { return nil }
    return ("\(comparedName) as tuned", fit)
  }

  private static func value(of fit: FeelFit) -> @Sendable (Double) -> Double {
    { fit.value(at: $0) ?? .nan }
  }

  /// The plot of the errors, scaled to the fit's. The current feel's errors may be larger than the plot.
  var residuals: PlotView {
    let largest = fit.map { abs($0.largestError.error) } ?? results.tuned.map { abs($0.largestError.error) } ?? 1
    let reach = max(0.1, largest * 1.25)
    var curves: [Plot.Curve] = []
    if let tuned = results.tuned {
      curves.append(Plot.Curve(name: "As tuned", ink: .plain, shape: .points(errors(of: tuned)), radius: 1.6))
    }
    if let compared {
      curves.append(
        Plot.Curve(name: compared.name, ink: .second, shape: .points(errors(of: compared.fit)), radius: 1.6))
    }
    if let fit {
      curves.append(Plot.Curve(name: "Fit", ink: fit.feel.ink, shape: .points(errors(of: fit)), radius: 2.2))
    }
    return page.residuals(
      Plot(x: page.time, y: Plot.Axis(name: "recorded − fit", unit: "pt", range: -reach...reach), curves: curves))
  }

  private func errors(of fit: FeelFit) -> [Vector2] { thinned(fit.residuals) { Vector2($0.time, -$0.error) } }

  /// Returns no more points than can be told apart.
  private func thinned<Element>(_ elements: [Element], _ point: (Element) -> Vector2) -> [Vector2] {
    let most = max(64, Int(page.size.width))
    guard elements.count > most else { return elements.map(point) }
    return (0..<most).map { point(elements[$0 * (elements.count - 1) / (most - 1)]) }
  }
}

extension LawRanking {
  /// Returns the fit of a platform's law, or the best fit for `nil`; `nil` if the recording does not follow the law.
  func fit(of law: Platform?) -> FeelFit? {
    fits.first { law == nil || $0.fit.feel.platform == law }?.fit
  }
}
