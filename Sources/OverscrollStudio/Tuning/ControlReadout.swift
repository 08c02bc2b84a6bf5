/// Figures derived from a parameter: the properties of its spring, or the effect of a flick or a pull.
struct ControlReadout {
  let title: String
  /// The figures in reading order, at most six.
  let figures: [Readout]
}

extension ControlReadout {
  static func exists(among controls: [ParameterControl]) -> Bool { controls.contains(where: \.hasReadout) }

  /// Creates the readout of `control`. If it has none, uses the first spring, or else the first control with a readout.
  init(_ control: ParameterControl, _ parameters: ParameterValues, all controls: [ParameterControl]) {
    let others = [controls.first { $0.role != nil }, controls.first(where: \.hasReadout)].compactMap { $0 }
    let subject = control.hasReadout ? control : others.first ?? control
    if let role = subject.role {
      self.init(role, parameters.spring(role), threshold: parameters[.threshold])
    } else if subject.parameter == .rubberBandCoefficient {
      self.init(coefficient: parameters[.rubberBandCoefficient])
    } else {
      self.init(DecelerationRate(rawValue: parameters[.decelerationRate]))
    }
  }

  private init(_ role: SpringRole, _ spring: Spring, threshold: Double) {
    self.init(
      title: "\(role.name) spring: \(spring.regime.words)",
      figures: [
        Readout("damping c", DecimalFormat.text(spring.damping, decimals: 2)),
        Readout("β = c/2m", DecimalFormat.text(spring.damping / (2 * spring.mass), decimals: 2) + " /s"),
        Readout("ω₀", DecimalFormat.text(spring.naturalFrequency, decimals: 2) + " /s"),
        spring.settling(threshold: threshold),
        Readout("overshoot", DecimalFormat.text(spring.overshoot * 100, decimals: 1) + " %"),
        Readout("bounce", DecimalFormat.text(spring.bounce, decimals: 2)),
      ])
  }

  private init(_ rate: DecelerationRate) {
    let flick = Deceleration(from: 0, velocity: 1000, rate: rate)
    self.init(
      title: "A flick of 1000 pt/s",
      figures: [
        Readout("distance", DecimalFormat.text(flick.destination, decimals: 1) + " pt"),
        Readout("duration", DecimalFormat.text(flick.duration, decimals: 2) + " s"),
        Readout("time to 50 %", DecimalFormat.text(flick.duration(to: flick.destination / 2) ?? 0, decimals: 2) + " s"),
        Readout("friction", DecimalFormat.text(rate.resistance, decimals: 3) + " /s"),
        Readout("v after 0.1 s", DecimalFormat.text(flick.velocity(at: 0.1), decimals: 0) + " pt/s"),
        Readout("v after 1 s", DecimalFormat.text(flick.velocity(at: 1), decimals: 0) + " pt/s"),
      ])
  }

  private init(coefficient: Double) {
    let band = RubberBand(coefficient: coefficient, dimension: 600)
    self.init(
      title: "Rubber band, 600 pt view",
      figures: [50.0, 100, 200, 400, 800, 1600].map { pull in
        Readout("\(Int(pull)) pt drag", DecimalFormat.text(band.clamp(pull, to: 0...0), decimals: 0) + " pt")
      })
  }

  private static let columns = 3

  func draw(on canvas: inout Canvas, in box: Rect, _ theme: Theme) {
    let head = Rect(x: box.minX, y: box.minY, width: box.width, height: 18)
    canvas.text(title, in: head, Theme.Text.strong, theme.text)
    let width = box.width / Double(Self.columns)
    for (index, figure) in figures.enumerated() {
      let (column, row) = (Double(index % Self.columns), Double(index / Self.columns))
      let corner = Vector2(box.minX + column * width, box.minY + 26 + row * 40)
      canvas.text(figure.label, at: corner, Theme.Text.caption, theme.secondaryText, maxWidth: width - 6)
      let place = corner + Vector2(0, 15)
      canvas.text(figure.value, at: place, Theme.Text.figures, theme.text, maxWidth: width - 4)
    }
  }
}

extension ParameterControl {
  fileprivate var hasReadout: Bool {
    role != nil || parameter == .decelerationRate || parameter == .rubberBandCoefficient
  }
}

extension Spring.Regime {
  fileprivate var words: String {
    switch self {
    case .underdamped: "underdamped"
    case .critical: "critically damped"
    case .overdamped: "overdamped"
    }
  }
}
