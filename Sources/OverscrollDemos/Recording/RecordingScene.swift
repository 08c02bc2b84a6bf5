import OverscrollFitting

/// The contents of a recording's stage at one time, except for the pointer's line.
struct RecordingScene: Equatable, Sendable {
  let page: RecordingPage
  let recording: OpenedRecording
  let results: RecordingFits.Results
  /// The platform of the selected law; `nil` for the best.
  let law: Platform?
  let dragged: PhaseBorders?
  let selectedBorder: PhaseBorders.Border?
  /// The part that is pressed, or under the pointer.
  let hovered: RecordingPage.Part?
  var isMoved: Bool { recording.movedFlights != nil }
  var fit: FeelFit? { results.ranking.fit(of: law) }

  var borders: PhaseBorders {
    if let dragged { return dragged }
    let flights = recording.movedFlights ?? results.flights ?? []
    // A fit from the background may still belong to earlier flights.
    let current = fit.flatMap { $0.flights == flights.map(\.times) ? $0 : nil }
    return PhaseBorders(flights, impacts: current?.courses.map(\.impact) ?? [])
  }

  /// The phases of the fit, moved with the borders on the stage as long as these have no fit of their own.
  var phases: [(kind: FeelFit.Phase.Kind, start: Double, end: Double)] {
    guard let fit else { return [] }
    let shown = borders
    let fitted = PhaseBorders(fit.flights.map { FlightSpan($0) }, impacts: fit.courses.map(\.impact))
    let old = fitted.all.compactMap { fitted.time(of: $0) }
    let new = fitted.all.compactMap { shown.time(of: $0) ?? fitted.time(of: $0) }
    func moved(_ time: Double) -> Double {
      guard let index = old.lastIndex(where: { $0 <= time }) else { return time }
      return old[index] == time ? new[index] : max(new[index], min(time, (new + [time])[index + 1]))
    }
    return fit.phases.map { ($0.kind, moved($0.start), moved($0.end)) }
  }

  /// The fits on the stage, each with its name and ink: that of the selected law, and on top that of given numbers.
  private var fits: [(name: String, ink: Plot.Ink, isSelected: Bool, fit: FeelFit)] {
    [fit.map { ($0.feel.title, $0.feel.ink, true, $0) }, results.tuned.map { ("Yours", Plot.Ink.fourth, false, $0) }]
      .compactMap(\.self)
  }

  // MARK: - Plots

  var offsets: PlotView {
    let range = recording.range
    let margin = (range.upperBound - range.lowerBound) * 0.08
    let samples = thinned(recording.motion.samples) { Vector2($0.time, $0.offset) }
    let measured = Plot.Curve(name: "Recorded", ink: .plain, shape: .points(samples), radius: 2.2)
    let courses = fits.map { name, ink, isSelected, fit in
      Plot.Curve(name: name, ink: ink, shape: .function { fit.value(at: $0) ?? .nan }, isDashed: !isSelected)
    }
    let axis = Plot.Axis(name: "offset", unit: "pt", range: range.lowerBound - margin...range.upperBound + margin)
    return page.offsets(Plot(x: page.time, y: axis, curves: [measured] + courses))
  }

  /// The plot of the errors, scaled to the fit's. The current feel's errors may be larger than the plot.
  var residuals: PlotView {
    let maximum = fit.map { abs($0.maximumError.error) } ?? results.tuned.map { abs($0.maximumError.error) } ?? 1
    let reach = max(0.1, maximum * 1.25)
    let curves = fits.map { name, ink, isSelected, fit in
      let errors = thinned(fit.residuals) { Vector2($0.time, -$0.error) }
      return Plot.Curve(name: "Δ \(name)", ink: ink, shape: .points(errors), radius: isSelected ? 2.2 : 1.6)
    }
    return page.residuals(
      Plot(x: page.time, y: Plot.Axis(name: "recorded − fit", unit: "pt", range: -reach...reach), curves: curves))
  }

  private func thinned<Element>(_ elements: [Element], _ point: (Element) -> Vector2) -> [Vector2] {
    let maximumCount = max(64, Int(page.size.width))
    guard elements.count > maximumCount else { return elements.map(point) }
    return (0..<maximumCount).map { point(elements[$0 * (elements.count - 1) / (maximumCount - 1)]) }
  }
}

extension LawRanking {
  var platforms: [Platform] { (0..<count).compactMap { feel(at: $0).platform } }
  func fit(of law: Platform?) -> FeelFit? { fits.first { law == nil || $0.feel.platform == law } }
}
