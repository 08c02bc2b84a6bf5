import OverscrollFitting

/// What is to be seen of a recording at one time, but for the pointer's line.
struct RecordingScene: Equatable, Sendable {
  let page: RecordingPage
  let recording: OpenedRecording
  let results: RecordingFits.Results
  /// 0 for the one that fits best.
  let law: Int
  /// As they are seen, be it in mid-drag.
  let borders: PhaseBorders
  /// Whether they are not those that were found.
  let isMoved: Bool
  /// The one that is moved by keys, or dragged.
  let selectedBorder: PhaseBorders.Border?
  let isDragging: Bool
  let hovered: RecordingPage.Part?

  /// The fit of the chosen law; `nil` where that is not there yet, or the recording does not follow it.
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
    if let fit { curves.append(Plot.Curve(name: "Fit", ink: fit.feel.ink, shape: .function(Self.value(of: fit)))) }
    return curves
  }

  private static func value(of fit: FeelFit) -> @Sendable (Double) -> Double {
    { fit.value(at: $0) ?? .nan }
  }

  /// As far as the fit is off; what is as tuned may be farther off than there is room for.
  var residuals: PlotView {
    let largest = fit.map { abs($0.largestError.error) } ?? results.tuned.map { abs($0.largestError.error) } ?? 1
    let reach = max(0.1, largest * 1.25)
    var curves: [Plot.Curve] = []
    if let tuned = results.tuned {
      curves.append(Plot.Curve(name: "As tuned", ink: .plain, shape: .points(errors(of: tuned)), radius: 1.6))
    }
    if let fit {
      curves.append(Plot.Curve(name: "Fit", ink: fit.feel.ink, shape: .points(errors(of: fit)), radius: 2.2))
    }
    return page.residuals(
      Plot(x: page.time, y: Plot.Axis(name: "recorded − fit", unit: "pt", range: -reach...reach), curves: curves))
  }

  private func errors(of fit: FeelFit) -> [Vector2] { thinned(fit.residuals) { Vector2($0.time, -$0.error) } }

  /// No more points than can be told apart.
  private func thinned<Element>(_ elements: [Element], _ point: (Element) -> Vector2) -> [Vector2] {
    let most = max(64, Int(page.size.width))
    guard elements.count > most else { return elements.map(point) }
    return (0..<most).map { point(elements[$0 * (elements.count - 1) / (most - 1)]) }
  }
}

extension LawRanking {
  /// That of a law by its number, 0 for the one that fits best; `nil` where the recording does not follow it.
  func fit(of law: Int) -> FeelFit? {
    law == 0 ? fits.first?.fit : fits.first { $0.fit.feel.name == ScrollFeel.all[law - 1].name }?.fit
  }
}
